import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { SectionAssignmentChanged } from '../events.js';
import { Section } from '../tables/section.entity.js';
import { SectionHorse } from '../tables/section-horse.entity.js';
import type { SectionLink } from '../tables/section-link.js';
import { SectionStudent } from '../tables/section-student.entity.js';
import { checkChoice, choices } from '../facts/check-references.js';

interface Assignment {
  sectionId: string;
  /** Of the horse, or the student by `student_id`. */
  id: string;
  assigned: boolean;
}

interface Assigning extends Assignment {
  kind: 'horse' | 'student';
  table: new () => SectionLink;
}

/** No event for what is so already. R040 */
async function assign(barn: BarnTransaction, { kind, table, sectionId, id, assigned }: Assigning) {
  const { farmId } = barn;
  const links = barn.repository<SectionLink>(table);
  const link = { farmId, sectionId, id };
  const [section, isAssigned] = await Promise.all([
    barn.repository(Section).existsBy({ farmId, id: sectionId }),
    links.existsBy(link),
    checkChoice(barn, choices[kind], { column: `${kind}_id`, id, newly: assigned }),
  ]);
  if (!section) throw notFound('The section', 'section_id');
  if (assigned === isAssigned) return;
  await (assigned ? links.insert(link) : links.delete(link));
  barn.record(`section-${sectionId}`, {
    type: 'setup.SectionAssignmentChanged',
    data: { sectionId, kind, id, assigned },
  } satisfies SectionAssignmentChanged);
}

export class AssignSectionHorse extends barnCommand<Assignment>('setup.AssignSectionHorse') {}

@CommandHandler(AssignSectionHorse)
export class AssignSectionHorseHandler extends BarnCommandHandler<AssignSectionHorse> {
  handle = (barn: BarnTransaction, assignment: Assignment) =>
    assign(barn, { ...assignment, kind: 'horse', table: SectionHorse });
}

export class AssignSectionStudent extends barnCommand<Assignment>('setup.AssignSectionStudent') {}

@CommandHandler(AssignSectionStudent)
export class AssignSectionStudentHandler extends BarnCommandHandler<AssignSectionStudent> {
  handle = (barn: BarnTransaction, assignment: Assignment) =>
    assign(barn, { ...assignment, kind: 'student', table: SectionStudent });
}
