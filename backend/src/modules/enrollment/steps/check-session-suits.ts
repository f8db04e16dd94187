import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { checkSuits } from '../domain/booking-rules.js';
import type { LessonFacts, StudentFacts } from '../domain/booking-facts.js';
import { lessonMisfits } from '../domain/suitability.js';
import { suitabilityRules } from '../domain/terms.js';
import { levelWarnings, type Warning } from '../domain/warning.js';

/** Whose level is not one of a session's lessons: a family is refused, staff are warned. */
export function checkSessionSuits(
  { actor, settings }: Pick<BarnTransaction, 'actor' | 'settings'>,
  students: readonly StudentFacts[],
  lessons: readonly LessonFacts[],
): Warning[] {
  const rules = suitabilityRules(settings);
  const pairs = students.flatMap((student) => lessons.map((lesson) => ({ student, lesson })));
  if (actor.userType !== 'STU') return pairs.flatMap(({ student, lesson }) => levelWarnings(student, lesson, rules));
  for (const { student, lesson } of pairs) checkSuits(lessonMisfits(student, lesson.levels, rules), rules);
  return [];
}
