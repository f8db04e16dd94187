import type { Sql } from '../../../platform/database/connect.js';
import type { SetupEntries } from './setup-list.js';

const comingLessons = (sql: Sql, now: Date) => sql`
  select 'coming lesson' as what, count(*) as count from lesson l where l.starts_at > ${now} and not l.is_cancelled`;
const activeSections = (sql: Sql) => sql`
  select 'active section' as what, count(*) as count from section s where s.is_active`;

export const programEntries: SetupEntries = {
  resource: 'programs',
  noun: 'program',
  rows: (sql) => sql`
    select p.program_id as id, p.program_name, p.program_desc, p.program_type_id, t.program_type_name, p.instructor_id,
      p.location_id, p.duration, p.is_active::int as is_active
    from program p join program_type t using (farm_id, program_type_id)`,
  columns: [
    'program_name',
    'program_desc',
    'program_type_id',
    'program_type_name',
    'instructor_id',
    'location_id',
    'duration',
    'is_active',
  ],
  numbers: ['duration', 'is_active'],
  stream: 'program',
  search: ['program_name', 'program_type_name', 'program_desc'],
  defaultSort: 'program_name',
  uses: (sql, id) => sql`
    ${activeSections(sql)} and s.program_id = ${id}
    union all
    select 'package', count(*) from product_program g join product d using (farm_id, product_id)
    where d.is_active and g.program_id = ${id}`,
};

/** Lists of names with descriptions. Families see what is in use. F20 */
const namedEntries = (noun: 'location' | 'tack' | 'task', uses: SetupEntries['uses']): SetupEntries => {
  const [id, name, description] = ['id', 'name', 'description'].map((part) => `${noun}_${part}`) as [
    string,
    string,
    string,
  ];
  return {
    resource: `${noun}s`,
    noun,
    rows: (sql, { userType }) => sql`
      select ${sql(id)} as id, ${sql(name)}, ${sql(description)}, is_active::int as is_active from ${sql(noun)}
      where is_active or ${userType !== 'STU'}`,
    columns: [name, description, 'is_active'],
    numbers: ['is_active'],
    stream: noun,
    search: [name, description],
    defaultSort: name,
    uses,
  };
};

export const locationEntries = namedEntries(
  'location',
  (sql, id, now) => sql`
    ${activeSections(sql)} and s.location_id = ${id} union all ${comingLessons(sql, now)} and l.location_id = ${id}`,
);
export const tackEntries = namedEntries(
  'tack',
  (sql, id, now) => sql`
    ${comingLessons(sql, now)} and exists (
      select from lesson_horse h where h.farm_id = l.farm_id and h.lesson_id = l.lesson_id and h.tack_id = ${id})`,
);
export const taskEntries = namedEntries(
  'task',
  (sql, id, now) => sql`
    ${comingLessons(sql, now)} and l.extra_staff @> jsonb_build_array(jsonb_build_object('task_id', ${id}::text))`,
);
