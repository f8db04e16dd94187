import { invalid } from '../../../platform/errors/refusal.js';
import type { TimeOffAsked, TimeOffSettled, TimeOffState } from '../time-off-events.js';
import { peopleErrors } from './errors.js';

/** Days of the barn, the last one included; of a single day perhaps a part, on the barn's clocks. */
export interface DaysOff {
  readonly from: string;
  readonly until: string;
  readonly startTime: string | null;
  readonly endTime: string | null;
}

export interface TimeOffWish extends DaysOff {
  readonly reason: string | null;
}

export interface KnownTimeOff extends TimeOffWish {
  readonly timeOffId: string;
  readonly instructorId: string;
  readonly personId: string;
  readonly state: TimeOffState;
}

export type Whose = Pick<KnownTimeOff, 'timeOffId' | 'instructorId' | 'personId'>;

const LONGEST_DAYS = 366;
const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 86_400_000;

/** Throws at the field that is wrong. A day that is over needs nobody's leave. */
export function checkDaysOff({ from, until, startTime, endTime }: DaysOff, today: string) {
  if (until < from) throw invalid('until_date', 'The last day is not before the first one');
  if (until < today) throw invalid('until_date', 'These days are over');
  if (daysBetween(from, until) >= LONGEST_DAYS)
    throw invalid('until_date', `At most ${LONGEST_DAYS} days at once; ask for the rest by itself`);
  if (startTime === null && endTime === null) return;
  if (from !== until) throw invalid('start_time', 'Times are for a single day; several days are off as a whole');
  if (startTime === null) throw invalid('start_time', 'Say from when on, or leave both times empty');
  if (endTime === null) throw invalid('end_time', 'Say until when, or leave both times empty');
  if (endTime <= startTime) throw invalid('end_time', 'It ends after it begins');
}

const isSame = (one: TimeOffWish, other: TimeOffWish) =>
  one.from === other.from &&
  one.until === other.until &&
  one.startTime === other.startTime &&
  one.endTime === other.endTime &&
  one.reason === other.reason;

/** A new request, unless the same days wait or are approved already. */
export const decideAsking = (whose: Whose, isKnown: boolean): TimeOffAsked[] =>
  isKnown ? [] : [{ type: 'people.TimeOffAsked', data: { ...whose, isChange: false } }];

/** Other days in place of those that wait for an answer. Throws `time_off_settled` once there is one. */
export function decideOtherDays(wish: TimeOffWish, known: KnownTimeOff): TimeOffAsked[] {
  if (known.state !== 'asked') throw peopleErrors.time_off_settled();
  if (isSame(wish, known)) return [];
  const { timeOffId, instructorId, personId } = known;
  return [{ type: 'people.TimeOffAsked', data: { timeOffId, instructorId, personId, isChange: true } }];
}

const settled = ({ timeOffId, instructorId, personId }: Whose, state: TimeOffState, former: TimeOffState | null) => [
  {
    type: 'people.TimeOffSettled',
    data: { timeOffId, instructorId, personId, state, former },
  } satisfies TimeOffSettled,
];

/**
 * An administrator's answer, or its being taken back. `seen` is the state that was answered: throws `time_off_settled` where it is another
 * by then, unless it is the wanted one already.
 */
export function decideAnswer(to: TimeOffState, seen: TimeOffState, known: KnownTimeOff): TimeOffSettled[] {
  if (known.state === to) return [];
  if (known.state !== seen) throw peopleErrors.time_off_settled();
  return settled(known, to, known.state);
}

/** By whoever asked. What was declined stays so. */
export function decideWithdrawal(known: KnownTimeOff): TimeOffSettled[] {
  if (known.state === 'withdrawn') return [];
  if (known.state === 'declined') throw peopleErrors.time_off_settled();
  return settled(known, 'withdrawn', known.state);
}

/** Noted by an administrator, and so approved. */
export const decideNoting = (whose: Whose, isKnown: boolean): TimeOffSettled[] =>
  isKnown ? [] : settled(whose, 'approved', null);
