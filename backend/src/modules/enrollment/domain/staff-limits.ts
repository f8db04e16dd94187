import { forbidden, notFound } from '../../../platform/errors/refusal.js';
import { isRestricted, type Actor } from '../../../platform/tenancy/actor.js';
import type { StudentFacts } from './booking-facts.js';

/** How the one who acts is involved in a lesson. */
export interface Involvement {
  isMainInstructor: boolean;
  isExtraStaff: boolean;
}

/** Staff who see only their own lessons change only those. A01 */
export const mayOpen = (actor: Actor, { isMainInstructor, isExtraStaff }: Involvement) =>
  !isRestricted(actor, 'STAFF_RESTRICT_VIEW_CALENDAR_SELF') || isMainInstructor || isExtraStaff;

export function checkMayOpen(actor: Actor, involvement: Involvement) {
  if (!mayOpen(actor, involvement)) throw forbidden();
}

/** Staff who add students only to their own lessons; helping in one does not make it theirs. A02 */
export function checkMayAddStudents(actor: Actor, involvement: Involvement) {
  checkMayOpen(actor, involvement);
  if (isRestricted(actor, 'STAFF_RESTRICT_ADD_STUDENTS_SELF') && !involvement.isMainInstructor) throw forbidden();
}

/** Families know their own members alone, staff those linked to them where the barn restricts clients to staff. B03 */
export function checkKnowsStudent(student: StudentFacts | undefined): asserts student is StudentFacts {
  if (!student?.isKnown) throw notFound('The client');
}

/** Whoever teaches a lesson or helps in it knows who rides in it, linked or not. */
export const knowsPlace = ({ userType }: Actor, place: Involvement & { isKnown: boolean }) =>
  place.isKnown || (userType === 'INS' && (place.isMainInstructor || place.isExtraStaff));
