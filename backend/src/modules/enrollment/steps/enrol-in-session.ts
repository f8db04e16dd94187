import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { LessonFacts, StudentFacts } from '../domain/booking-facts.js';
import { decideSeriesEnrolment } from '../domain/decide-series-enrolment.js';
import { placeOf, rosterStream, type Roster } from '../domain/roster.js';

interface Joining {
  students: readonly StudentFacts[];
  lessons: readonly LessonFacts[];
  rosters: ReadonlyMap<string, Roster>;
  /** Whether families are told of the lessons one by one. B15 */
  notify: boolean;
}

/** Into each of these lessons in which they have no place yet: a rider may have been put into some of them, or into all, one by one. */
export async function enrolInSession(barn: BarnTransaction, { students, lessons, rosters, notify }: Joining) {
  const untouched = lessons.filter(({ lessonId }) => !rosters.has(lessonId)).map(({ lessonId }) => lessonId);
  await barn.loadAll(rosterStream, untouched);
  const events = students.flatMap((student) => {
    const open = lessons
      .filter(({ lessonId }) => !placeOf(rosters.get(lessonId) ?? rosterStream.initial, student.studentId))
      .map((lesson) => ({ ...lesson, lessonPersonId: barn.newId() }));
    return open.length ? decideSeriesEnrolment({ student, lessons: open, notify }, rosters) : [];
  });
  for (const event of events) barn.append(rosterStream, event.data.lessonId, [event]);
}
