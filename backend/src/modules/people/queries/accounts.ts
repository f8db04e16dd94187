import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import type { RestList } from '../../../platform/http/rest-list.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { columnsOf, inList, recordList } from '../../../platform/records/record-list.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import type { AccountReply } from '../http/people.replies.js';
import { account } from '../records/account.js';
import { located, reached } from '../records/person.js';
import { isShownPerson, isShownStudent } from './shown-people.js';

/**
 * Account holders with their members; `user_id` is set if the holder can sign in. Both are columns and no joins, so that counting and
 * ordering do without them.
 */
const accountRows = (sql: Sql, actor: Actor) => sql`
  select p.person_id as id, p.person_id, p.person_name, p.first_name ${columnsOf(sql, 'p', { fields: { ...reached, ...located } })},
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

const { stream: _, ...listed } = recordList(inList(account), { rows: accountRows });
/** Without versions: what is changed of somebody is changed on the own page. */
export const accountList: RestList = {
  ...listed,
  columns: [...listed.columns, 'first_name'],
  cells: { members: namesOf },
};
