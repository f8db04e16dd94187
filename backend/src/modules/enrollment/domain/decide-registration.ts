import { enrollmentErrors } from './errors.js';

export interface Registered {
  maxEnrollment: number | null;
  studentIds: readonly string[];
}

/** A place of its own for everybody who is new, who may not be registered yet. Staff are held to it, too. */
export function checkRegistration({ maxEnrollment, studentIds }: Registered, fresh: readonly string[]) {
  if (fresh.some((id) => studentIds.includes(id))) throw enrollmentErrors.already_registered();
  if (maxEnrollment !== null && maxEnrollment - studentIds.length < fresh.length) throw enrollmentErrors.session_full();
}
