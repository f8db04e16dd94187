import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Actor } from '../../../platform/tenancy/actor.js';

/** Person `p` is the caller or on the caller's account, whoever of it the caller may act for. */
export const isOnOwnAccount = (sql: Sql, { personId }: Pick<Actor, 'personId'>): Fragment =>
  sql`coalesce(p.person_id = ${personId ?? null}::uuid or p.billing_person_id = (
    select me.billing_person_id from person me where me.farm_id = p.farm_id and me.person_id = ${personId ?? null}::uuid), false)`;

/** The single definition of whom somebody of a family acts for: everybody on the account, a teen for herself alone. */
export const isOwnPerson = (sql: Sql, actor: Pick<Actor, 'personId' | 'part'>): Fragment =>
  actor.part === 'teen' ? sql`p.person_id = ${actor.personId ?? null}::uuid` : isOnOwnAccount(sql, actor);

export const ownStudents = (sql: Sql, actor: Actor): Fragment => sql`(
  select own.student_id from student own join person p on p.farm_id = own.farm_id and p.person_id = own.person_id
  where ${isOwnPerson(sql, actor)})`;
