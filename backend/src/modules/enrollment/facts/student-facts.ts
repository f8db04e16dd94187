import type { Sql } from '../../../platform/database/connect.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import { isShownRider } from '../../people/contracts.js';
import type { StudentFacts } from '../domain/booking-facts.js';
import { levelOf } from './level-columns.js';

/** By student; whoever is not at this barn is absent. */
export async function factsOfStudents(
  sql: Sql,
  farmId: string,
  actor: Actor,
  studentIds: readonly string[],
): Promise<Map<string, StudentFacts>> {
  const students = await sql<StudentFacts[]>`
    select s.student_id as "studentId", s.is_active and p.is_active as "isActive",
      p.person_name as name, ${levelOf(sql, sql`s.farm_id`, sql`s.level_id`)} as level, ${isShownRider(sql, actor)} as "isKnown",
      array(select x.section_id from student_section x
        where x.farm_id = s.farm_id and x.student_id = s.student_id and x.purpose = 'book') as "bookableSections"
    from student s join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
    where s.farm_id = ${farmId} and s.student_id = any(${studentIds}::uuid[])`;
  return new Map(students.map((student) => [student.studentId, student]));
}

export const studentFacts = async (sql: Sql, farmId: string, actor: Actor, studentId: string) =>
  (await factsOfStudents(sql, farmId, actor, [studentId])).get(studentId);
