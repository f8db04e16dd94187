import { DateTime } from 'luxon';
import { invalid } from '../../../platform/errors/refusal.js';
import type { LessonTime } from '../events.js';
import { isDate, minutesBetween, shifted } from './lesson-time.js';

/** Daily, weekly or every second week. R076 */
export interface Recurrence {
  frequency: number;
  period: 'days' | 'weeks';
  /** `until`: said beside the count, which has to fit. */
  end: { type: 'after'; count: number; until?: string } | { type: 'ongoing' } | { type: 'on_date'; date: string };
}

/** The first lesson included. R077 F17 */
export const DEFAULT_COUNT = 4;
export const MOST_LESSONS = 400;

const day = (date: string) => DateTime.fromISO(date, { zone: 'utc' });

/** "Ongoing" means one year. R077 */
const lastPossible = (firstDate: string, end: Recurrence['end']) =>
  end.type === 'on_date' ? day(end.date) : end.type === 'ongoing' ? day(firstDate).plus({ years: 1 }) : undefined;

/** The first day included; at most MOST_LESSONS + 1, so that the caller can detect too many. */
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

export const describeSeries = (
  series: Pick<Recurrence, 'frequency' | 'period'> & { firstDate: string; startTime: string; lastDate: string },
) =>
  `${interval(series.firstDate, series)} ${series.startTime} until ${day(series.lastDate).setLocale('en').toFormat('d MMM yyyy')}`;

/** As its first and its last lesson have it. */
export const describeTimes = (
  { date: firstDate, startTime }: LessonTime,
  { date: lastDate }: LessonTime,
  { frequency, period }: Pick<Recurrence, 'frequency' | 'period'>,
) => describeSeries({ frequency, period, firstDate, startTime, lastDate });

const RHYTHMS = ['1 days', '1 weeks', '2 weeks'];

/** In local time: a lesson at four stays at four across clock changes. */
export function seriesTimes(first: LessonTime, recurrence: Recurrence): LessonTime[] {
  if (!RHYTHMS.includes(`${recurrence.frequency} ${recurrence.period}`))
    throw invalid('frequency', 'An event repeats daily, weekly or every two weeks.');
  const dates = occurrences(first.date, recurrence);
  if (dates.length === 0) throw invalid('lastDate', 'end date must be after start date');
  if (dates.length > MOST_LESSONS) throw invalid('lastDate', `A series has at most ${MOST_LESSONS} events.`);
  const { end } = recurrence;
  if (end.type === 'after' && end.until !== undefined) {
    const { until } = end;
    const fit = dates.filter((date) => date <= until).length;
    if (fit < dates.length) throw invalid('repeat_count', `Only ${fit} events fit until ${until}.`);
  }
  if (!dates.every(isDate)) throw invalid('lastDate', 'lastDate must be a day of the calendar');
  return dates.map((date) => {
    const minutes = minutesBetween({ date: first.date, time: '00:00' }, { date, time: '00:00' });
    return shifted(first, { start: minutes, end: minutes });
  });
}
