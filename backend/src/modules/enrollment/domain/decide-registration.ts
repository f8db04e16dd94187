import { enrollmentErrors } from './errors.js';
import { placeHeld } from './place-held.js';
import { ageRefusal, type SessionAges } from './registration-terms.js';
import { heldInSession } from './session-places.js';
import type { WaitingList } from './waiting-list.js';
import type { Warning } from './warning.js';

/** Whoever asks for a place holds it until staff have answered. */
export type RegistrationState = 'registered' | 'asked';

export interface Registered {
  readonly maxEnrollment: number | null;
  /** Who holds a place. */
  readonly places: readonly { readonly studentId: string; readonly state: RegistrationState }[];
}
export interface RegisteringRider {
  readonly studentId: string;
  readonly name: string;
  readonly dateOfBirth: string | null;
}

/** A place of its own for everybody who is new, who may not be registered yet. Staff are held to it, too. `held`: kept for others. */
export function checkRegistration({ maxEnrollment, places }: Registered, fresh: readonly string[], held = 0) {
  if (places.some(({ studentId, state }) => fresh.includes(studentId) && state === 'registered'))
    throw enrollmentErrors.already_registered();
  if (places.some(({ studentId }) => fresh.includes(studentId))) throw enrollmentErrors.registration_asked();
  if (maxEnrollment !== null && maxEnrollment - places.length - held < fresh.length)
    throw enrollmentErrors.session_full();
}

interface Registering {
  readonly session: Registered & SessionAges & { readonly needsApproval: boolean; readonly list: WaitingList };
  readonly riders: readonly RegisteringRider[];
  readonly by: 'family' | 'staff';
  /** The first of its lessons that is to come, which a warning is about; without one nobody registers any more. */
  readonly lessonId: string | undefined;
  readonly now: Date;
}

/**
 * How they stand then, all of them or none. A family is refused a rider who is not of the session's ages, and a place that is kept for
 * somebody else; staff are warned of both.
 */
export function decideRegistering({ session, riders, by, lessonId, now }: Registering): {
  state: RegistrationState;
  warnings: Warning[];
} {
  if (lessonId === undefined) throw enrollmentErrors.session_over();
  const fresh = riders.map(({ studentId }) => studentId);
  const held = heldInSession(session.list, fresh, now);
  checkRegistration(session, fresh, by === 'family' ? held : 0);
  const refusals = riders.flatMap((rider) => {
    const refusal = ageRefusal(session, rider.dateOfBirth);
    return refusal ? [{ rider, refusal }] : [];
  });
  const [first] = refusals;
  if (first && by === 'family') throw first.refusal;
  return {
    state: by === 'family' && session.needsApproval ? 'asked' : 'registered',
    warnings: [
      ...keptFrom(session, fresh, held).map((id) => placeHeld(lessonId, id)),
      ...refusals.map(({ rider, refusal }) => ({
        code: 'rider_age',
        message: `${rider.name}: ${refusal.message.replace(/\.$/, '')}`,
        lessonId,
        aboutId: rider.studentId,
        aboutName: rider.name,
        elsewhereId: null,
      })),
    ],
  };
}

/** Those for whom no place is left that is not kept. */
const keptFrom = ({ maxEnrollment, places }: Registered, fresh: readonly string[], held: number) =>
  maxEnrollment === null ? [] : fresh.slice(Math.max(0, maxEnrollment - places.length - held));
