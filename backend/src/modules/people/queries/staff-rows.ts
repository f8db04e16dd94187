import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { RestList } from '../../../platform/http/rest-list.js';
import type { Actor } from '../../../platform/tenancy/actor.js';

/** The member of the staff behind person `p` is the caller, or the caller is an administrator. */
const isOpen = (sql: Sql, { userType, personId }: Actor): Fragment =>
  userType === 'ADM' ? sql`true` : sql`p.person_id = ${personId ?? null}`;

const option = (sql: Sql) => sql`
  i.instructor_id as id, i.instructor_id, i.person_id, p.person_name as name, i.colour_id as color_id, c.color_code,
  i.is_active::int as is_active`;

const source = (sql: Sql) => sql`
  from instructor i join person p using (farm_id, person_id)
  left join colour c on c.colour_id = i.colour_id
  left join login l on l.farm_id = i.farm_id and l.person_id = i.person_id`;

/** What everybody may know of whom lessons name. */
export const staffOptionRows = (sql: Sql) => sql`select ${option(sql)} ${source(sql)}`;

/** Addresses, notes and login of others are for administrators. */
export function staffRows(sql: Sql, actor: Actor): Fragment {
  const own = isOpen(sql, actor);
  const personal = (column: Fragment) => sql`case when ${own} then ${column} end`;
  return sql`
    select ${option(sql)}, ${personal(sql`p.first_name`)} as first_name, ${personal(sql`p.last_name`)} as last_name, c.color_name,
      ${personal(sql`l.login_id`)} as user_id, ${personal(sql`p.contact_email`)} as contact_email,
      ${personal(sql`p.contact_mobile`)} as contact_mobile, ${personal(sql`p.contact_homephone`)} as contact_homephone,
      ${personal(sql`i.availability`)} as availability, ${personal(sql`i.general_notes`)} as general_notes,
      ${personal(sql`i.general_notes2`)} as general_notes2, ${personal(sql`i.general_notes3`)} as general_notes3
    ${source(sql)}`;
}

export const staffList: RestList = {
  resource: 'staff',
  rows: (sql, actor) => sql`select s.*, (s.user_id is not null)::int as has_login from (${staffRows(sql, actor)}) s`,
  columns: [
    'name',
    'person_id',
    'color_id',
    'color_name',
    'contact_email',
    'contact_mobile',
    'contact_homephone',
    'availability',
    'general_notes',
    'has_login',
    'is_active',
  ],
  numbers: ['has_login', 'is_active'],
  stream: 'person',
  streamBy: 'person_id',
  search: ['name', 'contact_email', 'contact_mobile', 'contact_homephone'],
  defaultSort: 'name',
};
