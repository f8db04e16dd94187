import { DateTime } from 'luxon';
import { writtenAmount } from '../../../../platform/money/written-amount.js';
import type { Say } from './total-facts.js';

const dateOf = (text: string) => DateTime.fromISO(text, { zone: 'utc', locale: 'en-GB' });

const hours = (minutes: number) => {
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${whole}:${String(rest).padStart(2, '0')} h`;
};

/** A value of a report as it reads on paper and in a mail. */
export const sayIn =
  (currency: string): Say =>
  (kind, value) => {
    if (value === null || value === undefined) return '';
    switch (kind) {
      case 'start':
        return dateOf(String(value).replace(' ', 'T')).toFormat('ccc d LLL yyyy, HH:mm');
      case 'date':
        return dateOf(String(value)).toFormat('ccc d LLL yyyy');
      case 'minutes':
        return hours(Number(value));
      case 'money':
        return writtenAmount(Math.round(Number(value) * 100), currency);
      case 'mark':
        return value ? 'yes' : '';
      case 'count':
      case 'text':
        return String(value);
    }
  };
