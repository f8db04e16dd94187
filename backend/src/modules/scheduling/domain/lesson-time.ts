import { DateTime, IANAZone } from 'luxon';
import type { LessonTime } from '../events.js';

/** Local time of the barn, without zone. */
export interface WallTime {
  date: string;
  time: string;
}

export const LONGEST_DAYS = 31;

const onPaper = ({ date, time }: WallTime) => DateTime.fromISO(`${date}T${time}`, { zone: 'utc' });
const fromPaper = (moment: DateTime): WallTime => ({
  date: moment.toFormat('yyyy-MM-dd'),
  time: moment.toFormat('HH:mm'),
});

/** An existing date between 1970 and 2199. */
export const isDate = (text: string) =>
  /^(19[7-9]|20\d|21\d)\d-/.test(text) && DateTime.fromISO(text, { zone: 'utc' }).isValid;

/** Parses `YYYY-MM-DD HH:mm`; undefined if there is no such day. */
export function wallTime(text: string): WallTime | undefined {
  const [date = '', time = ''] = text.split(' ');
  return isDate(date) ? { date, time } : undefined;
}

export const plusMinutes = (moment: WallTime, minutes: number) => fromPaper(onPaper(moment).plus({ minutes }));
export const plusDays = (date: string, days: number) =>
  onPaper({ date, time: '00:00' }).plus({ days }).toFormat('yyyy-MM-dd');
/** Of local time, ignoring clock changes. */
export const minutesBetween = (from: WallTime, to: WallTime) => onPaper(to).diff(onPaper(from), 'minutes').minutes;

export const startOf = (time: LessonTime): WallTime => ({ date: time.date, time: time.startTime });
export const endOf = (time: LessonTime): WallTime => ({ date: time.endDate, time: time.endTime });
export const lengthOf = (time: LessonTime) => minutesBetween(startOf(time), endOf(time));

/** An all-day event covers its days from midnight to midnight. */
export function lessonTime(start: WallTime, end: WallTime, isAllday = false): LessonTime {
  if (isAllday) return { date: start.date, startTime: '00:00', endDate: end.date, endTime: '23:59', isAllday };
  return { date: start.date, startTime: start.time, endDate: end.date, endTime: end.time, isAllday };
}

export const shifted = (time: LessonTime, by: { start: number; end: number }): LessonTime =>
  lessonTime(plusMinutes(startOf(time), by.start), plusMinutes(endOf(time), by.end), time.isAllday);

/** In the hour that occurs twice, the first; a time that is skipped moves on by the jump (02:30 becomes 03:30). */
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

/** Minutes ahead of UTC at the start of a UTC day. Cached, because asking is slow and the answer constant. */
function offsetOn(day: number, zone: string): number {
  const key = `${zone} ${day}`;
  const offset = offsets.get(key) ?? IANAZone.create(zone).offset(day * DAY_MS);
  if (offsets.size >= KEPT) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** Keeps the lesson's length if a jump of the clock would put its end before its start. */
export function instantsOf(time: LessonTime, zone: string): { startsAt: Date; endsAt: Date } {
  const startsAt = instant(startOf(time), zone);
  const endsAt = instant(endOf(time), zone);
  return { startsAt, endsAt: endsAt > startsAt ? endsAt : new Date(startsAt.getTime() + lengthOf(time) * 60_000) };
}

const isSame = (a: WallTime, b: WallTime) => a.date === b.date && a.time === b.time;

/** What the clocks show instead of a time that they skip, and any other time itself. */
export const shownAt = (moment: WallTime, zone: string): WallTime =>
  fromPaper(DateTime.fromJSDate(instant(moment, zone), { zone }));

/** Where the clocks skip its beginning or its end, the lesson as late as they jump. All-day events begin whenever their day does. */
export function onTheClock(time: LessonTime, zone: string): LessonTime {
  if (time.isAllday) return time;
  const start = shownAt(startOf(time), zone);
  const end = isSame(start, startOf(time)) ? endOf(time) : plusMinutes(start, lengthOf(time));
  return lessonTime(start, shownAt(end, zone));
}

/** Whether the clocks skip the lesson's beginning, or show it twice. */
export function clockChange(time: LessonTime, zone: string): 'skipped' | 'repeated' | null {
  const start = startOf(time);
  if (!isSame(shownAt(start, zone), start)) return 'skipped';
  const begins = instant(start, zone);
  return DateTime.fromJSDate(begins, { zone }).getPossibleOffsets().length > 1 ? 'repeated' : null;
}

export const wallClockOf = (now: Date, zone: string) => fromPaper(DateTime.fromJSDate(now, { zone }));
