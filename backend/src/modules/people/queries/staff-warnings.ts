import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { usesInWords } from '../../../platform/http/row-warnings.js';
import type { StaffWarningReply } from '../http/staff.replies.js';
import { lessons } from '../lookups.js';

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** What goes on naming a member of the staff who is taken out of use, as a phrase: "14 coming lessons"; null for nothing. F20 */
export async function stillNaming(sql: Sql, instructor: Fragment, now: Date): Promise<string | null> {
  const uses = await sql<{ what: string; count: number }[]>`
    with coming as (
      select l.instructor_id, l.extra_staff from ${lessons(sql)} l where l.starts_at > ${now} and not l.is_cancelled)
    select what, count from (
      select 1 as place, 'coming lesson' as what, count(*)::int as count from coming where instructor_id = ${instructor}
      union all
      select 2, 'coming task', count(*)::int from coming
        where extra_staff @> jsonb_build_array(jsonb_build_object('instructor_id', ${instructor}::text))
      union all
      select 3, 'active section', count(*)::int from section where is_active and instructor_id = ${instructor}) used
    where count > 0 order by place`;
  return uses.length ? usesInWords(uses) : null;
}

/** Two may have one colour, or one name: staff are told, and decide. R029 R034 */
export async function staffWarnings(sql: Sql, instructorId: string, now: Date): Promise<StaffWarningReply[]> {
  const [[saved], named] = await Promise.all([
    sql<{ name: string; is_active: boolean; colour_of: string[]; name_of: boolean }[]>`
      select p.person_name as name, i.is_active,
        array(
          select op.person_name from instructor o join person op using (farm_id, person_id)
          where o.farm_id = i.farm_id and o.colour_id = i.colour_id and o.is_active and o.instructor_id <> i.instructor_id
          order by op.person_name) as colour_of,
        exists (
          select from instructor o join person op using (farm_id, person_id)
          where o.farm_id = i.farm_id and o.is_active and o.instructor_id <> i.instructor_id
            and lower(op.person_name) = lower(p.person_name)) as name_of
      from instructor i join person p using (farm_id, person_id) where i.instructor_id = ${instructorId}`,
    stillNaming(sql, sql`${instructorId}::uuid`, now),
  ]);
  if (!saved) return [];
  const { name, is_active, colour_of, name_of } = saved;
  if (!is_active)
    return named ? [{ code: 'still_named', message: `${name} is not offered any more; still named in ${named}.` }] : [];
  return [
    ...(name_of ? [{ code: 'name_doubled', message: `There is another member of the staff called ${name}.` }] : []),
    ...(colour_of.length
      ? [
          {
            code: 'colour_taken',
            message: `${listed.format(colour_of)} ${colour_of.length === 1 ? 'has' : 'have'} this colour, too.`,
          },
        ]
      : []),
  ];
}
