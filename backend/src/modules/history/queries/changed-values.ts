import type { Fragment, Sql } from '../../../platform/database/connect.js';

/** What something is called now: nobody who was erased is called anything. */
const names: Readonly<Record<string, (sql: Sql, farmId: string, id: Fragment) => Fragment>> = {
  program_id: (sql, farmId, id) =>
    sql`select program_name from program where farm_id = ${farmId} and program_id = ${id}`,
  program_type_id: (sql, farmId, id) =>
    sql`select program_type_name from program_type where farm_id = ${farmId} and program_type_id = ${id}`,
  location_id: (sql, farmId, id) =>
    sql`select location_name from location where farm_id = ${farmId} and location_id = ${id}`,
  product_id: (sql, farmId, id) =>
    sql`select product_name from product where farm_id = ${farmId} and product_id = ${id}`,
  default_section_id: (sql, farmId, id) =>
    sql`select section_name from section where farm_id = ${farmId} and section_id = ${id}`,
  owner_id: (sql, farmId, id) => sql`select person_name from person where farm_id = ${farmId} and person_id = ${id}`,
  level_from_id: (sql, farmId, id) => sql`select level_name from level where farm_id = ${farmId} and level_id = ${id}`,
  level_to_id: (sql, farmId, id) => sql`select level_name from level where farm_id = ${farmId} and level_id = ${id}`,
  colour_id: (sql, _farmId, id) => sql`select color_name from colour where colour_id = ${id}`,
  instructor_id: (sql, farmId, id) => sql`
    select p.person_name from instructor i join person p on p.farm_id = i.farm_id and p.person_id = i.person_id
    where i.farm_id = ${farmId} and i.instructor_id = ${id}`,
};

/** A column of `changed_value v`, in words where it holds an id. */
const inWords = (sql: Sql, farmId: string, value: Fragment) => {
  const cases = Object.entries(names).map(
    ([field, name]) => sql`when ${field} then coalesce((${name(sql, farmId, sql`${value}::uuid`)}), 'no longer there')`,
  );
  return sql`case when ${value} is null then null else case v.field ${cases} else ${value} end end`;
};

/** What the fields of event `c` held and hold, beside the log: in words, and as it is kept, for whoever restores it. */
export const changedValues = (sql: Sql, farmId: string): Fragment => sql`
  (select coalesce(json_agg(json_build_object(
      'field', v.field, 'was', ${inWords(sql, farmId, sql`v.was`)}, 'became', ${inWords(sql, farmId, sql`v.became`)},
      'was_kept', v.was, 'became_kept', v.became)
      order by v.field), '[]')
    from changed_value v where v.farm_id = ${farmId} and v.position = c.position)`;
