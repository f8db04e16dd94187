import { DateTime } from 'luxon';

/** How lessons repeat: every day, every week or every second week. R076 */
export interface Recurrence {
  frequency: number;
  period: 'days' | 'weeks';
  end: { type: 'after'; count: number } | { type: 'ongoing' } | { type: 'on_date'; date: string };
}

/** Lessons of a series when nobody says how many, the first included. R077 F17 */
export const DEFAULT_COUNT = 4;
/** More than a year of days: nobody means more lessons than that in one go. */
export const MOST_LESSONS = 400;

const day = (date: string) => DateTime.fromISO(date, { zone: 'utc' });

/** "Repeats without an end" means one year. R077 */
const lastPossible = (firstDate: string, end: Recurrence['end']) =>
  end.type === 'on_date' ? day(end.date) : end.type === 'ongoing' ? day(firstDate).plus({ years: 1 }) : undefined;

/** The days of a series, the first included. At most one more than MOST_LESSONS, so that too many can be told from enough. */
export function occurrences(firstDate: string, { frequency, period, end }: Recurrence): string[] {
  const last = lastPossible(firstDate, end);
  const dates: string[] = [];
  for (let step = 0; dates.length <= MOST_LESSONS; step++) {
    const next = day(firstDate).plus({ [period]: step * frequency });
    if (last ? next > last : end.type === 'after' && step >= end.count) break;
    dates.push(next.toFormat('yyyy-MM-dd'));
  }
  return dates;
}

const interval = (firstDate: string, { frequency, period }: Pick<Recurrence, 'frequency' | 'period'>) => {
  if (period === 'days') return 'Every day';
  return `Every ${frequency === 2 ? 'second ' : ''}${day(firstDate).setLocale('en').toFormat('cccc')}`;
};

/** The sentence people read: "Every second Tuesday 16:00 until 16 Nov 2027". */
export const describeSeries = (
  series: Pick<Recurrence, 'frequency' | 'period'> & { firstDate: string; startTime: string; lastDate: string },
) =>
  `${interval(series.firstDate, series)} ${series.startTime} until ${day(series.lastDate).setLocale('en').toFormat('d MMM yyyy')}`;
