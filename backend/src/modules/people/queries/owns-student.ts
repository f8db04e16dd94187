import type { Sql } from '../../../platform/database/connect.js';
import type { Actor } from '../../../platform/tenancy/actor.js';

/** Whether a student is on the account of the person acting: families may act for their own only. */
export async function ownsStudent(sql: Sql, actor: Actor, studentId: string): Promise<boolean> {
  const found = await sql`
    select 1 from student s join person p using (farm_id, person_id)
      join person me on me.farm_id = s.farm_id and me.billing_person_id = p.billing_person_id
    where s.student_id = ${studentId} and me.person_id = ${actor.personId ?? null}::uuid`;
  return found.length > 0;
}
