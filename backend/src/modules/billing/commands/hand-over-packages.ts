import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { isOpen, packageStream } from '../domain/package.js';
import type { PackageHandedOver } from '../events.js';

/** Packages, makeups and credits of students who were merged: from whom to whom. */
export class HandOverPackages extends barnCommand<ReadonlyMap<string, string>>('billing.HandOverPackages') {}

@CommandHandler(HandOverPackages)
export class HandOverPackagesHandler extends BarnCommandHandler<HandOverPackages> {
  async handle(barn: BarnTransaction, heirs: ReadonlyMap<string, string>) {
    const held = await barn.loadAll(
      packageStream,
      barn.sql`
        select package_id from package
        where farm_id = ${barn.farmId} and student_id = any(${[...heirs.keys()]}::uuid[])`,
    );
    for (const [packageId, state] of held) {
      if (!isOpen(state)) continue;
      const studentId = heirs.get(state.studentId);
      if (studentId === undefined) continue;
      barn.append(packageStream, packageId, [
        {
          type: 'billing.PackageHandedOver',
          data: { packageId, studentId, formerStudentId: state.studentId },
        } satisfies PackageHandedOver,
      ]);
    }
  }
}
