import { CommandHandler } from '@nestjs/cqrs';
import { handOverLinks } from '../../../platform/database/hand-over-links.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { SectionAssignmentChanged } from '../events.js';
import { SectionStudent } from '../tables/section-student.entity.js';

/** Sections that students who were merged are assigned to: from whom to whom. */
export class HandOverSections extends barnCommand<ReadonlyMap<string, string>>('setup.HandOverSections') {}

@CommandHandler(HandOverSections)
export class HandOverSectionsHandler extends BarnCommandHandler<HandOverSections> {
  async handle(barn: BarnTransaction, heirs: ReadonlyMap<string, string>) {
    const { farmId } = barn;
    const links = barn.repository(SectionStudent);
    for (const [from, to] of heirs) {
      const sections = await links.findBy({ farmId, id: from });
      await handOverLinks(links, { farmId, id: from }, { farmId, id: to });
      for (const { sectionId } of sections)
        barn.record(
          `section-${sectionId}`,
          ...[false, true].map((assigned): SectionAssignmentChanged => ({
            type: 'setup.SectionAssignmentChanged',
            data: { sectionId, kind: 'student', id: assigned ? to : from, assigned },
          })),
        );
    }
  }
}
