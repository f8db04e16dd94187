import type { PlaceHandedOver } from '../events.js';
import { enrollmentErrors } from './errors.js';
import { placeOf, type Roster } from './roster.js';

/** Every place of students who were merged, cancelled ones too; `heirs` by the student whose places they get. */
export function decideHandingOver(
  lessonId: string,
  roster: Roster,
  heirs: ReadonlyMap<string, string>,
): PlaceHandedOver[] {
  return Object.values(roster.places).flatMap(({ lessonPersonId, phase, studentId: formerStudentId }) => {
    const studentId = heirs.get(formerStudentId);
    if (studentId === undefined) return [];
    if (phase === 'active' && placeOf(roster, studentId)) throw enrollmentErrors.already_booked();
    return [{ type: 'enrollment.PlaceHandedOver', data: { lessonPersonId, lessonId, studentId, formerStudentId } }];
  });
}
