import { DateTime } from 'luxon';

export const HOUR_MS = 3_600_000;
/** All-day lessons begin at midnight; nobody wants to be reminded then. */
const MORNING = 8;
/** After a long silence, what is more than a day late is not made up for. */
const LONGEST_SILENCE = 24;

/** Hours since 1970: the number of the round that falls into it. */
export const hourOf = (instant: Date) => Math.floor(instant.getTime() / HOUR_MS);

/** Each barn's last round is remembered beside its subscriptions' checkpoints, under this name: the number of its hour. */
export const REMINDER_ROUNDS = 'reminder rounds';

/** Hours, the first and the last of them. */
export interface Rounds {
  from: number;
  to: number;
}

/** The rounds to make now: every hour since the last one, so that an hour in which nothing ran is made up for. */
export function roundsDue(last: number | undefined, now: Date): Rounds | undefined {
  const to = hourOf(now);
  const from = Math.max(last === undefined ? to : last + 1, to - LONGEST_SILENCE + 1);
  return from <= to ? { from, to } : undefined;
}

/**
 * In which round a lesson's families are reminded: 24 hours before it starts, in real hours, so that neither change of the clocks
 * skips or doubles one; all-day lessons at eight in the morning of the day before, by the barn's clock. F03
 */
export function reminderHour(lesson: { startsAt: Date; date: string; isAllday: boolean }, timeZone: string): number {
  if (!lesson.isAllday) return hourOf(lesson.startsAt) - 24;
  return hourOf(DateTime.fromISO(lesson.date, { zone: timeZone }).minus({ days: 1 }).set({ hour: MORNING }).toJSDate());
}
