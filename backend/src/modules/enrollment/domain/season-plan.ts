import { DateTime } from 'luxon';
import { invalid } from '../../../platform/errors/refusal.js';
import { LONGEST_SEASON_DAYS, type SeasonDays } from './season-days.js';

/** What becomes of the former season's riders: registered at once, a place is kept for each until a day, or nothing. */
export const SEASON_RIDERS = ['keep', 'offer', 'none'] as const;
export type SeasonRiders = (typeof SEASON_RIDERS)[number];

export interface SeasonPlan {
  /** The former one. */
  readonly seriesId: string;
  readonly title: string;
  /** Or the first day after it on a weekday of the session. */
  readonly firstDay: string;
  /** One of both; neither: as many lessons as before. */
  readonly lastDay?: string | undefined;
  readonly count?: number | undefined;
  /** Kept where it is left out. */
  readonly productId?: string | undefined;
  readonly maxEnrollment?: number | undefined;
  readonly riders: SeasonRiders;
  /** The last day on which places are kept. */
  readonly until?: string | undefined;
}

/** The last minute of a day at the barn. */
export const keptUntil = (date: string, zone: string): Date =>
  DateTime.fromISO(date, { zone }).set({ hour: 23, minute: 59, second: 0, millisecond: 0 }).toJSDate();

/** Each refusal names its field. */
export function checkSeason(
  { title, firstDay, lastDay, count, riders, until }: SeasonPlan,
  { days }: SeasonDays,
  { now, timeZone }: { now: Date; timeZone: string },
) {
  const today = DateTime.fromJSDate(now, { zone: timeZone }).toFormat('yyyy-MM-dd');
  if (!title.trim()) throw invalid('title', 'title is required');
  if (firstDay <= today) throw invalid('first_day', 'A next season begins after today.');
  if (lastDay !== undefined && count !== undefined)
    throw invalid('count', 'Say a last day or a number of lessons, not both.');
  if (lastDay !== undefined && lastDay < firstDay)
    throw invalid('last_day', 'The last day cannot be before the first.');
  const [begins] = days;
  if (begins === undefined) throw invalid('first_day', 'No lesson falls on one of these days.');
  if (count !== undefined && days.length < count)
    throw invalid('count', `Only ${days.length} lessons fit into ${LONGEST_SEASON_DAYS} days.`);
  if (riders !== 'offer') return;
  if (until === undefined) throw invalid('until', 'Until when are places kept?');
  if (until < today) throw invalid('until', 'This day is over.');
  if (until >= begins) throw invalid('until', 'Places are kept until a day before the first lesson.');
}
