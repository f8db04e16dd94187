import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Actor } from '../../../platform/tenancy/actor.js';

/** Whether the actor may see a student's packages: staff anybody's, a family those of its own account. Who asks comes from the token. */
export const visible = (sql: Sql, actor: Actor, studentId: Fragment): Fragment =>
  actor.userType !== 'STU'
    ? sql`true`
    : sql`exists (select from student own join person p on p.farm_id = own.farm_id and p.person_id = own.person_id
        where own.student_id = ${studentId} and ${actor.personId ?? null}::uuid in (p.person_id, p.billing_person_id))`;
