import type { Closure } from './closures.js';

export const HOLIDAY_KINDS = ['public', 'bank', 'school', 'optional', 'observance'] as const;
export type HolidayKind = (typeof HOLIDAY_KINDS)[number];
/** Of a country's calendar: on what most of it is shut comes first. */
export interface Holiday extends Closure {
  readonly kind: HolidayKind;
}

/** As the library has it: from a moment of the country's day until another. */
export interface KnownHoliday {
  readonly date: string;
  readonly start: Date;
  readonly end: Date;
  readonly name: string;
  readonly type: string;
}

const DAY = 24 * 60 * 60 * 1000;
const isKind = (type: string): type is HolidayKind => (HOLIDAY_KINDS as readonly string[]).includes(type);

/** Whole days in the order of the year; of several on one day the first of the kinds. Clocks change, so days are rounded. */
export function holidaysOf(known: readonly KnownHoliday[]): Holiday[] {
  const byDay = new Map<string, Holiday>();
  const inOrder = known
    .flatMap(({ type, ...holiday }) => (isKind(type) ? [{ kind: type, ...holiday }] : []))
    .toSorted((a, b) => HOLIDAY_KINDS.indexOf(a.kind) - HOLIDAY_KINDS.indexOf(b.kind));
  for (const { kind, date, start, end, name } of inOrder) {
    const firstDay = date.slice(0, 10);
    const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY));
    const lastDay = new Date(Date.parse(`${firstDay}T00:00:00Z`) + (days - 1) * DAY).toISOString().slice(0, 10);
    if (!byDay.has(firstDay)) byDay.set(firstDay, { kind, name: name.slice(0, 100), firstDay, lastDay });
  }
  return [...byDay.values()].toSorted((a, b) => a.firstDay.localeCompare(b.firstDay));
}
