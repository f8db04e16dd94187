import { money } from '../../format/money';
import type { Started } from './card-payment';

/** "Pay CAD $90.40": code, symbol and two decimals. R243 */
export const payLabel = ({ amount, currency }: Started['payment_intent']): string =>
  `Pay ${currency} ${money(amount / 100, currency)}`;
