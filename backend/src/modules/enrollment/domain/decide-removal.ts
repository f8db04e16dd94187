import type { StudentRemoved } from '../events.js';
import type { Roster } from './roster.js';

/** Removes active places as if they had never been; cancelled places stay on record. */
export const decideRemoval = (
  places: readonly { lessonPersonId: string; lessonId: string }[],
  rosters: ReadonlyMap<string, Roster>,
): StudentRemoved[] =>
  places.flatMap(({ lessonPersonId, lessonId }): StudentRemoved[] => {
    const place = rosters.get(lessonId)?.places[lessonPersonId];
    if (place?.phase !== 'active') return [];
    return [{ type: 'enrollment.StudentRemoved', data: { lessonPersonId, lessonId, studentId: place.studentId } }];
  });
