import type { AttendanceLesson, AttendancePlace } from '@/data/requests/registrations';
import { shortDay } from '@/data/time/words';

export type PlaceMark = AttendancePlace['mark'];

/** What became of a place, by its sign, which any paper has, and in words. */
export const placeMarks: Readonly<Record<PlaceMark, { readonly sign: string; readonly words: string }>> = {
  present: { sign: 'P', words: 'present' },
  absent: { sign: 'A', words: 'absent' },
  cancelled: { sign: 'C', words: 'cancelled' },
  unmarked: { sign: '?', words: 'not marked' },
  to_come: { sign: '·', words: 'to come' },
  none: { sign: '', words: 'not in this lesson' },
};

/** How, where the mark alone does not say it: "cancelled: Cancelled with makeup". */
export const placeWords = ({ mark, status_name }: AttendancePlace): string =>
  (mark === 'cancelled' || mark === 'absent') && status_name
    ? `${placeMarks[mark].words}: ${status_name}`
    : placeMarks[mark].words;

/** A day with its weekday, and the time where a day has several lessons. */
export const headingsOf = (lessons: readonly AttendanceLesson[]): readonly string[] =>
  lessons.map(({ scheduled_date: day, scheduled_starttime: time }) =>
    lessons.filter(({ scheduled_date }) => scheduled_date === day).length > 1
      ? `${shortDay(day)}, ${time}`
      : shortDay(day),
  );

/** The sums of a rider or a lesson, in the order in which they stand. */
export const sums = ['present', 'absent', 'cancelled', 'unmarked'] as const;
export const sumLabels = {
  present: 'Present',
  absent: 'Absent',
  cancelled: 'Cancelled',
  unmarked: 'Not marked',
} as const;
