import { DateTime } from 'luxon';
import { invalid } from '../../../platform/errors/refusal.js';

/** How the wire says that a date of birth is unknown; the table says null. R160 */
export const UNKNOWN_BIRTH = '1800-01-01';

export const BIRTH_TEXTS = {
  month: 'Must be a number between 1 and 12',
  year: 'Must be a 4 digit  number ',
  day: 'min Must be a number between 1 and 31',
  dayTooHigh: 'max  Must be a number between 1 and 31',
} as const;
export const BIRTH_YEARS = { first: 1900, last: 2050 } as const;

type Part = number | null | undefined;

export interface BirthGiven {
  year?: Part;
  month?: Part;
  day?: Part;
  /** Counts where year, month and day are all left out. */
  date?: string | null;
}

/** `YYYY-MM-DD`, null for unknown, undefined where nothing is said. R160 R251 */
export function dateOfBirth({ year, month, day, date }: BirthGiven): string | null | undefined {
  const parts = { year, month, day };
  const given = Object.values(parts);
  if (given.every((part) => part === undefined)) return date ? wholeDate(date) : date;
  if (given.every((part) => part === undefined || part === null)) return null;
  for (const name of ['year', 'month', 'day'] as const)
    if (typeof parts[name] !== 'number') throw invalid(name, BIRTH_TEXTS[name]);
  const composed = DateTime.fromObject({ year: year ?? 0, month: month ?? 0, day: day ?? 0 }, { zone: 'utc' });
  if (!composed.isValid) throw invalid('day', 'This month does not have so many days');
  return composed.toISODate();
}

function wholeDate(date: string) {
  if (date === UNKNOWN_BIRTH) return null;
  const year = Number(date.slice(0, 4));
  if (year < BIRTH_YEARS.first || year > BIRTH_YEARS.last) throw invalid('date_of_birth', BIRTH_TEXTS.year);
  return date;
}

/** In whole years; both `YYYY-MM-DD`. Whoever is born on 29 February has a birthday on 1 March of other years. */
export const wholeYears = (born: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (born.slice(5) > day.slice(5) ? 1 : 0);
