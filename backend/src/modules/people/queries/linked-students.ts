import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { forbidden, notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { LinkReply } from '../http/people.replies.js';

/** Ordered by name; staff may ask only about themselves. B03 */
export class ListLinkedStudents extends barnQuery<{ instructorId: string }, LinkReply[]>('people.ListLinkedStudents') {}

@QueryHandler(ListLinkedStudents)
export class ListLinkedStudentsHandler extends BarnQueryHandler<ListLinkedStudents> {
  async answer(sql: Sql, { instructorId }: { instructorId: string }, { farmId, actor }: Asker) {
    const [[instructor], linked] = await Promise.all([
      sql<{ person_id: string }[]>`
        select person_id from instructor where farm_id = ${farmId} and instructor_id = ${instructorId}`,
      sql<LinkReply[]>`
        select s.student_id as value, p.person_name as label from instructor_student x
        join student s on s.farm_id = x.farm_id and s.student_id = x.student_id
        join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
        where x.farm_id = ${farmId} and x.instructor_id = ${instructorId} order by lower(p.person_name), s.student_id`,
    ]);
    if (actor.userType !== 'ADM' && instructor?.person_id !== actor.personId) throw forbidden();
    if (!instructor) throw notFound('The instructor');
    return [...linked];
  }
}
