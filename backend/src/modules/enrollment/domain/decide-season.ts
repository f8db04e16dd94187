import { enrollmentErrors } from './errors.js';
import { sessionRefusal, type FittingSession, type SessionRider } from './session-fit.js';
import type { SuitabilityRules } from './suitability.js';

export interface FormerRider extends SessionRider {
  /** Who pays; a family gets one mail. */
  readonly familyId: string;
}

export interface NextSeason {
  readonly session: FittingSession;
  readonly maxEnrollment: number | null;
  /** Of the former season, in the order in which they registered. */
  readonly riders: readonly FormerRider[];
  /** Who rides elsewhere at one of its times, and where. */
  readonly elsewhere: ReadonlyMap<string, { readonly message: string }>;
  readonly rules: SuitabilityRules;
}

export interface RiderInSeason {
  readonly studentId: string;
  readonly name: string;
  readonly familyId: string;
  /** Why the rider gets no place in it; null for who does. */
  readonly because: string | null;
}

/** Who of the former season gets a place in the next, or has one kept: those whom registering would not refuse, while there are places. */
export function decideSeason({ session, maxEnrollment, riders, elsewhere, rules }: NextSeason): RiderInSeason[] {
  let left = maxEnrollment ?? Infinity;
  return riders.map((rider) => {
    const { studentId, name, familyId } = rider;
    const refusal = sessionRefusal(session, rider, { elsewhere: elsewhere.get(studentId), rules });
    const because = refusal ?? (left > 0 ? null : enrollmentErrors.session_full());
    if (because === null) left -= 1;
    return { studentId, name, familyId, because: because && because.message };
  });
}

/** Of whom each family is told, in one mail. */
export function familiesOf(riders: readonly RiderInSeason[]): string[][] {
  const families = new Map<string, string[]>();
  for (const { familyId, studentId, because } of riders)
    if (because === null) families.set(familyId, [...(families.get(familyId) ?? []), studentId]);
  return [...families.values()];
}
