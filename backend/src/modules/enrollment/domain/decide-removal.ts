import type { StudentRemoved } from '../events.js';
import type { Roster } from './roster.js';

interface Removal {
  places: readonly { lessonPersonId: string; lessonId: string }[];
  rosters: ReadonlyMap<string, Roster>;
  notify: boolean;
}

/** Removes active places as if they had never been; cancelled places stay on record. */
export const decideRemoval = ({ places, rosters, notify }: Removal): StudentRemoved[] =>
  places.flatMap(({ lessonPersonId, lessonId }): StudentRemoved[] => {
    const place = rosters.get(lessonId)?.places[lessonPersonId];
    if (place?.phase !== 'active') return [];
    const { studentId } = place;
    return [{ type: 'enrollment.StudentRemoved', data: { lessonPersonId, lessonId, studentId, notify } }];
  });
