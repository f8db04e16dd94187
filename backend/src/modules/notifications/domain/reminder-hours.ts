import { DateTime } from 'luxon';

export const HOUR_MS = 3_600_000;
/** All-day lessons begin at midnight; their reminders go out at this hour. */
const MORNING = 8;
/** Hours: reminders that are later than this are dropped. */
const LONGEST_SILENCE = 24;

/** Hours since 1970, the number of a round. */
export const hourOf = (instant: Date) => Math.floor(instant.getTime() / HOUR_MS);

/** Checkpoint name: each barn's last round is stored beside its subscriptions' checkpoints. */
export const REMINDER_ROUNDS = 'reminder rounds';

/** Hour numbers, both included. */
export interface Rounds {
  from: number;
  to: number;
}

/** Every hour since the last round, so that downtime is made up for. */
export function roundsDue(last: number | undefined, now: Date): Rounds | undefined {
  const to = hourOf(now);
  const from = Math.max(last === undefined ? to : last + 1, to - LONGEST_SILENCE + 1);
  return from <= to ? { from, to } : undefined;
}

/** 24 elapsed hours before the start, so clock changes skip or double none; all-day: eight on the day before. F03 */
export function reminderHour(lesson: { startsAt: Date; date: string; isAllday: boolean }, timeZone: string): number {
  if (!lesson.isAllday) return hourOf(lesson.startsAt) - 24;
  return hourOf(DateTime.fromISO(lesson.date, { zone: timeZone }).minus({ days: 1 }).set({ hour: MORNING }).toJSDate());
}
