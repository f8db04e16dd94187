import { command } from '../../../platform/event-store/command.js';
import { activePlaces, rosterStream, type Roster } from '../domain/roster.js';
import type { AttendanceMarked } from '../events.js';
import { placesOfLessons, type PlaceFacts } from '../queries/place-facts.js';

/** Whoever is still scheduled has ridden; the unit was taken at enrolment and is not taken again. C01 R092 */
export const decideCompletion = (
  lessonId: string,
  roster: Roster,
  places: ReadonlyMap<string, Pick<PlaceFacts, 'date' | 'packageKind'>>,
): AttendanceMarked[] =>
  activePlaces(roster)
    .filter(({ code }) => code === 'SCH')
    .flatMap(({ lessonPersonId, studentId }): AttendanceMarked[] => {
      const facts = places.get(lessonPersonId);
      if (!facts) return [];
      return [
        {
          type: 'enrollment.AttendanceMarked',
          data: {
            lessonPersonId,
            lessonId,
            studentId,
            code: 'COM',
            isCancelled: false,
            unit: facts.packageKind === null ? 'none' : 'used',
            lessonDate: facts.date,
          },
        },
      ];
    });

/** Moves the students of held lessons to completed. */
export const completeRosters = command('enrollment.CompleteRosters', async (barn, lessonIds: readonly string[]) => {
  const [rosters, places] = await Promise.all([
    barn.loadAll(rosterStream, lessonIds),
    placesOfLessons(barn.sql, barn.farmId, barn.actor, lessonIds),
  ]);
  for (const lessonId of lessonIds)
    barn.append(
      rosterStream,
      lessonId,
      decideCompletion(lessonId, rosters.get(lessonId) ?? rosterStream.initial, places),
    );
});
