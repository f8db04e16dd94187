import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { activeMates } from '../../people/contracts.js';
import { dayIn } from '../domain/days.js';
import { packageStream } from '../domain/package.js';
import type { PackageHandedOver } from '../events.js';
import { appendToPackages } from '../facts/load-packages.js';

/** What a family shares outlives its owner: it goes to the active rider known longest on the account; with none, it stays. */
export class HandOverShared extends barnCommand<readonly string[]>('billing.HandOverShared') {}

@CommandHandler(HandOverShared)
export class HandOverSharedHandler extends BarnCommandHandler<HandOverShared> {
  async handle(barn: BarnTransaction, personIds: readonly string[]) {
    const { sql, farmId } = barn;
    const held = await sql<{ packageId: string; formerStudentId: string; studentId: string | null }[]>`
      select p.package_id as "packageId", p.student_id as "formerStudentId",
        (${activeMates(sql, farmId, sql`p.student_id`)})[1] as "studentId"
      from student s join package p on p.farm_id = s.farm_id and p.student_id = s.student_id
      where s.farm_id = ${farmId} and s.person_id = any(${personIds}::uuid[]) and p.is_shared
        and (p.expiry_date is null or p.expiry_date >= ${dayIn(barn.settings.timeZone, barn.now)}::date)
      order by p.package_id`;
    const heirs = held.flatMap(({ studentId, ...data }): PackageHandedOver[] =>
      studentId === null ? [] : [{ type: 'billing.PackageHandedOver', data: { ...data, studentId } }],
    );
    if (heirs.length === 0) return;
    await barn.loadAll(
      packageStream,
      heirs.map(({ data }) => data.packageId),
    );
    appendToPackages(barn, heirs);
  }
}
