import { notFound, type Refusal } from '../../../platform/errors/refusal.js';
import { peopleErrors } from './errors.js';

/** One of two records that are the same rider. */
export interface RiderRecord {
  readonly studentId: string;
  readonly personId: string;
  readonly name: string;
  /** The account holder's. */
  readonly accountId: string | null;
  readonly isActive: boolean;
  readonly isStaff: boolean;
}
export interface RiderMergeFacts {
  /** The record that stays. */
  readonly kept: RiderRecord | undefined;
  readonly merged: RiderRecord | undefined;
  /** Lessons in which both have a place, as they are called. */
  readonly together: readonly string[];
}

const NAMED = 3;
const named = (lessons: readonly string[]) =>
  lessons.length > NAMED
    ? `${lessons.slice(0, NAMED).join('; ')} and ${lessons.length - NAMED} more`
    : lessons.join('; ');

/** Why the two cannot become one; told before and refused by the same words. */
export function obstacleToRiderMerge({ kept, merged, together }: RiderMergeFacts): Refusal | null {
  if (!kept || !merged) return notFound('The student');
  if (kept.studentId === merged.studentId) return peopleErrors.same_rider();
  if (kept.accountId === null || kept.accountId !== merged.accountId) return peopleErrors.riders_of_two_accounts();
  if (!kept.isActive) return peopleErrors.rider_inactive(kept.name);
  if (merged.personId === merged.accountId) return peopleErrors.rider_stays(merged.name, 'the account holder');
  if (merged.isStaff) return peopleErrors.rider_stays(merged.name, 'on the staff');
  if (together.length > 0) return peopleErrors.riders_ride_together(named(together));
  return null;
}

/** After two accounts have become one. */
export const onOneAccount = ({ kept, merged, together }: RiderMergeFacts): RiderMergeFacts => ({
  kept,
  merged: merged && { ...merged, accountId: kept?.accountId ?? null },
  together,
});
