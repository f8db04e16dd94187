import type { Fragment } from '../../../platform/database/connect.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import {
  misfitWarnings,
  ridesOf,
  ridesOn,
  suitabilityRules,
  suitedRides,
  type Look,
  type Warning,
} from '../../enrollment/contracts.js';

/**
 * What does not suit who rides in these lessons as they are, or as if these horses went in them, too; `lessons` has rows of `lesson_id`.
 * What is merely unknown would be said of everybody until it is known, and is left out.
 */
export async function standingMisfits(at: Look, lessons: Fragment, horses?: readonly string[]): Promise<Warning[]> {
  // Both are issued at once: an answer travels with the commit of its change.
  const [rides, settings] = await Promise.all([
    suitedRides(at, { rides: horses ? ridesOn(at, lessons, horses) : ridesOf(at, lessons), withSection: !horses }),
    loadBarnSettings(at.sql),
  ]);
  return misfitWarnings(rides, suitabilityRules(settings)).filter(({ isMissing }) => !isMissing);
}
