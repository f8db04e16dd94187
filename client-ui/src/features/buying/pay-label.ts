import { t } from '../../i18n/t';
import type { StartedPayment } from '@leadline/api-client/card-payment';
import { money } from '../../format/money';

/** "Pay CAD $90.40": code, symbol and two decimals. R243 */
export const payLabel = ({ amount, currency }: StartedPayment['payment_intent']): string =>
  t('Pay {amount}', { amount: `${currency} ${money(amount / 100, currency)}` });
