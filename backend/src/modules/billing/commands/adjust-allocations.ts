import { CommandHandler } from '@nestjs/cqrs';
import type { Fragment } from '../../../platform/database/connect.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { lessonKind } from '../../enrollment/contracts.js';
import { coverWaiting } from '../domain/cover-waiting.js';
import { decideAdjustment, type CurrentPlace, type UnitChange } from '../domain/decide-adjustment.js';
import { appendToPackages, loadPackages } from '../facts/load-packages.js';
import { loadSupply } from '../facts/load-supply.js';

/** `ids` may be a subquery. */
export const currentPlaces = (barn: BarnTransaction, ids: readonly string[] | Fragment) => barn.sql<CurrentPlace[]>`
  select lp.lesson_person_id as "lessonPersonId", lp.lesson_id as "lessonId", lp.student_id as "studentId",
    lp.package_id as "packageId", lp.returned_to as "returnedTo", lp.paid,
    l.scheduled_date as "lessonDate", s.program_id as "programId", ${lessonKind(barn.sql)} as kind
  from lesson_person lp
  join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
  join section s on s.farm_id = l.farm_id and s.section_id = l.section_id
  where lp.farm_id = ${barn.farmId}
    and lp.lesson_person_id = any(${'strings' in ids ? barn.sql`array(${ids})` : barn.sql`${ids}::uuid[]`})`;

/** By the place. */
export const daysOf = (places: readonly CurrentPlace[]) =>
  places.map(({ lessonPersonId, lessonDate }) => [lessonPersonId, lessonDate] as const);

const packagesConcerned = (barn: BarnTransaction, ids: readonly string[]) =>
  loadPackages(
    barn,
    barn.sql`
  select coalesce(lp.package_id, lp.returned_to) from lesson_person lp
    where lp.farm_id = ${barn.farmId} and lp.lesson_person_id = any(${ids}::uuid[])
      and coalesce(lp.package_id, lp.returned_to) is not null`,
  );

/** After removals and changes of attendance: units are released or drawn again, and free ones cover waiting places. C03 C04 C20 */
export class AdjustAllocations extends barnCommand<readonly UnitChange[]>('billing.SettlePlaces') {}

@CommandHandler(AdjustAllocations)
export class AdjustAllocationsHandler extends BarnCommandHandler<AdjustAllocations> {
  async handle(barn: BarnTransaction, changes: readonly UnitChange[]) {
    const ids = changes.map(({ lessonPersonId }) => lessonPersonId);
    const [places, packages, supply] = await Promise.all([
      currentPlaces(barn, ids),
      packagesConcerned(barn, ids),
      loadSupply(barn, ids),
    ]);
    const { events, uncovered } = decideAdjustment(changes, places, packages, supply.days);
    appendToPackages(barn, events);
    if (events.length === 0 && uncovered.length === 0) return;
    const waiting = supply.waiting.filter(({ lessonPersonId }) => !ids.includes(lessonPersonId));
    const days = new Map([...supply.days, ...daysOf(places)]);
    appendToPackages(barn, coverWaiting({ ...supply, days, waiting: [...waiting, ...uncovered] }, events));
  }
}
