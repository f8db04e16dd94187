import { DateTime } from 'luxon';

/** What a package pays for: a number of lessons, so many of each week, or every lesson within its dates. */
export const COVERAGES = ['lessons', 'weekly', 'unlimited'] as const;
export type Coverage = (typeof COVERAGES)[number];

export interface Remaining {
  readonly coverage: Coverage;
  /** Where `coverage` is `weekly`. */
  readonly perWeek: number | null;
  /** Where `coverage` is `lessons`. */
  readonly unitsLeft: number;
  /** Days of the lessons that it covers now; asked of a `weekly` one alone. */
  readonly usedOn: readonly string[];
}

/** The Monday of the day's week. Days are the barn's, so that no zone and no change of the clock moves them. */
export const weekOf = (day: string) => DateTime.fromISO(day, { zone: 'utc' }).startOf('week').toISODate() ?? day;

/** How many lessons of this day it still covers, as far as they are counted; less than one: none. C01 C02 */
export function leftFor({ coverage, perWeek, unitsLeft, usedOn }: Remaining, day: string): number {
  if (coverage === 'unlimited') return Infinity;
  if (coverage === 'lessons') return unitsLeft;
  const week = weekOf(day);
  return (perWeek ?? 0) - usedOn.filter((used) => weekOf(used) === week).length;
}

/** After one more lesson of this day. */
export const usedBy = <Of extends Remaining>(of: Of, day: string): Of => ({
  ...of,
  unitsLeft: of.unitsLeft - 1,
  usedOn: [...of.usedOn, day],
});

/** "unlimited", "2 a week"; undefined of what is counted in lessons. */
export function coverageWords({ coverage, perWeek }: Pick<Remaining, 'coverage' | 'perWeek'>): string | undefined {
  if (coverage === 'unlimited') return 'unlimited';
  return coverage === 'weekly' ? `${perWeek ?? 0} a week` : undefined;
}
