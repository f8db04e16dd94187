// Pages and searches as one would write them by hand for one barn, asked of the database without anything between.
import pg from 'pg';

const PAGE = `
  select (select count(*)::int from person h where h.farm_id = $1 and h.billing_person_id = h.person_id and h.is_active) as total,
    coalesce(json_agg(page), '[]')::text as rows
  from (
    select p.person_id as id, p.person_name, p.contact_email, p.contact_mobile, p.is_active, l.login_id as user_id,
      (select json_agg(json_build_object('id', q.person_id, 'student_id', s.student_id, 'person_name', q.person_name)
        order by q.person_name)
        from person q join student s on s.farm_id = q.farm_id and s.person_id = q.person_id
        where q.farm_id = p.farm_id and q.billing_person_id = p.person_id) as members
    from person p left join login l on l.farm_id = p.farm_id and l.person_id = p.person_id
    where p.farm_id = $1 and p.person_id = any(array(
      select o.person_id from person o where o.farm_id = $1 and o.billing_person_id = o.person_id and o.is_active
      order by lower(o.person_name), o.person_id limit 25 offset $2))
    order by lower(p.person_name), p.person_id
  ) page`;

const people = (match) => `
  select coalesce(json_agg(found), '[]')::text as rows from (
    select p.person_id as id, p.person_name as name, a.person_name as detail, p.is_active
    from person p left join student s on s.farm_id = p.farm_id and s.person_id = p.person_id
      left join person a on a.farm_id = p.farm_id and a.person_id = p.billing_person_id
    where p.farm_id = $1 and ${match}
    order by p.is_active desc, lower(p.person_name), p.person_id limit 20
  ) found`;

const NAMED = `p.person_name || ' ' || coalesce(a.person_name, '') || ' ' || coalesce(p.contact_email, '')`;
const SEARCH = people(`' ' || lower(${NAMED}) like $2`);
const MISSPELT = people(`word_similarity($2, lower(${NAMED})) >= 0.4`);

/** By the product's own role, under the same rules of planning. */
export async function openPlainLists(barnUrl, farmId) {
  const client = new pg.Client(barnUrl);
  await client.connect();
  await client.query("select set_config('app.farm_id', $1, false)", [farmId]);
  const ask = async (name, text, value) => {
    const { rows } = await client.query({ name, text, values: [farmId, value] });
    return JSON.parse(rows[0].rows);
  };
  return {
    page: (offset) => ask('page', PAGE, offset),
    search: (beginning) => ask('search', SEARCH, `% ${beginning}%`),
    misspelt: (text) => ask('misspelt', MISSPELT, text),
    close: () => client.end(),
  };
}
