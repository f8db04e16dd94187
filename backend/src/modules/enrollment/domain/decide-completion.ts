import type { AttendanceMarked } from '../events.js';
import type { PlaceFacts } from './place-facts.js';
import { activePlaces, type ActivePlace, type Roster } from './roster.js';

type Places = ReadonlyMap<string, Pick<PlaceFacts, 'date' | 'packageKind' | 'isReturned'>>;

const markTogether = (
  lessonId: string,
  { chosen, places, code }: { chosen: readonly ActivePlace[]; places: Places; code: 'COM' | 'SCH' },
) =>
  chosen.flatMap(({ lessonPersonId, studentId }): AttendanceMarked[] => {
    const facts = places.get(lessonPersonId);
    if (!facts) return [];
    const unit = facts.packageKind === null || facts.isReturned ? 'none' : 'used';
    return [
      {
        type: 'enrollment.AttendanceMarked',
        data: {
          lessonPersonId,
          lessonId,
          studentId,
          code,
          isCancelled: false,
          unit,
          lessonDate: facts.date,
          withLesson: true,
        },
      },
    ];
  });

/** The lesson credit was taken at enrolment and is not taken again. C01 R092 */
export const decideCompletion = (lessonId: string, roster: Roster, places: Places): AttendanceMarked[] => {
  const chosen = activePlaces(roster).filter(({ code }) => code === 'SCH');
  return markTogether(lessonId, { chosen, places, code: 'COM' });
};

/** Leaves alone whoever was marked individually, before or since. */
export const decideReopening = (lessonId: string, roster: Roster, places: Places): AttendanceMarked[] => {
  const chosen = activePlaces(roster).filter(({ code, withLesson }) => code === 'COM' && withLesson);
  return markTogether(lessonId, { chosen, places, code: 'SCH' });
};
