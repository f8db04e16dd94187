import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { coverWaiting } from '../domain/cover-waiting.js';
import { isOpen, packageStream, type PackageState } from '../domain/package.js';
import type { PackageHandedOver } from '../events.js';
import { appendToPackages } from '../facts/load-packages.js';
import { supplyOf } from '../facts/load-supply.js';

/** Packages, makeups and credits of students who were merged: from whom to whom. What waited on either record is covered then. C03 */
export class HandOverPackages extends barnCommand<ReadonlyMap<string, string>>('billing.HandOverPackages') {}

@CommandHandler(HandOverPackages)
export class HandOverPackagesHandler extends BarnCommandHandler<HandOverPackages> {
  async handle(barn: BarnTransaction, heirs: ReadonlyMap<string, string>) {
    const { sql, farmId } = barn;
    const former = [...heirs.keys()];
    const [held, supply] = await Promise.all([
      barn.loadAll(
        packageStream,
        sql`select package_id from package where farm_id = ${farmId} and student_id = any(${former}::uuid[])`,
      ),
      supplyOf(barn, sql`(select unnest(${[...former, ...heirs.values()]}::uuid[]))`),
    ]);
    const events = [...held].flatMap(([packageId, state]) => handedOver(packageId, state, heirs));
    appendToPackages(barn, events);
    const waiting = supply.waiting.map((place) => ({
      ...place,
      studentId: heirs.get(place.studentId) ?? place.studentId,
    }));
    appendToPackages(barn, coverWaiting({ ...supply, waiting }, events));
  }
}

function handedOver(packageId: string, held: PackageState, heirs: ReadonlyMap<string, string>): PackageHandedOver[] {
  if (!isOpen(held)) return [];
  const { studentId: formerStudentId } = held;
  const studentId = heirs.get(formerStudentId);
  if (studentId === undefined) return [];
  return [{ type: 'billing.PackageHandedOver', data: { packageId, studentId, formerStudentId } }];
}
