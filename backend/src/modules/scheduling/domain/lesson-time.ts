import { DateTime, IANAZone } from 'luxon';
import type { LessonTime } from '../events.js';

/** A moment on the barn's wall clock, without a zone. */
export interface WallTime {
  date: string;
  time: string;
}

/** No event lasts longer. */
export const LONGEST_DAYS = 31;

const onPaper = ({ date, time }: WallTime) => DateTime.fromISO(`${date}T${time}`, { zone: 'utc' });
const fromPaper = (moment: DateTime): WallTime => ({
  date: moment.toFormat('yyyy-MM-dd'),
  time: moment.toFormat('HH:mm'),
});

/** A day of the calendar that exists, in a year a barn can mean. */
export const isDate = (text: string) =>
  /^(19[7-9]|20\d|21\d)\d-/.test(text) && DateTime.fromISO(text, { zone: 'utc' }).isValid;

/** `YYYY-MM-DD HH:mm` as its two parts, or undefined when there is no such day. */
export function wallTime(text: string): WallTime | undefined {
  const [date = '', time = ''] = text.split(' ');
  return isDate(date) ? { date, time } : undefined;
}

export const plusMinutes = (moment: WallTime, minutes: number) => fromPaper(onPaper(moment).plus({ minutes }));
export const plusDays = (date: string, days: number) =>
  onPaper({ date, time: '00:00' }).plus({ days }).toFormat('yyyy-MM-dd');
/** Minutes between two readings of the wall clock, whatever the clock did in between. */
export const minutesBetween = (from: WallTime, to: WallTime) => onPaper(to).diff(onPaper(from), 'minutes').minutes;

export const startOf = (time: LessonTime): WallTime => ({ date: time.date, time: time.startTime });
export const endOf = (time: LessonTime): WallTime => ({ date: time.endDate, time: time.endTime });
export const lengthOf = (time: LessonTime) => minutesBetween(startOf(time), endOf(time));

/** A lesson's time from its two ends; an all-day one covers its days from midnight to midnight. */
export function lessonTime(start: WallTime, end: WallTime, isAllday = false): LessonTime {
  if (isAllday) return { date: start.date, startTime: '00:00', endDate: end.date, endTime: '23:59', isAllday };
  return { date: start.date, startTime: start.time, endDate: end.date, endTime: end.time, isAllday };
}

/** The same lesson later or earlier; both ends move on the wall clock, each by its own distance. */
export const shifted = (time: LessonTime, by: { start: number; end: number }): LessonTime =>
  lessonTime(plusMinutes(startOf(time), by.start), plusMinutes(endOf(time), by.end), time.isAllday);

/**
 * The instant at which a barn's clocks show this. In the hour that happens twice it is the first one; a time that is skipped is
 * as long after the jump as it would have been after the last hour that exists (02:30 becomes 03:30).
 */
function instant(moment: WallTime, zone: string): Date {
  const paper = Date.parse(`${moment.date}T${moment.time}Z`);
  const [before, after] = [
    offsetOn(Math.floor(paper / DAY_MS) - 1, zone),
    offsetOn(Math.floor(paper / DAY_MS) + 2, zone),
  ];
  return before === after ? new Date(paper - before * 60_000) : instantNearJump(moment, zone);
}

function instantNearJump(moment: WallTime, zone: string): Date {
  const [first] = DateTime.fromISO(`${moment.date}T${moment.time}`, { zone })
    .getPossibleOffsets()
    .map((possible) => possible.toMillis())
    .sort((a, b) => a - b);
  return new Date(first as number);
}

const DAY_MS = 86_400_000;
const KEPT = 10_000;
const offsets = new Map<string, number>();

/** A zone's minutes ahead of UTC as a day of UTC begins. Slow to ask and always the same, so answers are kept. */
function offsetOn(day: number, zone: string): number {
  const key = `${zone} ${day}`;
  const offset = offsets.get(key) ?? IANAZone.create(zone).offset(day * DAY_MS);
  if (offsets.size >= KEPT) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** When a lesson begins and ends for everybody, wherever they are. It keeps its length where a jump of the clock would turn it round. */
export function instantsOf(time: LessonTime, zone: string): { startsAt: Date; endsAt: Date } {
  const startsAt = instant(startOf(time), zone);
  const endsAt = instant(endOf(time), zone);
  return { startsAt, endsAt: endsAt > startsAt ? endsAt : new Date(startsAt.getTime() + lengthOf(time) * 60_000) };
}

/** What a barn's clocks show at an instant. */
export const wallClockOf = (now: Date, zone: string) => fromPaper(DateTime.fromJSDate(now, { zone }));
