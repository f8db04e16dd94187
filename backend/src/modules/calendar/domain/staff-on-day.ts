import { staffOffWarnings, type StaffTimes } from '../../enrollment/contracts.js';
import { weekdayOf } from '../../people/contracts.js';
import type { OccupiedLesson } from '../../scheduling/contracts.js';

export type StaffOfWeek = StaffTimes['hours'][number];

/** With the days that it lasts, both included. */
export type AbsenceOfDays = StaffTimes['absences'][number] & { readonly fromDate: string; readonly untilDate: string };

interface Week {
  readonly lessons: readonly OccupiedLesson[];
  readonly absences: readonly AbsenceOfDays[];
}

const minutesOf = ({ startsAt, endsAt, isAllday }: OccupiedLesson) =>
  isAllday ? 0 : (endsAt.getTime() - startsAt.getTime()) / 60_000;

/** When somebody of the staff works on a day, is off, and teaches or helps; and what of it does not go together. */
export function staffOnDay(date: string, member: StaffOfWeek, { lessons, absences }: Week) {
  const work = lessons.filter(
    (lesson) =>
      lesson.date === date && lesson.uses.some(({ kind, id }) => kind === 'instructor' && id === member.instructorId),
  );
  const off = absences.filter(({ instructorId }) => instructorId === member.instructorId);
  const told = staffOffWarnings(work, { absences: off, hours: [member] });
  return {
    date,
    hours: member.hours
      .filter(({ weekday }) => weekday === weekdayOf(date))
      .map(({ from, until }) => ({ start_time: from, end_time: until })),
    off: off
      .filter(({ fromDate, untilDate }) => fromDate <= date && date <= untilDate)
      .map(({ startTime, endTime }) => ({ start_time: startTime, end_time: endTime })),
    lessons: work.length,
    minutes: work.reduce((sum, lesson) => sum + minutesOf(lesson), 0),
    warnings: [...new Set(told.filter(({ aboutId }) => aboutId === member.instructorId).map(({ message }) => message))],
  };
}
