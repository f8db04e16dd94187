import { DateTime } from 'luxon';
import type { CancelReason } from '../../scheduling/contracts.js';
import { termOn, type TermCalendar } from '../../setup/contracts.js';
import type { BarnAction } from './status.js';

/** A term is the barn's own, by its list of terms. */
export const PERIODS = ['month', 'quarter', 'year', 'term'] as const;
export type Period = (typeof PERIODS)[number];
export const GIVES = ['lesson', 'makeup', 'single_lesson', 'credit', 'refund', 'nothing'] as const;
export type Gives = (typeof GIVES)[number];
export const NOTICES = ['hours', 'working_hours', 'days', 'clock', 'start'] as const;

/**
 * Until when: hours before the lesson; hours of Monday to Friday; days before at the lesson's own time of day; a time of
 * day so many days before; or until the lesson begins. All in the barn's zone.
 */
export type Notice =
  | { readonly kind: 'hours' | 'working_hours' | 'days'; readonly count: number }
  | { readonly kind: 'clock'; readonly daysBefore: number; readonly time: string }
  | { readonly kind: 'start' };

/** Minor units, or per cent of what the lesson is worth. */
export type LateFee =
  | { readonly kind: 'amount'; readonly minor: number }
  | { readonly kind: 'percent'; readonly percent: number };

export interface PolicyStep {
  readonly until: Notice;
  readonly gives: Gives;
  /** Of a credit or a refund; 100 is all of it. */
  readonly percent: number;
  /** Kept back of a credit or a refund, minor units. */
  readonly lessMinor: number;
  /** Charged, and put on an invoice. */
  readonly fee: LateFee | null;
  /** Given only if somebody takes the place before the lesson begins; missing, too, in rules from before there was this. */
  readonly ifFilled?: true;
}

export type Validity =
  | { readonly kind: 'days'; readonly count: number }
  | { readonly kind: 'end_of'; readonly period: Period };

export interface MakeupRules {
  /** Null: as many days as the barn's settings say. */
  readonly validity: Validity | null;
  readonly cap: { readonly count: number; readonly per: Period | 'package' } | null;
  /** Whether a lesson that was itself a makeup gives it back. C08 */
  readonly again: boolean;
}

/** What riders get when the barn calls a lesson off, by the reason; of a reason that is missing the settings decide. */
export type CalledOffRules = Readonly<Partial<Record<CancelReason, BarnAction>>>;

/** After so many no-shows in a row in a series the rider's later places are released. */
export interface StrikeRule {
  readonly count: number;
  /** By themselves, so many days after the family's mail; missing where staff are asked, and in rules from before there was this. */
  readonly releaseAfter?: number;
}

/** The steps come in the order of their notice, the longest first; the last one lasts until the lesson begins. */
export interface PolicyRule {
  readonly steps: readonly PolicyStep[];
  /** So many cancellations that are too late for the first step count as if they were in time. */
  readonly free: { readonly count: number; readonly per: Period } | null;
  readonly makeup: MakeupRules;
  /** Missing, too, in rules from before there was one. */
  readonly calledOff?: CalledOffRules;
  readonly strikes?: StrikeRule;
}

export const MOST_STEPS = 6;

/** Hours of Saturdays and Sundays do not count. */
function workingHoursBefore(start: DateTime, hours: number): DateTime {
  let [at, left] = [start, hours];
  while (left > 0) {
    const midnight = at.startOf('day');
    const day = at.equals(midnight) ? midnight.minus({ days: 1 }) : midnight;
    const there = day.weekday > 5 ? 0 : at.diff(day, 'hours').hours;
    if (there >= left) return at.minus({ hours: left });
    [at, left] = [day, left - there];
  }
  return at;
}

function beforeClamping(until: Notice, start: DateTime): DateTime {
  switch (until.kind) {
    case 'hours':
      return start.minus({ hours: until.count });
    case 'working_hours':
      return workingHoursBefore(start, until.count);
    case 'days':
      return start.minus({ days: until.count });
    case 'clock': {
      const [hour = 0, minute = 0] = until.time.split(':').map(Number);
      return start.minus({ days: until.daysBefore }).set({ hour, minute, second: 0, millisecond: 0 });
    }
    case 'start':
      return start;
  }
}

/** The last moment of a step, at which it still holds; never after the lesson has begun. */
export function deadline(until: Notice, startsAt: Date, timeZone: string): Date {
  const start = DateTime.fromJSDate(startsAt, { zone: timeZone });
  return DateTime.min(beforeClamping(until, start), start).toJSDate();
}

/** The step in force: the first whose deadline has not passed. */
export function stepAt(rule: PolicyRule, startsAt: Date, now: Date, timeZone: string): number {
  const found = rule.steps.findIndex(({ until }) => now.getTime() <= deadline(until, startsAt, timeZone).getTime());
  return found === -1 ? rule.steps.length - 1 : found;
}

/** `2026-11` and the like: equal for days of the same period. All days after the barn's last term are one. */
export function periodOf(date: string, period: Period, calendar: TermCalendar): string {
  if (period === 'term') return termOn(calendar, date)?.lastDay ?? 'later';
  const [year = '', month = '01'] = date.split('-');
  if (period === 'year') return year;
  return period === 'month' ? `${year}-${month}` : `${year}-${Math.ceil(Number(month) / 3)}`;
}

/** The last day on which a makeup for a lesson of this date may be ridden; undefined after the barn's last term. */
export function lastDay(validity: Validity, lessonDate: string, calendar: TermCalendar): string | undefined {
  const date = DateTime.fromISO(lessonDate, { zone: 'utc' });
  if (validity.kind === 'days') return date.plus({ days: validity.count }).toISODate() ?? lessonDate;
  if (validity.period === 'term') return termOn(calendar, lessonDate)?.lastDay;
  return date.endOf(validity.period).toISODate() ?? lessonDate;
}

const isByTerm = ({ free, makeup: { validity, cap } }: PolicyRule) =>
  free?.per === 'term' || cap?.per === 'term' || (validity?.kind === 'end_of' && validity.period === 'term');

/** The rule reckons by terms, and the barn has none that has not ended by this day. */
export const lacksTerms = (rule: PolicyRule, today: string, calendar: TermCalendar) =>
  isByTerm(rule) && termOn(calendar, today) === undefined;
