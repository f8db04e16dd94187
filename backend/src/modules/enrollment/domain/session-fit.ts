import type { Refusal } from '../../../platform/errors/refusal.js';
import { levelRefusal } from './booking-rules.js';
import { enrollmentErrors } from './errors.js';
import { ageRefusal, type SessionAges } from './registration-terms.js';
import { lessonMisfits, type LevelledRider, type LevelRange, type SuitabilityRules } from './suitability.js';

export interface SessionRider extends LevelledRider {
  readonly studentId: string;
  readonly isActive: boolean;
  readonly dateOfBirth: string | null;
}
export interface FittingSession extends SessionAges {
  /** Of each section that its lessons are of. */
  readonly levels: readonly LevelRange[];
}

/** What a family's registration of the rider would be refused for, if there were a place; null where nothing speaks against it. */
export function sessionRefusal(
  session: FittingSession,
  rider: SessionRider,
  { elsewhere, rules }: { elsewhere: { readonly message: string } | undefined; rules: SuitabilityRules },
): Refusal | null {
  if (!rider.isActive) return enrollmentErrors.student_inactive();
  const age = ageRefusal(session, rider.dateOfBirth);
  if (age) return age;
  if (elsewhere) return enrollmentErrors.rider_elsewhere(elsewhere.message);
  return levelRefusal(
    session.levels.flatMap((levels) => lessonMisfits(rider, levels, rules)),
    rules,
  );
}
