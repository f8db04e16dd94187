import { CommandHandler } from '@nestjs/cqrs';
import { replaceLinks } from '../../../platform/database/replace-links.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { PersonChanged } from '../events.js';
import { Student } from '../tables/student.entity.js';
import { StudentHorse } from '../tables/student-horse.entity.js';
import { horses } from '../lookups.js';

interface AllowedHorses {
  studentId: string;
  /** The whole list: horses missing here are no longer allowed. */
  horseIds: readonly string[];
}

/** The horses that the family may name when it adds a lesson. A08 R161 */
export class AllowHorses extends barnCommand<AllowedHorses>('people.AllowHorses') {}

@CommandHandler(AllowHorses)
export class AllowHorsesHandler extends BarnCommandHandler<AllowHorses> {
  async handle(barn: BarnTransaction, { studentId, horseIds }: AllowedHorses) {
    const theirs = { farmId: barn.farmId, studentId };
    const wanted = new Set(horseIds);
    const table = barn.repository(StudentHorse);
    const [student, known, allowed] = await Promise.all([
      barn.repository(Student).findOneBy({ farmId: barn.farmId, studentId }),
      barn.sql`select 1 from ${horses(barn.sql)} horse where farm_id = ${barn.farmId} and horse_id = any(${[...wanted]})`,
      table.findBy(theirs),
    ]);
    if (!student) throw notFound('The student');
    if (known.length < wanted.size) throw notFound('The horse');
    if (!(await replaceLinks(table, theirs, 'horseId', { linked: allowed, wanted }))) return;
    const { personId } = student;
    barn.record(`person-${personId}`, {
      type: 'people.PersonChanged',
      data: { personId, change: 'edited', hats: ['student'], fields: ['horse_access'] },
    } satisfies PersonChanged);
  }
}
