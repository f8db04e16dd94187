import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import type { RestList } from '../../../platform/http/rest-list.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import type { AccountReply } from '../http/people.replies.js';
import { isShownPerson, isShownStudent } from './shown-people.js';

/**
 * Account holders with their members; `user_id` is set if the holder can sign in. Both are columns and no joins, so that counting and
 * ordering do without them.
 */
const accountRows = (sql: Sql, actor: Actor) => sql`
  select p.person_id as id, p.person_id, p.person_name, p.first_name, p.contact_email, p.contact_mobile, p.contact_homephone,
    (select l.login_id from login l where l.farm_id = p.farm_id and l.person_id = p.person_id order by l.login_id limit 1) as user_id,
    p.is_active::int as is_active, (
      select coalesce(json_agg(json_build_object('id', q.person_id, 'person_id', q.person_id, 'student_id', s.student_id,
        'person_name', q.person_name, 'is_active', q.is_active::int) order by q.person_name), '[]')
      from person q join student s using (farm_id, person_id)
      where q.farm_id = p.farm_id and q.billing_person_id = p.person_id
        and ${isShownStudent(sql, actor, sql`s.student_id`)}) as members
  from person p
  where p.billing_person_id = p.person_id and ${isShownPerson(sql, actor)}`;

export const accountRow = async (sql: Sql, actor: Actor, personId: string) =>
  (await sql<AccountReply[]>`select * from (${accountRows(sql, actor)}) a where id = ${personId}`)[0];

/** Ordered by name; undefined means both. */
export class ListAccounts extends barnQuery<{ active?: boolean }, AccountReply[]>('people.ListAccounts') {}

@QueryHandler(ListAccounts)
export class ListAccountsHandler extends BarnQueryHandler<ListAccounts> {
  async answer(sql: Sql, { active }: { active?: boolean }, { actor }: Asker) {
    return sql<AccountReply[]>`
      select * from (${accountRows(sql, actor)}) a
      where ${active ?? null}::boolean is null or is_active = ${active ?? false}::boolean::int order by lower(person_name), id`;
  }
}

const namesOf = (members: unknown) =>
  Array.isArray(members) ? members.map(({ person_name }: { person_name: string }) => person_name).join(', ') : '';

export const accountList: RestList = {
  resource: 'accounts',
  rows: accountRows,
  columns: ['person_name', 'first_name', 'contact_email', 'contact_mobile', 'contact_homephone', 'is_active'],
  numbers: ['is_active'],
  cells: { members: namesOf },
  search: ['person_name', 'contact_email', 'contact_mobile'],
  defaultSort: 'person_name',
};
