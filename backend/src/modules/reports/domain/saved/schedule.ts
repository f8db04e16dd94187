import { DateTime } from 'luxon';

/** When a saved report is mailed: on a weekday (Monday is 1), or on a day of the month, of which 0 is the last. */
export type Schedule =
  | { readonly every: 'never' }
  | { readonly every: 'week'; readonly weekday: number }
  | { readonly every: 'month'; readonly day: number };

export const EVERY = ['never', 'week', 'month'] as const;
export const LAST_OF_MONTH = 0;

/** By the barn’s clock: from then on a day’s reports go out. */
const MORNING = 6;
/** Longer than any schedule waits. */
const LONGEST_WAIT = 62;

const utc = (day: string) => DateTime.fromISO(day, { zone: 'utc' });
const iso = (day: DateTime) => day.toFormat('yyyy-MM-dd');

/** The barn’s latest day whose morning has come. */
export function latestMorning(now: Date, timeZone: string): string {
  const local = DateTime.fromJSDate(now, { zone: timeZone });
  return iso(local.hour >= MORNING ? local : local.minus({ days: 1 }));
}

function isOn(schedule: Schedule, day: DateTime): boolean {
  switch (schedule.every) {
    case 'never':
      return false;
    case 'week':
      return day.weekday === schedule.weekday;
    case 'month':
      return day.day === (schedule.day === LAST_OF_MONTH ? day.daysInMonth : schedule.day);
  }
}

const firstOn = (schedule: Schedule, from: DateTime, step: 1 | -1): string | undefined => {
  const day = Array.from({ length: LONGEST_WAIT }, (_, n) => from.plus({ days: n * step })).find((one) =>
    isOn(schedule, one),
  );
  return day && iso(day);
};

/** The first day after this one; undefined if it is never mailed. */
export const nextDay = (schedule: Schedule, after: string) => firstOn(schedule, utc(after).plus({ days: 1 }), 1);

export interface Planned {
  readonly schedule: Schedule;
  readonly isStopped: boolean;
  /** Until this day everything has gone out, or was not to. */
  readonly settledDay: string;
}

/** For which day it is to go out now: of several that nothing was sent on, the newest alone; undefined if none has come. */
export function dayDue({ schedule, isStopped, settledDay }: Planned, now: Date, timeZone: string): string | undefined {
  if (isStopped) return undefined;
  const day = firstOn(schedule, utc(latestMorning(now, timeZone)), -1);
  return day !== undefined && day > settledDay ? day : undefined;
}

/** When it goes out next; undefined if it does not. */
export function dayAhead(planned: Planned, now: Date, timeZone: string): string | undefined {
  if (planned.isStopped) return undefined;
  const come = latestMorning(now, timeZone);
  return (
    dayDue(planned, now, timeZone) ?? nextDay(planned.schedule, planned.settledDay > come ? planned.settledDay : come)
  );
}
