import { isWithinHours, weekdayOf, type WeeklySpan } from '../../people/contracts.js';
import { dayInWords, type OccupiedLesson } from '../../scheduling/contracts.js';
import type { Warning } from './warning.js';

/** When somebody of the staff does not work; why is nobody's business here. */
export interface Absence {
  readonly instructorId: string;
  readonly name: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** On the barn's clocks, of a part of a day; null: all of it. */
  readonly startTime: string | null;
  readonly endTime: string | null;
}

/** When somebody usually works, by weekday and time. Whoever has none has not said. */
export interface StaffHours {
  readonly instructorId: string;
  readonly name: string;
  readonly hours: readonly WeeklySpan[];
}

/** What is known of when the staff work. */
export interface StaffTimes {
  readonly absences: readonly Absence[];
  readonly hours: readonly StaffHours[];
}

type Lesson = Pick<
  OccupiedLesson,
  'lessonId' | 'date' | 'startTime' | 'startsAt' | 'endsAt' | 'isAllday' | 'isCancelled' | 'uses'
>;

const isDuring = (absence: Absence, { startsAt, endsAt }: Pick<Lesson, 'startsAt' | 'endsAt'>) =>
  absence.startsAt < endsAt && startsAt < absence.endsAt;

/** An all-day event is at nobody's hours. */
const isOutside = ({ hours }: StaffHours, { date, startTime, startsAt, endsAt, isAllday }: Lesson) =>
  !isAllday &&
  hours.length > 0 &&
  !isWithinHours(hours, { date, startTime, minutes: (endsAt.getTime() - startsAt.getTime()) / 60_000 });

/** Whoever of the staff does not work while the lesson is on: off, or at other hours. By id. */
export const awayDuring = (lesson: Lesson, { absences, hours }: StaffTimes): ReadonlySet<string> =>
  new Set([
    ...absences.filter((absence) => isDuring(absence, lesson)).map(({ instructorId }) => instructorId),
    ...hours.filter((of) => isOutside(of, lesson)).map(({ instructorId }) => instructorId),
  ]);

/** Whoever teaches or helps in a lesson although they are off then, or work at other hours, each once; an all-day event is theirs, too. */
export function staffOffWarnings(lessons: readonly Lesson[], { absences, hours }: StaffTimes): Warning[] {
  const byStaff = new Map<string, Absence[]>();
  for (const absence of absences)
    byStaff.set(absence.instructorId, [...(byStaff.get(absence.instructorId) ?? []), absence]);
  const hoursOf = new Map(hours.map((of) => [of.instructorId, of]));
  return lessons.flatMap((lesson) => {
    if (lesson.isCancelled) return [];
    return lesson.uses.flatMap(({ kind, id }) => {
      if (kind !== 'instructor') return [];
      const off = byStaff.get(id)?.find((absence) => isDuring(absence, lesson));
      if (off) return [staffOff(lesson, off)];
      const usual = hoursOf.get(id);
      return usual && isOutside(usual, lesson) ? [outsideHours(lesson, usual)] : [];
    });
  });
}

const aboutStaff = ({ lessonId }: Lesson, { instructorId, name }: Pick<Absence, 'instructorId' | 'name'>) => ({
  lessonId,
  aboutId: instructorId,
  aboutName: name,
  elsewhereId: null,
});

const staffOff = (lesson: Lesson, off: Absence): Warning => ({
  code: 'instructor_off',
  message: `${off.name} is off on ${dayInWords(lesson.date)}${off.startTime === null ? '' : ` from ${off.startTime} to ${off.endTime}`}`,
  ...aboutStaff(lesson, off),
});

const outsideHours = (lesson: Lesson, usual: StaffHours): Warning => ({
  code: 'outside_hours',
  message: `${usual.name} ${hoursInWords(usual.hours, weekdayOf(lesson.date))} (${dayInWords(lesson.date)})`,
  ...aboutStaff(lesson, usual),
});

const DAYS = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];

function hoursInWords(hours: readonly WeeklySpan[], weekday: number) {
  const spans = hours.filter((span) => span.weekday === weekday).map(({ from, until }) => `${from} to ${until}`);
  const day = DAYS[weekday - 1] ?? '';
  return spans.length === 0 ? `does not work on ${day}` : `works from ${spans.join(' and from ')} on ${day}`;
}
