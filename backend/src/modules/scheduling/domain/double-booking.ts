import { DateTime } from 'luxon';
import type { LessonTime } from '../events.js';
import { instantsOf } from './lesson-time.js';

export const USE_KINDS = ['horse', 'instructor', 'location', 'rider'] as const;
export type UseKind = (typeof USE_KINDS)[number];

/** Somebody or something that can be in one lesson at a time. */
export interface Use {
  readonly kind: UseKind;
  readonly id: string;
  readonly name: string;
}

export interface OccupiedLesson {
  readonly lessonId: string;
  readonly title: string;
  readonly date: string;
  readonly startTime: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isAllday: boolean;
  readonly isCancelled: boolean;
  readonly uses: readonly Use[];
}

export interface DoubleBooking<Lesson extends OccupiedLesson = OccupiedLesson> {
  readonly use: Use;
  readonly lesson: Lesson;
  readonly elsewhere: Lesson;
}

/** Where a lesson would stand: on the wall clock and as instants. */
export type LessonPlacing = Pick<OccupiedLesson, 'date' | 'startTime' | 'startsAt' | 'endsAt' | 'isAllday'>;

export const placingOf = (time: LessonTime, timeZone: string): LessonPlacing => ({
  date: time.date,
  startTime: time.startTime,
  isAllday: time.isAllday,
  ...instantsOf(time, timeZone),
});

export type LessonSpan = Pick<OccupiedLesson, 'lessonId' | 'startsAt' | 'endsAt' | 'isAllday' | 'isCancelled'>;
type Span = Pick<OccupiedLesson, 'startsAt' | 'endsAt'>;
const overlap = (a: Span, b: Span) => a.startsAt < b.endsAt && b.startsAt < a.endsAt;
/** All-day events and cancelled lessons conflict with nothing. */
const counts = ({ isAllday, isCancelled }: LessonSpan) => !isAllday && !isCancelled;
export const areAtOnce = (lesson: LessonSpan, other: LessonSpan) =>
  other.lessonId !== lesson.lessonId && counts(lesson) && counts(other) && overlap(lesson, other);

const keyOf = ({ kind, id }: Use) => `${kind} ${id}`;

/** The single rule: staff are warned by it, a family is refused by it. Lessons may conflict with each other as with others. F21 */
export function doubleBookings<Lesson extends OccupiedLesson>(
  lessons: readonly Lesson[],
  others: readonly Lesson[] = [],
): DoubleBooking<Lesson>[] {
  const users = new Map<string, { lesson: Lesson; use: Use }[]>();
  for (const lesson of [...others, ...lessons])
    for (const use of lesson.uses) {
      const same = users.get(keyOf(use));
      if (same) same.push({ lesson, use });
      else users.set(keyOf(use), [{ lesson, use }]);
    }
  return lessons.flatMap((lesson) =>
    lesson.uses.flatMap((mine) =>
      (users.get(keyOf(mine)) ?? [])
        .filter((other) => areAtOnce(lesson, other.lesson))
        .map(({ lesson: elsewhere, use }) => ({ use: { ...use, name: mine.name || use.name }, lesson, elsewhere })),
    ),
  );
}

const UNNAMED = { horse: 'This horse', instructor: 'The instructor', location: 'This place', rider: 'This rider' };

/** Tue 24 Nov */
export const dayInWords = (date: string) =>
  DateTime.fromISO(date, { zone: 'utc' }).setLocale('en').toFormat('ccc d LLL');

export const clashCode = ({ use }: DoubleBooking) => `${use.kind}_double_booked` as const;
export const clashSentence = ({ use, elsewhere }: DoubleBooking) =>
  `${use.name || UNNAMED[use.kind]} is also ${use.kind === 'location' ? 'taken by' : 'in'} ` +
  `${elsewhere.title} at ${elsewhere.startTime} on ${dayInWords(elsewhere.date)}`;
