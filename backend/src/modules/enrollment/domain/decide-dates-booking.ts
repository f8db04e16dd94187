import { invalid, Refusal } from '../../../platform/errors/refusal.js';
import { dayInWords, type DoubleBooking } from '../../scheduling/contracts.js';
import type { StudentEnrolled } from '../events.js';
import type { LessonFacts } from './booking-facts.js';
import { decideEnrolment, type Enrolment } from './decide-enrolment.js';
import { rosterStream, type Roster } from './roster.js';

/** A year of a weekly lesson. */
export const MOST_DATES = 52;

export interface DatesBooking extends Pick<Enrolment, 'student' | 'terms' | 'now' | 'notify'> {
  /** In order of time. `held`: places kept for others. */
  lessons: readonly (LessonFacts & { lessonPersonId: string; held: number })[];
  elsewhere: readonly DoubleBooking[];
}

/**
 * Dates of one series, as if a family booked one after the other: all of them or none. What is in the way of one is said with its day.
 * One mail tells all of them.
 */
export function decideDatesBooking(
  { student, lessons, elsewhere, terms, now, notify }: DatesBooking,
  rosters: ReadonlyMap<string, Roster>,
): StudentEnrolled[] {
  const [first] = lessons;
  if (!first?.seriesId || lessons.some(({ seriesId }) => seriesId !== first.seriesId))
    throw invalid('lesson_date_time_ids', 'lesson_date_time_ids must be lessons of one series');
  return lessons.flatMap(({ lessonPersonId, held, ...lesson }, at) =>
    onItsDay(lesson.date, () =>
      decideEnrolment(
        {
          lessonPersonId,
          by: 'family',
          lesson,
          student,
          held,
          makeups: [],
          elsewhere: elsewhere.filter((clash) => clash.lesson.lessonId === lesson.lessonId),
          terms,
          now,
          notify: notify && at === 0,
          messageId: null,
        },
        rosters.get(lesson.lessonId) ?? rosterStream.initial,
      ),
    ),
  );
}

function onItsDay<Result>(date: string, decide: () => Result): Result {
  try {
    return decide();
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== 'conflict') throw error;
    throw new Refusal(error.kind, error.code, `${dayInWords(date)}: ${error.message}`, error.errors);
  }
}
