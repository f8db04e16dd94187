import { language } from '../i18n/catalogue';
import { shortDay } from './dates';

/** "$45.00", in the barn's currency. */
export const money = (amount: number, currency: string | null): string =>
  new Intl.NumberFormat(
    language(),
    currency ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } : { minimumFractionDigits: 2 },
  ).format(amount);

/** "Tue 24 Nov 2026": the day until which something is to be paid. */
export const dayWithYear = (date: string): string => `${shortDay(date)} ${date.slice(0, 4)}`;
