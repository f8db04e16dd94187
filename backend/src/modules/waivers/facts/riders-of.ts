import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Rider } from '../domain/decide-signing.js';
import { currentTexts, signedForRiders } from './own-texts.js';

interface Of {
  farmId: string;
  /** A condition on person `p`, who rides as `r`. */
  whose: Fragment;
  templateId: string | Fragment;
  /** The lowest version of the text that is good enough. */
  enough: number | Fragment;
}

/** Active riders, each with what is best of what was signed of a template: columns of a `NamedRider`. */
export const ridersOf = (sql: Sql, { farmId, whose, templateId, enough }: Of): Fragment => sql`
  select p.person_id as "personId", p.first_name as "firstName", p.last_name as "lastName", p.person_name as "personName",
    r.student_id as "studentId",
    to_char(r.date_of_birth, 'YYYY-MM-DD') as dob, p.person_id = p.billing_person_id as "isHolder",
    (select json_build_object('waiverId', s.waiver_id, 'textVersion', s.text_version, 'expiresOn', to_char(s.expires_on, 'YYYY-MM-DD'))
      from (${signedForRiders(sql)}) s
      where s.farm_id = p.farm_id and s.person_id = p.person_id and s.template_id = ${templateId}
      order by s.text_version >= ${enough} desc, s.expires_on desc nulls first, s.signed_at desc limit 1) as signed
  from person p join student r on r.farm_id = p.farm_id and r.person_id = p.person_id
  where p.farm_id = ${farmId} and ${whose} and p.is_active and r.is_active
  order by p.created_at, p.person_id`;

/** Own waivers that are asked for, in the order of their titles, each with these riders: rows of `AskedWaiver`. */
export const askedOf = (sql: Sql, farmId: string, whose: Fragment) => {
  const riders = ridersOf(sql, { farmId, whose, templateId: sql`t.template_id`, enough: sql`x.enough` });
  return sql<AskedWaiver[]>`
    select t.template_id as id, x.title, x.enough, (select coalesce(json_agg(one), '[]') from (${riders}) one) as riders
    from waiver_template t join (${currentTexts(sql)}) x on x.farm_id = t.farm_id and x.template_id = t.template_id
    where t.farm_id = ${farmId} and t.is_own and t.is_active order by lower(x.title), t.template_id`;
};

export interface AskedWaiver {
  id: string;
  title: string;
  /** The lowest version of the text that is good enough. */
  enough: number;
  riders: NamedRider[];
}

export type NamedRider = Rider & { personName: string; studentId: string };

/** Everybody who rides on an account. */
export const ofAccount = (sql: Sql, accountId: string): Fragment => sql`p.billing_person_id = ${accountId}`;
