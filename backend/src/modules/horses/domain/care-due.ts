import { DateTime } from 'luxon';

export const CARE_UNITS = ['day', 'week', 'month'] as const;
export type CareUnit = (typeof CARE_UNITS)[number];

/** Every so many days, weeks or months. */
export interface CareInterval {
  readonly every: number;
  readonly unit: CareUnit;
}

/** The last time that something was done; `nextOn` is when it is due again, where that was said. Local dates of the barn. */
export interface LastCare {
  readonly doneOn: string;
  readonly nextOn: string | null;
}

export const CARE_STATES = ['overdue', 'soon', 'never', 'fine', 'open'] as const;
/** `never`: it is to be done regularly and has not been noted once; `open`: it has been done, and nothing says when it is due again. */
export type CareState = (typeof CARE_STATES)[number];

export interface CareDue {
  readonly state: CareState;
  readonly dueOn: string | null;
  /** From today until then, negative once it is past. */
  readonly days: number | null;
}

const dayOf = (date: string) => DateTime.fromISO(date, { zone: 'utc' });

/** A month later is the same day of the month, or its last one. */
export function careDueOn({ doneOn, nextOn }: LastCare, interval: CareInterval | null): string | null {
  if (nextOn !== null || interval === null) return nextOn;
  return dayOf(doneOn)
    .plus({ [interval.unit]: interval.every })
    .toFormat('yyyy-MM-dd');
}

/** The barn's date, and from how many days before something counts as due soon. */
export interface CareClock {
  readonly today: string;
  readonly soonDays: number;
}

/** Due today is not overdue yet. */
export function careDue(last: LastCare | null, interval: CareInterval | null, clock: CareClock): CareDue {
  if (last === null) return { state: interval === null ? 'open' : 'never', dueOn: null, days: null };
  return dueBy(careDueOn(last, interval), clock);
}

/** How urgent it is that something holds until a day, which is its last good one; nothing says when where there is none. */
export function dueBy(dueOn: string | null, { today, soonDays }: CareClock): CareDue {
  if (dueOn === null) return { state: 'open', dueOn, days: null };
  const days = dayOf(dueOn).diff(dayOf(today), 'days').days;
  return { state: days < 0 ? 'overdue' : days <= soonDays ? 'soon' : 'fine', dueOn, days };
}

type Urgency = Pick<CareDue, 'state' | 'days'>;

/** Of what is as urgent, the earlier day; what is of the same day keeps its order. */
export const moreUrgent = (one: Urgency, other: Urgency) =>
  CARE_STATES.indexOf(one.state) - CARE_STATES.indexOf(other.state) || (one.days ?? 0) - (other.days ?? 0);
