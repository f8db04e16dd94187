import type { StudentRemoved } from '../events.js';
import type { Roster } from './roster.js';

/** Takes out active places, as if they had never been; what was cancelled stays on record. Places already gone are no matter. */
export const decideRemoval = (
  places: readonly { lessonPersonId: string; lessonId: string }[],
  rosters: ReadonlyMap<string, Roster>,
): StudentRemoved[] =>
  places.flatMap(({ lessonPersonId, lessonId }): StudentRemoved[] => {
    const place = rosters.get(lessonId)?.places[lessonPersonId];
    if (place?.phase !== 'active') return [];
    return [{ type: 'enrollment.StudentRemoved', data: { lessonPersonId, lessonId, studentId: place.studentId } }];
  });
