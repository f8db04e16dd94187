import type { Sql } from '../../../platform/database/connect.js';

/**
 * JSON of `id`, `personId` and `email`: guardians on the account of `holder`, a person in the query, who want its mails, have signed in
 * once at least, and are not written to anyway.
 */
export const guardiansToWriteTo = (sql: Sql) => sql`
  (select coalesce(json_agg(json_build_object('id', g.login_id, 'personId', g.person_id, 'email', g.email)
      order by g.created_at, g.login_id), '[]')
    from login g join person who on who.farm_id = g.farm_id and who.person_id = g.person_id
    where g.farm_id = holder.farm_id and who.billing_person_id = holder.person_id and g.family_part = 'guardian' and g.gets_mails
      and g.is_active and g.password_hash is not null and lower(coalesce(holder.contact_email, '')) <> g.email)`;
