import type { Kind } from '@/data/requests/imports';
import { count } from '@/data/time/words';

export const KINDS: Readonly<Record<Kind, { label: string; what: string; list: string; listed: string }>> = {
  people: {
    label: 'Account holders and riders',
    what: 'One row for each rider, with who pays; rows of one account holder become one account.',
    list: '/accounts',
    listed: 'account holders',
  },
  horses: { label: 'Horses', what: 'One row for each horse.', list: '/horses', listed: 'horses' },
};

export const isKind = (text: string | null): text is Kind => text === 'people' || text === 'horses';

export const rows = (number: number) => count(number, 'row');

const SEPARATORS: Readonly<Record<string, string>> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' };
export const separated = (separator: string) => SEPARATORS[separator] ?? separator;
