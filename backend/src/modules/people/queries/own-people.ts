import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Actor } from '../../../platform/tenancy/actor.js';

/** Is person `p` the one who acts, or on the same account? Whom a family acts for is decided here, for every module. */
export const isOwnPerson = (sql: Sql, { personId }: Pick<Actor, 'personId'>): Fragment =>
  sql`coalesce(p.person_id = ${personId ?? null}::uuid or p.billing_person_id = (
    select me.billing_person_id from person me where me.farm_id = p.farm_id and me.person_id = ${personId ?? null}::uuid), false)`;

/** The riders of the account of the one who acts, as a list for `in`. */
export const ownStudents = (sql: Sql, actor: Actor): Fragment => sql`(
  select own.student_id from student own join person p on p.farm_id = own.farm_id and p.person_id = own.person_id
  where ${isOwnPerson(sql, actor)})`;
