import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Versioned } from '../../../platform/http/list-rows.js';

/** The words of each own waiver as they are now: a row a template. */
export const currentTexts = (sql: Sql): Fragment => sql`
  select distinct on (x.farm_id, x.template_id) x.farm_id, x.template_id, x.version, x.title, x.body, x.valid_months,
    -- The first that is enough: a former text still counts unless a later one asks everybody again.
    (select max(one.version) from waiver_text one
      where one.farm_id = x.farm_id and one.template_id = x.template_id and one.asks_again) as enough
  from waiver_text x order by x.farm_id, x.template_id, x.version desc`;

/** What an administrator looks at while writing. */
export const ownWaivers: Versioned = {
  rows: (sql) => sql`
    select t.template_id as id, x.title, x.body, x.valid_months, t.is_active::int as is_active, x.version as text_version
    from waiver_template t join (${currentTexts(sql)}) x on x.farm_id = t.farm_id and x.template_id = t.template_id
    where t.is_own`,
  stream: 'waiver-template',
};

/** What was signed of own waivers, a row a rider: `template_id`, `person_id`, `waiver_id`, `text_version`, `expires_on`, `signed_at`. */
export const signedForRiders = (sql: Sql): Fragment => sql`
  select w.farm_id, w.template_id, c.person_id, w.waiver_id, s.text_version, p.expires_on, w.signed_at
  from waiver_cover c
  join signed_waiver w on w.farm_id = c.farm_id and w.signing_id = c.signing_id
  join waiver_signature s on s.farm_id = w.farm_id and s.waiver_id = w.waiver_id
  join waiver_paper p on p.farm_id = w.farm_id and p.waiver_id = w.waiver_id`;
