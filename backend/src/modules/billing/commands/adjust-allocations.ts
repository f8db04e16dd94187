import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideAdjustment, type CurrentPlace, type UnitChange } from '../domain/decide-adjustment.js';
import { appendToPackages, loadPackages } from './load-packages.js';
import { reallocate } from './reallocate.js';

const currentPlaces = (barn: BarnTransaction, ids: readonly string[]) => barn.sql<CurrentPlace[]>`
  select lp.lesson_person_id as "lessonPersonId", lp.lesson_id as "lessonId", lp.student_id as "studentId",
    lp.package_id as "packageId", lp.paid,
    l.scheduled_date as "lessonDate", s.program_id as "programId",
    (select m.package_id from package m
      where m.farm_id = lp.farm_id and m.issued_for = lp.makeup_of and m.kind = 'makeup') as "makeupId"
  from lesson_person lp
  join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
  join section s on s.farm_id = l.farm_id and s.section_id = l.section_id
  where lp.farm_id = ${barn.farmId} and lp.lesson_person_id = any(${ids}::uuid[])`;

/** What covers these places, and the makeups that the uncovered ones were booked with. */
const packagesConcerned = (barn: BarnTransaction, ids: readonly string[]) =>
  loadPackages(
    barn,
    barn.sql`
  select lp.package_id from lesson_person lp
    where lp.farm_id = ${barn.farmId} and lp.lesson_person_id = any(${ids}::uuid[]) and lp.package_id is not null
  union select m.package_id from lesson_person lp
    join package m on m.farm_id = lp.farm_id and m.issued_for = lp.makeup_of and m.kind = 'makeup'
    where lp.farm_id = ${barn.farmId} and lp.lesson_person_id = any(${ids}::uuid[]) and lp.package_id is null`,
  );

/** Students were taken out of lessons, or their attendance changed: units are released, or drawn again. C04 C20 */
export class AdjustAllocations extends barnCommand<readonly UnitChange[]>('billing.SettlePlaces') {}

@CommandHandler(AdjustAllocations)
export class AdjustAllocationsHandler extends BarnCommandHandler<AdjustAllocations> {
  async handle(barn: BarnTransaction, changes: readonly UnitChange[]) {
    const ids = changes.map(({ lessonPersonId }) => lessonPersonId);
    const [places, packages] = await Promise.all([currentPlaces(barn, ids), packagesConcerned(barn, ids)]);
    const { released, uncovered } = decideAdjustment(changes, places, packages);
    appendToPackages(barn, released);
    await reallocate(barn, uncovered);
  }
}
