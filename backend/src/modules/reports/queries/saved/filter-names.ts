import type { Sql } from '../../../../platform/database/connect.js';
import { filterWords, idsOf, NAMED } from '../../domain/saved/filter-words.js';

type Filters = Readonly<Record<string, unknown>>;

/** For all saved reports at once: a function that says what one is narrowed to. */
export async function filterNames(sql: Sql, farmId: string, all: readonly Filters[]) {
  const ids = [...new Set(all.flatMap((filters) => NAMED.flatMap((name) => idsOf(filters[name]))))];
  const wanted = sql`any(${ids}::uuid[])`;
  const rows =
    ids.length === 0
      ? []
      : await sql<{ id: string; name: string }[]>`
        select section_id as id, section_name as name from section where farm_id = ${farmId} and section_id = ${wanted}
        union all select program_id, program_name from program where farm_id = ${farmId} and program_id = ${wanted}
        union all select program_type_id, program_type_name from program_type where farm_id = ${farmId} and program_type_id = ${wanted}
        union all select location_id, location_name from location where farm_id = ${farmId} and location_id = ${wanted}
        union all select horse_id, horse_name from horse where farm_id = ${farmId} and horse_id = ${wanted}
        union all
        select i.instructor_id, p.person_name from instructor i join person p on p.farm_id = i.farm_id and p.person_id = i.person_id
          where i.farm_id = ${farmId} and i.instructor_id = ${wanted}
        union all
        select s.student_id, p.person_name from student s join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
          where s.farm_id = ${farmId} and s.student_id = ${wanted}`;
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (filters: Filters) => filterWords(filters, (id) => names.get(id));
}
