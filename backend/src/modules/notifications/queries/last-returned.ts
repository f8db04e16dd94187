import type { Fragment, Sql } from '../../../platform/database/connect.js';

/**
 * JSON of the last mail that came back from an address that `p`, a person in the query, has now, since somebody said that it works; null
 * where none did.
 */
export const lastReturned = (sql: Sql): Fragment => sql`
  (select json_build_object('kind', m.returned, 'reason', m.returned_reason, 'address', m.email_to,
      'returned_at', to_char(m.returned_at at time zone f.time_zone, 'YYYY-MM-DD HH24:MI'))
    from mail_message m join farm f on f.farm_id = m.farm_id
    where m.farm_id = p.farm_id and m.returned is not null and not m.is_cleared and lower(m.email_to) in (
      lower(p.contact_email), (select lower(l.email) from login l where l.farm_id = p.farm_id and l.person_id = p.person_id))
    order by m.returned_at desc, m.mail_id limit 1)`;
