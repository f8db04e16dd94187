import type { AttendanceMarked } from '../events.js';
import type { PlaceFacts } from './place-facts.js';
import { activePlaces, type Roster } from './roster.js';

/** Whoever is still scheduled has ridden; the lesson credit was taken at enrolment and is not taken again. C01 R092 */
export const decideCompletion = (
  lessonId: string,
  roster: Roster,
  places: ReadonlyMap<string, Pick<PlaceFacts, 'date' | 'packageKind' | 'isReturned'>>,
): AttendanceMarked[] =>
  activePlaces(roster)
    .filter(({ code }) => code === 'SCH')
    .flatMap(({ lessonPersonId, studentId }): AttendanceMarked[] => {
      const facts = places.get(lessonPersonId);
      if (!facts) return [];
      const unit = facts.packageKind === null || facts.isReturned ? 'none' : 'used';
      return [
        {
          type: 'enrollment.AttendanceMarked',
          data: { lessonPersonId, lessonId, studentId, code: 'COM', isCancelled: false, unit, lessonDate: facts.date },
        },
      ];
    });
