import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import { isOwnPerson, ownStudents } from './own-people.js';

/** Staff of a barn that restricts clients to staff. B03 */
export const isLimited = ({ userType, linkedClientsOnly }: Actor) => userType === 'INS' && linkedClientsOnly === true;

const linkedStudents = (sql: Sql, { personId = null }: { personId?: string | null }) => sql`(
  select linked.student_id from instructor_student linked
  join instructor me on me.farm_id = linked.farm_id and me.instructor_id = linked.instructor_id where me.person_id = ${personId})`;

/** The single definition of whom a caller may know: families their own people, staff everybody or, if limited, their linked students. */
export function isShownStudent(sql: Sql, actor: Actor, student: Fragment): Fragment {
  if (actor.userType === 'STU') return sql`${student} in ${ownStudents(sql, actor)}`;
  return isLimited(actor) ? sql`${student} in ${linkedStudents(sql, actor)}` : sql`true`;
}

/** For student `s` who is person `p`. */
export const isShownRider = (sql: Sql, actor: Actor): Fragment =>
  actor.userType === 'STU' ? isOwnPerson(sql, actor) : isShownStudent(sql, actor, sql`s.student_id`);

/** For any person `p`; a known student makes the account holder known. */
export function isShownPerson(sql: Sql, actor: Actor): Fragment {
  if (actor.userType === 'STU') return isOwnPerson(sql, actor);
  if (!isLimited(actor)) return sql`true`;
  return sql`exists (
    select from student rider join person known on known.farm_id = rider.farm_id and known.person_id = rider.person_id
    where rider.farm_id = p.farm_id and p.person_id in (known.person_id, known.billing_person_id)
      and rider.student_id in ${linkedStudents(sql, actor)})`;
}

export async function knowsStudent(sql: Sql, actor: Actor, studentId: string): Promise<boolean> {
  const found = await sql`select 1 where ${isShownStudent(sql, actor, sql`${studentId}::uuid`)}`;
  return found.length > 0;
}
