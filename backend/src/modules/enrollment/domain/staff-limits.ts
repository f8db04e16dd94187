import { forbidden, notFound } from '../../../platform/errors/refusal.js';
import { isRestricted, type Actor } from '../../../platform/tenancy/actor.js';
import type { StudentFacts } from './booking-facts.js';

export interface Involvement {
  isMainInstructor: boolean;
  isExtraStaff: boolean;
}

/** Restricted staff change only lessons that they teach or help in. A01 */
export const mayOpen = (actor: Actor, { isMainInstructor, isExtraStaff }: Involvement) =>
  !isRestricted(actor, 'STAFF_RESTRICT_VIEW_CALENDAR_SELF') || isMainInstructor || isExtraStaff;

export function checkMayOpen(actor: Actor, involvement: Involvement) {
  if (!mayOpen(actor, involvement)) throw forbidden();
}

/** For staff who add students only to their own lessons; helping in a lesson does not make it theirs. A02 */
export function checkMayAddStudents(actor: Actor, involvement: Involvement) {
  checkMayOpen(actor, involvement);
  if (isRestricted(actor, 'STAFF_RESTRICT_ADD_STUDENTS_SELF') && !involvement.isMainInstructor) throw forbidden();
}

/** Throws 404 for a client whom the caller may not know. B03 */
export function checkKnowsStudent(student: StudentFacts | undefined): asserts student is StudentFacts {
  if (!student?.isKnown) throw notFound('The client');
}

/** Instructors and helpers know the riders of their lessons, linked or not. */
export const knowsPlace = ({ userType }: Actor, place: Involvement & { isKnown: boolean }) =>
  place.isKnown || (userType === 'INS' && (place.isMainInstructor || place.isExtraStaff));
