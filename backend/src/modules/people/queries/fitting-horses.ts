import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { LinkReply } from '../http/people.replies.js';
import { horses } from '../lookups.js';
import type { StudentHorseFit } from '../tables/student-horse-fit.entity.js';

type Question = { studentId: string; kind: StudentHorseFit['kind'] };

/** Ordered by name. */
export async function fittingHorses(sql: Sql, farmId: string, { studentId, kind }: Question): Promise<LinkReply[]> {
  const [[student], linked] = await Promise.all([
    sql`select 1 from student where farm_id = ${farmId} and student_id = ${studentId}`,
    sql<LinkReply[]>`
      select h.horse_id as value, h.horse_name as label from student_horse_fit x
      join ${horses(sql)} h on h.farm_id = x.farm_id and h.horse_id = x.horse_id
      where x.farm_id = ${farmId} and x.student_id = ${studentId} and x.kind = ${kind} order by lower(h.horse_name), h.horse_id`,
  ]);
  if (!student) throw notFound('The student', 'single_id');
  return [...linked];
}

export class ListFittingHorses extends barnQuery<Question, LinkReply[]>('people.ListFittingHorses') {}

@QueryHandler(ListFittingHorses)
export class ListFittingHorsesHandler extends BarnQueryHandler<ListFittingHorses> {
  answer(sql: Sql, question: Question, { farmId }: Asker) {
    return fittingHorses(sql, farmId, question);
  }
}
