import type { Sql } from '../../../platform/database/connect.js';
import type { FormerRider } from '../domain/decide-season.js';
import { levelOf } from './level-columns.js';

/** What is asked of riders before they get a place in a session, and who pays for each. */
export const sessionRiders = (sql: Sql, farmId: string, studentIds: readonly string[]) => sql<FormerRider[]>`
  select s.student_id as "studentId", p.person_name as name, s.is_active and p.is_active as "isActive",
    s.date_of_birth as "dateOfBirth", ${levelOf(sql, sql`s.farm_id`, sql`s.level_id`)} as level,
    coalesce(p.billing_person_id, p.person_id) as "familyId"
  from student s join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
  where s.farm_id = ${farmId} and s.student_id = any(${[...studentIds]}::uuid[])
  order by array_position(${[...studentIds]}::uuid[], s.student_id)`;
