import type { Sql } from '../../../platform/database/connect.js';
import { closuresIn } from '../../setup/contracts.js';
import { leaveOutClosed, type SeriesDate } from '../domain/series-dates.js';

interface Planner {
  sql: Sql;
  farmId: string;
  actor: { userType: string };
}

/** The days of a series, those on which the barn is closed left out. Whether it opens for a lesson is its staff's decision. */
export async function openDates(
  { sql, farmId, actor }: Planner,
  dates: readonly SeriesDate[],
  keepDates: readonly string[] = [],
): Promise<SeriesDate[]> {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return [...dates];
  const closures = await closuresIn(sql, farmId, { from: first.time.date, to: last.time.date });
  return leaveOutClosed(dates, closures, actor.userType === 'STU' ? [] : keepDates);
}
