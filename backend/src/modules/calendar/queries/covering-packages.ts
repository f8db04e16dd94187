import type { Sql } from '../../../platform/database/connect.js';
import { conditions } from './lesson-filters.js';
import { ownPlaces, sees, type Viewer } from './sight.js';

/** Of package `pk` by the week, in the day's own; null of others. Never less than none. */
const leftThatWeek = (sql: Sql, date: string) => sql`
  case when pk.coverage = 'weekly' then greatest(0, pk.per_week - (
    select count(*)::int from lesson_person used
      join lesson covered on covered.farm_id = used.farm_id and covered.lesson_id = used.lesson_id
    where used.farm_id = pk.farm_id and used.package_id = pk.package_id
      and date_trunc('week', covered.scheduled_date) = date_trunc('week', ${date}::date))) end`;

/** Lets the day sheet warn before a package runs out. */
export const coveringPackages = (sql: Sql, viewer: Viewer, date: string) => sql`
  select coalesce(json_agg(json_build_object('item_id', pk.package_id, 'student_id', pk.student_id,
    'owner_name', (select first_name from student own join person p using (farm_id, person_id)
      where own.farm_id = pk.farm_id and own.student_id = pk.student_id),
    'product_name', pk.product_name, 'coverage', pk.coverage, 'per_week', pk.per_week, 'left_that_week', ${leftThatWeek(sql, date)},
    'remain', case when pk.coverage = 'lessons' then pk.start_count - pk.used end, 'start_count', pk.start_count,
    'package_expiry_date', pk.expiry_date,
    'last_lesson_date', (
      select max(other.scheduled_date) from lesson_person place
      join lesson other on other.farm_id = place.farm_id and other.lesson_id = place.lesson_id
      where place.farm_id = pk.farm_id and place.package_id = pk.package_id
        and not place.is_cancelled and not other.is_cancelled)) order by pk.expiry_date, pk.package_id), '[]')::text
  from package pk where pk.package_id in (
    select lp.package_id from lesson l join lesson_person lp on lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id
    where l.scheduled_date = ${date} ${ownPlaces(sql, viewer)} ${conditions(sql, sees(sql, viewer))})`;
