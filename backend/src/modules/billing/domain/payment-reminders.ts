import { DateTime } from 'luxon';
import { numberIfSet, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { addDays, dayIn } from './days.js';

/** One of the barn's reminders: so many days after the due date, before it where they are negative. */
export interface ReminderStep {
  readonly step: number;
  readonly days: number;
}
export const STEPS = [1, 2, 3] as const;

/** Those that the barn has given a day; without one there is no such reminder. */
export const stepsOf = (barn: Pick<BarnSettings, 'preferences'>): ReminderStep[] =>
  STEPS.flatMap((step) => {
    const days = numberIfSet(barn, `payment_reminder_${step}_days`);
    return days === null ? [] : [{ step, days }];
  });

/** Days of the barn, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Checkpoint name: each barn's last round is stored beside its subscriptions' checkpoints, as days since 1970. */
export const PAYMENT_REMINDER_ROUNDS = 'payment reminder rounds';
const DAY_MS = 86_400_000;
export const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
export const dayOfNumber = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** Hours of the barn's clock within which a round mails families. */
const MORNING = 9;
const EVENING = 20;
/** What fell due on days on which nothing ran is made up for, so many days back; what is older stays quiet. */
const MADE_UP_DAYS = 3;

/** The day of the round that is due now or next. */
export function nextRoundDay({ lastRound, timeZone, now }: Round): string {
  const today = dayIn(timeZone, now);
  const { hour } = DateTime.fromJSDate(now, { zone: timeZone });
  return hour >= EVENING || lastRound === today ? addDays(today, 1) : today;
}

interface Round {
  /** The day of the last one. */
  readonly lastRound: string | undefined;
  readonly timeZone: string;
  readonly now: Date;
}

/** Once a day, in the daytime of the barn. */
export const isRoundDue = (round: Round) =>
  nextRoundDay(round) === dayIn(round.timeZone, round.now) &&
  DateTime.fromJSDate(round.now, { zone: round.timeZone }).hour >= MORNING;

/** A first round looks at its own day alone: whatever fell due before the barn had reminders stays quiet. */
export function daysOfRound(lastRound: string | undefined, day: string): Days {
  if (lastRound === undefined) return { from: day, to: day };
  const earliest = addDays(day, -MADE_UP_DAYS);
  return { from: lastRound < earliest ? earliest : lastRound, to: day };
}
