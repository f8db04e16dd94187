import { DateTime } from 'luxon';
import { weekOf } from './left-for.js';

/** Of a day with several lessons the first of these that there is. */
export const ATTENDANCE_MARKS = ['present', 'absent', 'cancelled', 'called_off'] as const;
export type AttendanceMark = (typeof ATTENDANCE_MARKS)[number];
export type DayMark = AttendanceMark | 'none';

/** A lesson that is over: the barn's day, and what became of the rider's place. */
export interface MarkedLesson {
  readonly date: string;
  readonly mark: AttendanceMark;
}

export interface AttendanceWeek {
  readonly monday: string;
  /** Monday to Sunday. */
  readonly marks: readonly DayMark[];
}

const counted = (count: number) => `${count} lesson${count === 1 ? '' : 's'}`;
const LABELS: Readonly<Record<AttendanceMark, (count: number) => string>> = {
  present: (count) => `in ${counted(count)}`,
  absent: (count) => `${count} missed or cancelled late`,
  cancelled: (count) => `${count} cancelled`,
  called_off: (count) => `${count} called off by the barn`,
};

const WEEKS = 53;
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const later = (day: string, by: { days?: number; weeks?: number }) =>
  DateTime.fromISO(day, { zone: 'utc' }).plus(by).toISODate() ?? day;

/** The Monday with which a year up to this day begins. */
export const yearBefore = (today: string) => later(weekOf(today), { weeks: 1 - WEEKS });

/** A year of a rider's lessons, week by week, the last with today in it, and in words how many there were of each that there was. */
export function attendanceYear(lessons: readonly MarkedLesson[], today: string) {
  const marks = new Map<string, Set<AttendanceMark>>();
  for (const { date, mark } of lessons) marks.set(date, (marks.get(date) ?? new Set()).add(mark));
  const markOf = (day: string): DayMark => ATTENDANCE_MARKS.find((mark) => marks.get(day)?.has(mark)) ?? 'none';
  const first = yearBefore(today);
  const weeks = Array.from({ length: WEEKS }, (_, n): AttendanceWeek => {
    const monday = later(first, { weeks: n });
    return { monday, marks: DAYS.map((days) => markOf(later(monday, { days }))) };
  });
  const sums = ATTENDANCE_MARKS.map((mark) => {
    const count = lessons.filter((lesson) => lesson.mark === mark).length;
    return { mark, lessons: count, label: LABELS[mark](count) };
  });
  return { weeks, sums: sums.filter((sum) => sum.lessons > 0) };
}
