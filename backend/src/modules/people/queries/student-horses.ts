import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { LinkReply } from '../http/people.replies.js';

/** Horses that a student's family may name, ordered by name. A08 R161 */
export class ListStudentHorses extends barnQuery<{ studentId: string }, LinkReply[]>('people.ListStudentHorses') {}

@QueryHandler(ListStudentHorses)
export class ListStudentHorsesHandler extends BarnQueryHandler<ListStudentHorses> {
  async answer(sql: Sql, { studentId }: { studentId: string }, { farmId }: Asker) {
    const [[student], horses] = await Promise.all([
      sql`select 1 from student where farm_id = ${farmId} and student_id = ${studentId}`,
      sql<LinkReply[]>`
        select h.horse_id as value, h.horse_name as label from student_horse x
        join horse h on h.farm_id = x.farm_id and h.horse_id = x.horse_id
        where x.farm_id = ${farmId} and x.student_id = ${studentId} order by lower(h.horse_name), h.horse_id`,
    ]);
    if (!student) throw notFound('The student');
    return [...horses];
  }
}
