import type { Sql } from '../../../platform/database/connect.js';
import type { Acquaintance } from '../domain/decide-account.js';
import type { SignedPaper } from '../domain/signed-paper.js';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whom a barn knows by a signed waiver's tags and address. */
export async function acquaintanceOf(sql: Sql, farmId: string, { tags, email }: SignedPaper): Promise<Acquaintance> {
  const ids = tags.filter((tag) => ID.test(tag));
  const [known] = await sql<[Acquaintance]>`
    select
      (select min(p.billing_person_id::text) from person p
        where p.farm_id = ${farmId} and p.person_id = any(${ids}::uuid[])) as tagged,
      array(select distinct p.billing_person_id::text from person p
        where p.farm_id = ${farmId} and p.billing_person_id is not null and lower(p.contact_email) = nullif(${email}, '')
        ) as "withEmail",
      exists (select from person p
        where p.farm_id = ${farmId} and lower(p.contact_email) = nullif(${email}, '')) as "isKnownEmail"`;
  return known;
}
