/** Somebody or something that can be in one lesson at a time. */
export interface Use {
  readonly kind: 'instructor' | 'horse' | 'rider' | 'location';
  readonly id: string;
  readonly name: string;
}

export interface OccupiedLesson {
  readonly lessonId: string;
  readonly title: string;
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

export type LessonSpan = Pick<OccupiedLesson, 'lessonId' | 'startsAt' | 'endsAt' | 'isAllday' | 'isCancelled'>;
type Span = Pick<OccupiedLesson, 'startsAt' | 'endsAt'>;
const overlap = (a: Span, b: Span) => a.startsAt < b.endsAt && b.startsAt < a.endsAt;
/** All-day events and cancelled lessons conflict with nothing. */
const counts = ({ isAllday, isCancelled }: LessonSpan) => !isAllday && !isCancelled;
export const areAtOnce = (lesson: LessonSpan, other: LessonSpan) =>
  other.lessonId !== lesson.lessonId && counts(lesson) && counts(other) && overlap(lesson, other);
const same = (a: Use, b: Use) => a.kind === b.kind && a.id === b.id;

/** The single rule: warnings report it, a family's booking is refused by it. F21 */
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
