import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { likenessOf, TELLING_DIGITS, type Likeness } from '../domain/likeness.js';
import type { LookalikeReply } from '../http/edited-people.replies.js';

export interface Described {
  firstName?: string;
  lastName?: string;
  email?: string | null;
  phones?: readonly (string | null | undefined)[];
  /** Not the person that is being edited; an address or phone may also be shared within its account. */
  personId?: string;
}

const MOST = 5;

const phoneOf = (sql: Sql, column: Fragment) =>
  sql`right(regexp_replace(coalesce(${column}, ''), '[^0-9]', '', 'g'), ${TELLING_DIGITS}::int)`;
const nameOf = (sql: Sql) => sql`lower(regexp_replace(p.person_name, '[[:space:]]+', ' ', 'g'))`;

/** People who may be the same as the one described: same name, email or phone. Upper and lower case and spaces do not count. */
export async function lookalikes(sql: Sql, farmId: string, given: Described) {
  const { name, email, phones } = likenessOf(given);
  if (!name && !email && phones.length === 0) return [];
  const self = given.personId ?? null;
  return sql<LookalikeReply[]>`
    select c.person_id, c.person_name, c.contact_email, c.contact_mobile, c.is_active::int as is_active,
      coalesce(h.person_name, '') as account_name, (st.student_id is not null)::int as is_student,
      (i.instructor_id is not null)::int as is_staff, array_remove(array[case when c.by_name then 'name' end,
        case when c.by_email then 'email' end, case when c.by_phone then 'phone' end], null) as matches
    from (
      select p.*, ${name} <> '' and ${nameOf(sql)} = ${name} as by_name,
        ${email} <> '' and lower(p.contact_email) = ${email} and not shared.is_theirs as by_email,
        (${phoneOf(sql, sql`p.contact_mobile`)} = any(${phones}::text[])
          or ${phoneOf(sql, sql`p.contact_homephone`)} = any(${phones}::text[])) and not shared.is_theirs as by_phone
      from person p cross join lateral (select coalesce(p.billing_person_id = (
        select me.billing_person_id from person me
        where me.farm_id = ${farmId} and me.person_id = ${self}::uuid), false) as is_theirs) shared
      where p.farm_id = ${farmId} and p.person_id is distinct from ${self}::uuid) c
      left join person h on h.farm_id = c.farm_id and h.person_id = c.billing_person_id
      left join student st on st.farm_id = c.farm_id and st.person_id = c.person_id
      left join instructor i on i.farm_id = c.farm_id and i.person_id = c.person_id
    where c.by_name or c.by_email or c.by_phone
    order by c.is_active desc, lower(c.person_name), c.person_id limit ${MOST}`;
}

/** For administrators, before somebody is added: nothing is refused for it. */
export class ListLookalikes extends barnQuery<Described, LookalikeReply[]>('people.ListLookalikes') {}

@QueryHandler(ListLookalikes)
export class ListLookalikesHandler extends BarnQueryHandler<ListLookalikes> {
  async answer(sql: Sql, described: Described, { farmId }: Asker) {
    return [...(await lookalikes(sql, farmId, described))];
  }
}

/** Somebody of the barn, with all that people are held to be the same by. */
export interface KnownPerson {
  person_id: string;
  person_name: string;
  account_id: string | null;
  is_active: boolean;
  name: string;
  email: string;
  phones: string[];
}

/** Whoever of the barn has one of these names, emails or phones, many at once; by the same rule. */
export function peopleLike(sql: Sql, farmId: string, likenesses: readonly Likeness[]) {
  const all = (pick: (one: Likeness) => readonly string[]) => [...new Set(likenesses.flatMap(pick))].filter(Boolean);
  const [names, emails, phones] = [all(({ name }) => [name]), all(({ email }) => [email]), all((one) => one.phones)];
  return sql<KnownPerson[]>`
    select * from (
      select p.person_id, p.person_name, p.billing_person_id as account_id, p.is_active, ${nameOf(sql)} as name,
        lower(coalesce(p.contact_email, '')) as email,
        array_remove(array[${phoneOf(sql, sql`p.contact_mobile`)}, ${phoneOf(sql, sql`p.contact_homephone`)}], '') as phones
      from person p where p.farm_id = ${farmId}) p
    where p.name = any(${names}::text[]) or p.email = any(${emails}::text[])
      or p.phones[1] = any(${phones}::text[]) or p.phones[2] = any(${phones}::text[])`;
}
