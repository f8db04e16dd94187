import type { Sql } from '../../../platform/database/connect.js';
import type { RecordDescription } from '../../../platform/records/record.js';
import { ownColumns, recordList } from '../../../platform/records/record-list.js';
import { level, skill } from '../records/level.js';
import { location, tack, task } from '../records/named.js';
import { program } from '../records/program.js';
import { term } from '../records/term.js';
import type { SetupEntries } from './setup-list.js';
import { lessons, paidPrograms, products, riders, tackInLessons } from '../lookups.js';

const comingLessons = (sql: Sql, now: Date) => sql`
  select 'coming lesson' as what, count(*) as count from ${lessons(sql)} l where l.starts_at > ${now} and not l.is_cancelled`;
const nothing = (sql: Sql) => sql`select 'nothing' as what, 0 as count where false`;
const activeSections = (sql: Sql) => sql`
  select 'active section' as what, count(*) as count from section s where s.is_active`;

export const programEntries: SetupEntries = {
  ...recordList(program),
  noun: program.one,
  rows: (sql) => sql`
    select ${ownColumns(sql, program)}, t.program_type_name
    from program join program_type t using (farm_id, program_type_id)`,
  uses: (sql, id) => sql`
    ${activeSections(sql)} and s.program_id = ${id}
    union all
    select 'package', count(*) from ${paidPrograms(sql)} g join ${products(sql)} d using (farm_id, product_id)
    where d.is_active and g.program_id = ${id}`,
};

/** Families see what is in use. F20 */
const namedEntries = (named: RecordDescription, uses: SetupEntries['uses']): SetupEntries => ({
  ...recordList(named),
  noun: named.one,
  rows: (sql, { userType }) => sql`
    select ${ownColumns(sql, named)} from ${sql(named.table)} where is_active or ${userType !== 'STU'}`,
  uses,
});

export const locationEntries = namedEntries(
  location,
  (sql, id, now) => sql`
    ${activeSections(sql)} and s.location_id = ${id} union all ${comingLessons(sql, now)} and l.location_id = ${id}`,
);
export const tackEntries = namedEntries(
  tack,
  (sql, id, now) => sql`
    ${comingLessons(sql, now)} and exists (
      select from ${tackInLessons(sql)} h where h.farm_id = l.farm_id and h.lesson_id = l.lesson_id and h.tack_id = ${id})`,
);
export const taskEntries = namedEntries(
  task,
  (sql, id, now) => sql`
    ${comingLessons(sql, now)} and l.extra_staff @> jsonb_build_array(jsonb_build_object('task_id', ${id}::text))`,
);

const ridersOf = (sql: Sql) => sql`${riders(sql)} s where s.is_active`;

export const levelEntries: SetupEntries = {
  ...recordList(level),
  noun: level.one,
  rows: (sql) => sql`
    select ${ownColumns(sql, level)},
      (select count(*)::int from skill k where k.farm_id = level.farm_id and k.level_id = level.level_id and k.is_active) as skill_count,
      (select count(*)::int from ${ridersOf(sql)} and s.farm_id = level.farm_id and s.level_id = level.level_id) as rider_count
    from level`,
  uses: (sql, id) => sql`
    select 'rider' as what, count(*) as count from ${ridersOf(sql)} and s.level_id = ${id}
    union all
    select 'skill', count(*) from skill k where k.is_active and k.level_id = ${id}`,
};

/** No entry of another list keeps it: a policy that reckons by terms takes those that are left. */
export const termEntries: SetupEntries = {
  ...recordList(term),
  noun: term.one,
  rows: (sql) => sql`select ${ownColumns(sql, term)} from term`,
  uses: nothing,
};

export const skillEntries: SetupEntries = {
  ...recordList(skill),
  noun: skill.one,
  rows: (sql) => sql`select ${ownColumns(sql, skill)}, level_name from skill join level using (farm_id, level_id)`,
  uses: nothing,
};
