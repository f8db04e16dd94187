import { CommandHandler } from '@nestjs/cqrs';
import { replaceLinks } from '../../../platform/database/replace-links.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { PersonChanged } from '../events.js';
import { horses } from '../lookups.js';
import { Student } from '../tables/student.entity.js';
import { StudentHorseFit } from '../tables/student-horse-fit.entity.js';

interface FittingHorses {
  studentId: string;
  /** The whole list. */
  horseIds: readonly string[];
  kind: StudentHorseFit['kind'];
}

const FIELD = { favourite: 'favourite_horses', not: 'horses_not_for_rider' } as const;

/** Horses that a rider goes well with, or not at all. Whoever assigns horses sees it; families do not. */
export class FitHorses extends barnCommand<FittingHorses>('people.FitHorses') {}

@CommandHandler(FitHorses)
export class FitHorsesHandler extends BarnCommandHandler<FitHorses> {
  async handle(barn: BarnTransaction, { studentId, horseIds, kind }: FittingHorses) {
    const { farmId, sql } = barn;
    const theirs = { farmId, studentId, kind };
    const wanted = new Set(horseIds);
    const table = barn.repository(StudentHorseFit);
    const [student, known, linked] = await Promise.all([
      barn.repository(Student).findOneBy({ farmId, studentId }),
      sql`select 1 from ${horses(sql)} horse where farm_id = ${farmId} and horse_id = any(${[...wanted]}::uuid[])`,
      table.findBy(theirs),
    ]);
    if (!student) throw notFound('The student', 'single_id');
    if (known.length < wanted.size) throw notFound('The horse', 'array');
    if (!(await replaceLinks(table, theirs, 'horseId', { linked, wanted }))) return;
    const { personId } = student;
    barn.record(`person-${personId}`, {
      type: 'people.PersonChanged',
      data: { personId, change: 'edited', hats: ['student'], fields: [FIELD[kind]] },
    } satisfies PersonChanged);
  }
}
