import type { LessonTime } from '../events.js';
import { dayInWords } from './day-in-words.js';
import { instantsOf } from './lesson-time.js';
import { beyondCapacity, stretchInWords, type Share, type Stay, type Stretch, type Timed } from './place-sharing.js';

export const USE_KINDS = ['horse', 'instructor', 'location', 'rider'] as const;
export type UseKind = (typeof USE_KINDS)[number];

/** Somebody or something that can be in one lesson at a time; a place with a share in several, as long as there is room. */
export interface Use {
  readonly kind: UseKind;
  readonly id: string;
  readonly name: string;
  readonly share?: Share;
}

export interface OccupiedLesson extends Timed {
  readonly isAllday: boolean;
  readonly isCancelled: boolean;
  readonly uses: readonly Use[];
}

export interface DoubleBooking<Lesson extends OccupiedLesson = OccupiedLesson> {
  readonly use: Use;
  readonly lesson: Lesson;
  readonly elsewhere: Lesson;
  /** Of a shared place: when it is fullest. */
  readonly stretch?: Stretch<Lesson>;
}

/** Where a lesson would stand: on the wall clock and as instants. */
export type LessonPlacing = Pick<OccupiedLesson, 'date' | 'startTime' | 'endTime' | 'startsAt' | 'endsAt' | 'isAllday'>;

export const placingOf = (time: LessonTime, timeZone: string): LessonPlacing => ({
  date: time.date,
  startTime: time.startTime,
  endTime: time.endTime,
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

interface Taken<Lesson> {
  lesson: Lesson;
  use: Use;
}

/** Who or what is in which lessons, each in order of time, and how long the longest of them lasts. */
function agendas<Lesson extends OccupiedLesson>(lessons: readonly Lesson[]) {
  const agendas = new Map<string, { taken: Taken<Lesson>[]; longestMs: number }>();
  for (const lesson of lessons.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime()))
    for (const use of lesson.uses) {
      const agenda = agendas.get(keyOf(use)) ?? { taken: [], longestMs: 0 };
      agenda.taken.push({ lesson, use });
      agenda.longestMs = Math.max(agenda.longestMs, lesson.endsAt.getTime() - lesson.startsAt.getTime());
      agendas.set(keyOf(use), agenda);
    }
  return agendas;
}

/** The first that begins after `since`. */
function firstAfter(taken: readonly Taken<OccupiedLesson>[], since: number) {
  let [low, high] = [0, taken.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((taken[middle]?.lesson.startsAt.getTime() ?? 0) > since) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** What is told of shared places, by lesson: of each place once, however many others are there. */
function overfull<Lesson extends OccupiedLesson>(lessons: readonly Lesson[], others: readonly Lesson[]) {
  const places = new Map<string, { use: Use; capacity: number; stays: Stay<Lesson>[] }>();
  const told = new Map<string, DoubleBooking<Lesson>[]>();
  // A lesson that is asked about stands for itself as it was.
  const all = new Map([...others, ...lessons].map((lesson) => [lesson.lessonId, lesson]));
  for (const lesson of all.values())
    for (const use of counts(lesson) ? lesson.uses : []) {
      if (!use.share) continue;
      const { capacity, units } = use.share;
      const place = places.get(keyOf(use)) ?? { use, capacity, stays: [] };
      place.stays.push({ lesson, units });
      places.set(keyOf(use), place);
    }
  for (const { use, capacity, stays } of places.values())
    for (const [lessonId, stretch] of beyondCapacity(capacity, stays)) {
      const lesson = all.get(lessonId);
      const elsewhere = stretch.stays.find((stay) => stay.lesson.lessonId !== lessonId)?.lesson;
      if (lesson && elsewhere) told.set(lessonId, [...(told.get(lessonId) ?? []), { use, lesson, elsewhere, stretch }]);
    }
  return told;
}

/** Of all lessons together; each may have its share of them. */
export const MOST_TOLD = 1000;

/**
 * The single rule: staff are warned by it, a family is refused by it. Lessons may conflict with each other as with others. Of a lesson
 * with more conflicts than its share of `most` the first are told. F21
 */
export function doubleBookings<Lesson extends OccupiedLesson>(
  lessons: readonly Lesson[],
  others: readonly Lesson[] = [],
  most = MOST_TOLD,
): DoubleBooking<Lesson>[] {
  const users = agendas([...others, ...lessons]);
  const crowds = overfull(lessons, others);
  const share = Math.max(1, Math.floor(most / Math.max(1, lessons.length)));
  return lessons.flatMap((lesson) => {
    const told: DoubleBooking<Lesson>[] = [];
    for (const mine of lesson.uses) {
      if (mine.share) continue;
      const { taken, longestMs } = users.get(keyOf(mine)) ?? { taken: [], longestMs: 0 };
      for (let at = firstAfter(taken, lesson.startsAt.getTime() - longestMs); told.length < share; at++) {
        const other = taken[at];
        if (!other || other.lesson.startsAt >= lesson.endsAt) break;
        if (areAtOnce(lesson, other.lesson))
          told.push({ use: { ...other.use, name: mine.name || other.use.name }, lesson, elsewhere: other.lesson });
      }
    }
    return [...told, ...(crowds.get(lesson.lessonId) ?? [])];
  });
}

const UNNAMED = { horse: 'This horse', instructor: 'The instructor', location: 'This place', rider: 'This rider' };

export const clashCode = ({ use }: DoubleBooking) => `${use.kind}_double_booked` as const;
export const clashSentence = ({ use, lesson, elsewhere, stretch }: DoubleBooking) => {
  const name = use.name || UNNAMED[use.kind];
  if (use.share && stretch) return `${name}: ${stretchInWords(stretch, { capacity: use.share.capacity, of: lesson })}`;
  const where = `${use.kind === 'location' ? 'taken by' : 'in'} ${elsewhere.title}`;
  return `${name} is also ${where} at ${elsewhere.startTime} on ${dayInWords(elsewhere.date)}`;
};
