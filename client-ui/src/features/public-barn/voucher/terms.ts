import { dayWithYear, money } from '../../../format/money';
import type { Ordered } from './voucher';

export const goodUntil = (expiry: string | null): string =>
  expiry === null ? 'It does not expire' : dayWithYear(expiry);

/** With the currency, because whoever pays may live in another country. */
export const said = (amount: number, currency: string): string => `${currency} ${money(amount, currency)}`;

export const totalOf = ({ total, currency_code }: Pick<Ordered, 'total' | 'currency_code'>): string =>
  said(total / 100, currency_code);
