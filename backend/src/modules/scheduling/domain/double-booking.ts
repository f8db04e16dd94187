/** Who or what a lesson needs for itself: one of these can be in one lesson at a time. */
export interface Use {
  readonly kind: 'instructor' | 'horse' | 'rider' | 'location';
  readonly id: string;
  readonly name: string;
}

/** A lesson as far as it stands in another's way. */
export interface OccupiedLesson {
  readonly lessonId: string;
  readonly title: string;
  /** The day as people say it, and the time it begins. */
  readonly day: string;
  readonly startTime: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isAllday: boolean;
  readonly isCancelled: boolean;
  readonly uses: readonly Use[];
}

export interface DoubleBooking {
  readonly use: Use;
  readonly lesson: OccupiedLesson;
  readonly elsewhere: OccupiedLesson;
}

/** When a lesson is, and whether it counts. */
export type LessonSpan = Pick<OccupiedLesson, 'lessonId' | 'startsAt' | 'endsAt' | 'isAllday' | 'isCancelled'>;
type Span = Pick<OccupiedLesson, 'startsAt' | 'endsAt'>;
/** One may begin as the other ends. */
const overlap = (a: Span, b: Span) => a.startsAt < b.endsAt && b.startsAt < a.endsAt;
/** All-day events stand in nobody's way, nor do lessons that are called off. */
const counts = ({ isAllday, isCancelled }: LessonSpan) => !isAllday && !isCancelled;
/** Whoever is needed in one of two lessons is missing in the other. F21 */
export const areAtOnce = (lesson: LessonSpan, other: LessonSpan) =>
  other.lessonId !== lesson.lessonId && counts(lesson) && counts(other) && overlap(lesson, other);
const same = (a: Use, b: Use) => a.kind === b.kind && a.id === b.id;

/** What of a lesson is wanted in others at the same time. The one rule: warnings tell it, a family's booking is refused by it. F21 */
export const doubleBookings = (lesson: OccupiedLesson, others: readonly OccupiedLesson[]): DoubleBooking[] =>
  others
    .filter((other) => areAtOnce(lesson, other))
    .flatMap((elsewhere) =>
      lesson.uses
        .filter((use) => elsewhere.uses.some((taken) => same(use, taken)))
        .map((use) => ({ use, lesson, elsewhere })),
    );

export const clashCode = ({ use }: DoubleBooking) => `${use.kind}_double_booked` as const;
export const clashSentence = ({ use, lesson, elsewhere }: DoubleBooking) =>
  `${use.name} is also ${use.kind === 'location' ? 'taken by' : 'in'} ${elsewhere.title} at ${elsewhere.startTime} on ${lesson.day}`;
