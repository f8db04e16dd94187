import { invalid } from '../../../platform/errors/refusal.js';
import { closureOn, type Closure } from '../../setup/contracts.js';
import type { LessonTime } from '../events.js';
import { clockChange, instantsOf } from './lesson-time.js';
import { seriesTimes, type Recurrence } from './series.js';

export interface Repeats {
  recurrence: Recurrence;
  /** Days on which no lesson is wanted; they count among "after N times". */
  skipDates?: readonly string[];
  /** Closed days on which there is a lesson all the same. */
  keepDates?: readonly string[];
}
export interface SeriesDate {
  time: LessonTime;
  isLeftOut: boolean;
  /** What the barn is closed for on that day. */
  closed: string | null;
}

/** Every day of a series, for its preview; what is planned are those that are not left out. R076 R077 */
export const seriesDates = (first: LessonTime, { recurrence, skipDates = [] }: Repeats): SeriesDate[] =>
  seriesTimes(first, recurrence).map((time) => ({ time, isLeftOut: skipDates.includes(time.date), closed: null }));

/** Closed days are left out, unless somebody wants them; they count among "after N times" as those that are skipped. */
export const leaveOutClosed = (
  dates: readonly SeriesDate[],
  closures: readonly Closure[],
  keepDates: readonly string[] = [],
): SeriesDate[] =>
  dates.map(({ time, isLeftOut }) => {
    const closed = closureOn(closures, time.date)?.name ?? null;
    return { time, isLeftOut: isLeftOut || (closed !== null && !keepDates.includes(time.date)), closed };
  });

/** The days after `last`, whose lesson there is already. R214 F17 */
export function laterDates(last: LessonTime, repeats: Repeats): SeriesDate[] {
  const [, ...later] = seriesDates(last, repeats);
  if (later.length === 0) {
    const field = repeats.recurrence.end.type === 'after' ? 'repeat_count' : 'lastDate';
    throw invalid(
      field,
      field === 'lastDate' ? 'end date must be after start date' : 'A series has at least 2 events.',
    );
  }
  return later;
}

export function wantedTimes(dates: readonly SeriesDate[]): LessonTime[] {
  const times = dates.filter(({ isLeftOut }) => !isLeftOut).map(({ time }) => time);
  if (times.length === 0) throw invalid('skip_dates', 'Every date is left out.');
  return times;
}

export interface DateMarks {
  isPast: boolean;
  /** The barn called off lessons of that day for a holiday. */
  isHoliday: boolean;
  clockChange: ReturnType<typeof clockChange>;
}

/** What to look at twice before planning; it prevents nothing. */
export const marksOf = (
  time: LessonTime,
  { zone, now, holidays }: { zone: string; now: Date; holidays: readonly string[] },
): DateMarks => ({
  isPast: instantsOf(time, zone).startsAt < now,
  isHoliday: holidays.includes(time.date),
  clockChange: clockChange(time, zone),
});
