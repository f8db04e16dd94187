import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { WaiverRowReply } from '../http/waivers.replies.js';

const MOST = 500;

interface Of {
  farmId: string;
  timeZone: string;
  now: Date;
}

/** Signed waivers `w`, newest first. */
export const waiverRows = async (sql: Sql, { farmId, timeZone, now }: Of, chosen: Fragment) => [
  ...(await sql<WaiverRowReply[]>`
    select w.waiver_id as "waiverId", w.template_id as "templateId", p.title, p.first_name as "firstName",
      p.last_name as "lastName", p.email, w.person_id, holder.person_name,
      (select coalesce(json_agg(trim(concat_ws(' ', one ->> 'firstName', one ->> 'lastName')) order by at), '[]')
        from jsonb_array_elements(p.details -> 'participants') with ordinality each(one, at)) as participants,
      to_char(w.signed_at at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI') as "createdOn",
      to_char(p.expires_on, 'YYYY-MM-DD') as "expirationDate",
      coalesce(p.expires_on < (${now}::timestamptz at time zone ${timeZone})::date, false)::int as is_expired,
      p.verified::int as verified
    from signed_waiver w
    join waiver_paper p on p.farm_id = w.farm_id and p.waiver_id = w.waiver_id
    left join person holder on holder.farm_id = w.farm_id and holder.person_id = w.person_id
    where w.farm_id = ${farmId} and ${chosen} order by w.signed_at desc, w.waiver_id limit ${MOST}`),
];
