import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { command } from '../../../platform/event-store/command.js';
import type { UnitOutcome } from '../../enrollment/contracts.js';
import type { Place } from '../domain/allocation.js';
import { releaseAll } from '../domain/release.js';
import { coverAgain } from './cover-again.js';
import { appendToPackages, heldPackages } from './held-packages.js';

export interface SettledPlace {
  readonly lessonPersonId: string;
  readonly unit: UnitOutcome;
}

type StandingPlace = Place & {
  readonly packageId: string | null;
  readonly makeupId: string | null;
  readonly paid: boolean;
};

/** Places as they stand in the tables, what covers them, and the makeup they were booked with. */
const placesAsTheyStand = (barn: BarnTransaction, ids: readonly string[]) => barn.sql<StandingPlace[]>`
  select lp.lesson_person_id as "lessonPersonId", lp.lesson_id as "lessonId", lp.student_id as "studentId", lp.package_id as "packageId", lp.paid,
    l.scheduled_date as "lessonDate", s.program_id as "programId",
    (select m.package_id from package m where m.farm_id = lp.farm_id and m.issued_for = lp.makeup_of and m.kind = 'makeup') as "makeupId"
  from lesson_person lp
  join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
  join section s on s.farm_id = l.farm_id and s.section_id = l.section_id
  where lp.farm_id = ${barn.farmId} and lp.lesson_person_id = any(${ids as string[]}::uuid[])`;

/** What covers the places that give their unit back, and the makeups of those that take one again. */
const packagesConcerned = (barn: BarnTransaction, releasing: readonly string[], taking: readonly string[]) =>
  heldPackages(
    barn,
    barn.sql`
  select lp.package_id from lesson_person lp where lp.farm_id = ${barn.farmId} and lp.lesson_person_id = any(${releasing}::uuid[]) and lp.package_id is not null
  union select m.package_id from lesson_person lp join package m on m.farm_id = lp.farm_id and m.issued_for = lp.makeup_of and m.kind = 'makeup'
    where lp.farm_id = ${barn.farmId} and lp.lesson_person_id = any(${taking}::uuid[]) and lp.package_id is null`,
  );

/**
 * Places that were removed, or whose attendance changed: those that release their unit give it back, those that consume one again are
 * covered anew. C04 C20
 */
export const settlePlaces = command('billing.SettlePlaces', async (barn, settled: readonly SettledPlace[]) => {
  const withUnit = (wanted: UnitOutcome) =>
    settled.filter(({ unit }) => unit === wanted).map(({ lessonPersonId }) => lessonPersonId);
  const [released, used] = [withUnit('released'), withUnit('used')];
  const [places, held] = await Promise.all([
    placesAsTheyStand(barn, [...released, ...used]),
    packagesConcerned(barn, released, used),
  ]);
  appendToPackages(
    barn,
    releaseAll(
      places.filter(({ lessonPersonId }) => released.includes(lessonPersonId)),
      held,
    ),
  );
  const uncovered = places.filter(
    ({ lessonPersonId, packageId, paid }) => packageId === null && !paid && used.includes(lessonPersonId),
  );
  await coverAgain(
    barn,
    uncovered.map((place) => ({ place, makeup: held.get(place.makeupId ?? '') ?? null })),
  );
});
