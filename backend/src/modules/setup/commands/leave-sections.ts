import { CommandHandler } from '@nestjs/cqrs';
import { anyOf } from '../../../platform/database/entity-changes.js';
import type { Erased } from '../../../platform/erasure/erased.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { SectionAssignmentChanged } from '../events.js';
import { SectionStudent } from '../tables/section-student.entity.js';

/** Students who are erased stand in no section any more. */
export class LeaveSections extends barnCommand<Erased>('setup.LeaveSections') {}

@CommandHandler(LeaveSections)
export class LeaveSectionsHandler extends BarnCommandHandler<LeaveSections> {
  async handle(barn: BarnTransaction, { studentIds }: Erased) {
    const theirs = { farmId: barn.farmId, id: anyOf([...studentIds]) };
    const links = barn.repository(SectionStudent);
    const left = await links.findBy(theirs);
    if (left.length === 0) return;
    await links.delete(theirs);
    for (const { sectionId, id } of left)
      barn.record(`section-${sectionId}`, {
        type: 'setup.SectionAssignmentChanged',
        data: { sectionId, kind: 'student', id, assigned: false },
      } satisfies SectionAssignmentChanged);
  }
}
