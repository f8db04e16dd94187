import { money } from '../../format/money';

/** With the currency, because whoever pays may live in another country. */
export const said = (amount: number, currency: string): string => `${currency} ${money(amount, currency)}`;
