import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { RestList } from '../../../platform/http/rest-list.js';
import { columnsOf, recordList } from '../../../platform/records/record-list.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import { staff, staffNotes, staffPerson } from '../records/staff.js';

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
  return sql`
    select ${option(sql)}, c.color_name, case when ${own} then l.login_id end as user_id
      ${columnsOf(sql, 'p', { fields: staffPerson }, own)} ${columnsOf(sql, 'i', { fields: staffNotes }, own)}
    ${source(sql)}`;
}

const listed = recordList(staff, {
  rows: (sql, actor) => sql`select s.*, (s.user_id is not null)::int as has_login from (${staffRows(sql, actor)}) s`,
});
export const staffList: RestList = { ...listed, columns: [...listed.columns, 'person_id'] };
