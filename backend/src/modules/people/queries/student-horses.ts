import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { LinkReply } from '../http/people.replies.js';
import { isShownStudent } from './shown-people.js';
import { horses } from '../lookups.js';

/** Horses that a student's family may name, ordered by name; the family hears of those that it could name now. A08 R038 R161 */
export class ListStudentHorses extends barnQuery<{ studentId: string }, LinkReply[]>('people.ListStudentHorses') {}

@QueryHandler(ListStudentHorses)
export class ListStudentHorsesHandler extends BarnQueryHandler<ListStudentHorses> {
  async answer(sql: Sql, { studentId }: { studentId: string }, { farmId, actor }: Asker) {
    const named =
      actor.userType === 'STU'
        ? sql`and h.is_active and exists (
            select from farm f where f.farm_id = ${farmId} and f.preferences ->> 'clients_can_view_horses' = '1')`
        : sql``;
    const [[student], allowed] = await Promise.all([
      sql`select 1 from student s
        where s.farm_id = ${farmId} and s.student_id = ${studentId} and ${isShownStudent(sql, actor, sql`s.student_id`)}`,
      sql<LinkReply[]>`
        select h.horse_id as value, h.horse_name as label from student_horse x
        join ${horses(sql)} h on h.farm_id = x.farm_id and h.horse_id = x.horse_id
        where x.farm_id = ${farmId} and x.student_id = ${studentId} ${named} order by lower(h.horse_name), h.horse_id`,
    ]);
    if (!student) throw notFound('The student');
    return [...allowed];
  }
}
