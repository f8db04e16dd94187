import type { Sql } from '../../../platform/database/connect.js';
import { ownColumns, recordList } from '../../../platform/records/record-list.js';
import { section } from '../records/section.js';
import type { SetupEntries } from './setup-list.js';
import { horses, lessons, people, products, riders, staff } from '../lookups.js';

const levelName = (sql: Sql, column: 'level_from_id' | 'level_to_id') => sql`(
  select v.level_name from level v where v.farm_id = section.farm_id and v.level_id = section.${sql(column)})`;

export const sectionEntries: SetupEntries = {
  ...recordList(section),
  noun: section.one,
  rows: (sql) => sql`
    select ${ownColumns(sql, section)}, p.person_name as instructor_name, l.location_name, g.program_name,
      d.product_name, ${levelName(sql, 'level_from_id')} as level_from_name, ${levelName(sql, 'level_to_id')} as level_to_name,
      coalesce(h.count, 0) as horse_count, coalesce(r.count, 0) as student_count
    from section join location l using (farm_id, location_id) join program g using (farm_id, program_id)
      left join ${staff(sql)} i on i.farm_id = section.farm_id and i.instructor_id = section.instructor_id
      left join ${people(sql)} p on p.farm_id = i.farm_id and p.person_id = i.person_id
      left join ${products(sql)} d on d.farm_id = section.farm_id and d.product_id = section.product_id
      left join (
        select x.farm_id, x.section_id, count(*)::int as count
        from section_horse x join ${horses(sql)} horse using (farm_id, horse_id) where is_active group by 1, 2
      ) h on h.farm_id = section.farm_id and h.section_id = section.section_id
      left join (
        select x.farm_id, x.section_id, count(*)::int as count
        from section_student x join ${riders(sql)} student using (farm_id, student_id) where is_active group by 1, 2
      ) r on r.farm_id = section.farm_id and r.section_id = section.section_id`,
  uses: (sql, id, now) => sql`
    select 'coming lesson' as what, count(*) as count from ${lessons(sql)} l
    where l.section_id = ${id} and l.starts_at > ${now} and not l.is_cancelled`,
  ends: (sql, id) => sql`
    select 'It was the section that new events begin with; they begin without one now.' as message
    from farm where preferences->>'default_section_id' = ${id}`,
};
