import { CommandHandler } from '@nestjs/cqrs';
import { replaceLinks } from '../../../platform/database/replace-links.js';
import { inactiveChoice, notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { PersonChanged } from '../events.js';
import { Student } from '../tables/student.entity.js';
import { StudentSection } from '../tables/student-section.entity.js';

interface AllowedSections {
  studentId: string;
  /** The whole list: sections missing here are no longer allowed. */
  sectionIds: readonly string[];
  purpose: StudentSection['purpose'];
}

/** Has an effect only in barns that restrict sections to clients. B01 B02 R161 */
export class AllowSections extends barnCommand<AllowedSections>('people.AllowSections') {}

@CommandHandler(AllowSections)
export class AllowSectionsHandler extends BarnCommandHandler<AllowSections> {
  async handle(barn: BarnTransaction, { studentId, sectionIds, purpose }: AllowedSections) {
    const theirs = { farmId: barn.farmId, studentId, purpose };
    const wanted = new Set(sectionIds);
    const table = barn.repository(StudentSection);
    const [student, known, allowed] = await Promise.all([
      barn.repository(Student).findOneBy({ farmId: barn.farmId, studentId }),
      barn.sql<{ id: string; is_active: boolean }[]>`
        select section_id as id, is_active from section
        where farm_id = ${barn.farmId} and section_id = any(${[...wanted]})`,
      table.findBy(theirs),
    ]);
    if (!student) throw notFound('The student', 'single_id');
    if (known.length < wanted.size) throw notFound('The section', 'array');
    const before = new Set(allowed.map(({ sectionId }) => sectionId));
    if (known.some(({ id, is_active }) => !is_active && !before.has(id))) throw inactiveChoice('array', 'section');
    if (!(await replaceLinks(table, theirs, 'sectionId', { linked: allowed, wanted }))) return;
    const { personId } = student;
    barn.record(`person-${personId}`, {
      type: 'people.PersonChanged',
      data: { personId, change: 'edited', hats: ['student'], fields: [`sections_to_${purpose}`] },
    } satisfies PersonChanged);
  }
}
