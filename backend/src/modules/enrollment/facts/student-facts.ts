import type { Sql } from '../../../platform/database/connect.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import { isShownRider } from '../../people/contracts.js';
import type { StudentFacts } from '../domain/booking-facts.js';

export async function studentFacts(
  sql: Sql,
  farmId: string,
  actor: Actor,
  studentId: string,
): Promise<StudentFacts | undefined> {
  const [student] = await sql<StudentFacts[]>`
    select s.student_id as "studentId", s.is_active and p.is_active as "isActive", ${isShownRider(sql, actor)} as "isKnown",
      array(select x.section_id from student_section x
        where x.farm_id = s.farm_id and x.student_id = s.student_id and x.purpose = 'book') as "bookableSections"
    from student s join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
    where s.farm_id = ${farmId} and s.student_id = ${studentId}`;
  return student;
}
