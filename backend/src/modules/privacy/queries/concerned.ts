import type { Sql } from '../../../platform/database/connect.js';
import type { Erased } from '../../../platform/erasure/erased.js';
import { wordsOf } from '../domain/words-of.js';

/** Somebody who goes when one is erased: an account holder takes all members along. */
export interface Concerned {
  readonly personId: string;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isErased: boolean;
  readonly holdsAccount: boolean;
  readonly studentId: string | null;
  readonly instructorId: string | null;
  readonly loginEmail: string | null;
  /** Somebody who stays has the same name. */
  readonly isNamesake: boolean;
  /** In lower case; not those that somebody who stays has, too. */
  readonly addresses: readonly string[];
  readonly phones: readonly string[];
}

/** Whoever was asked about first. */
export const concernedBy = (sql: Sql, farmId: string, personId: string) => sql<Concerned[]>`
  with concerned as (
    select p.*, lower(l.email) as login_email from person p left join login l on l.farm_id = p.farm_id and l.person_id = p.person_id
    where p.farm_id = ${farmId} and (p.person_id = ${personId} or p.billing_person_id = ${personId})
  ), others as (
    select lower(p.person_name) as name, lower(p.contact_email) as email, p.contact_mobile, p.contact_homephone from person p
    where p.farm_id = ${farmId} and p.erased_at is null and p.person_id not in (select person_id from concerned)
  )
  select c.person_id as "personId", c.person_name as name, c.first_name as "firstName", c.last_name as "lastName",
    c.erased_at is not null as "isErased", c.billing_person_id is not distinct from c.person_id as "holdsAccount",
    s.student_id as "studentId", i.instructor_id as "instructorId", c.login_email as "loginEmail",
    exists (select from others o where o.name = lower(c.person_name)) as "isNamesake",
    array(select distinct lower(address) from unnest(array[c.contact_email, c.login_email]) a(address)
      where address <> '' and not exists (select from others o where o.email = lower(address))) as addresses,
    array(select distinct phone from unnest(array[c.contact_mobile, c.contact_homephone]) n(phone)
      where length(phone) > 6 and not exists (select from others o where phone in (o.contact_mobile, o.contact_homephone))) as phones
  from concerned c
  left join student s on s.farm_id = c.farm_id and s.person_id = c.person_id
  left join instructor i on i.farm_id = c.farm_id and i.person_id = c.person_id
  order by (c.person_id = ${personId}) desc, lower(c.person_name), c.person_id`;

export const erasedOf = (people: readonly Concerned[]): Erased => ({
  personIds: people.map(({ personId }) => personId),
  studentIds: people.flatMap(({ studentId }) => studentId ?? []),
  accountIds: people.flatMap(({ personId, holdsAccount }) => (holdsAccount ? [personId] : [])),
  names: people.map(({ firstName, lastName }) => ({ firstName, lastName })),
  addresses: people.flatMap(({ addresses }) => addresses),
  words: wordsOf(
    people.map(({ personId, addresses, phones, ...named }) => ({
      ...named,
      reached: [personId, ...addresses, ...phones],
    })),
  ),
});
