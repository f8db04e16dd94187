import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { horsesShown, studentsShown } from './choosable.js';
import { horses, people, products, riders, staff } from '../lookups.js';

const list = (sql: Sql, rows: unknown) =>
  sql`(select coalesce(json_agg(o order by lower(o.name), o.id), '[]') from (${rows}) o)`;

/** All pick lists as JSON, active entries only, reduced to what the caller may choose: families see their own riders. F20 */
export class ReadOptions extends barnQuery<void, string>('setup.ReadOptions') {}

@QueryHandler(ReadOptions)
export class ReadOptionsHandler extends BarnQueryHandler<ReadOptions> {
  async answer(sql: Sql, _: void, { actor }: Asker) {
    const [isStaff, isAdministrator] = [actor.userType !== 'STU', actor.userType === 'ADM'];
    const [found] = await sql<[{ body: string }]>`select json_build_object('options', json_build_object(
      'horse', ${list(
        sql,
        sql`select horse_id as id, horse_name as name
        from ${horses(sql)} h where is_active and ${horsesShown(sql, actor)}`,
      )},
      'location', ${list(sql, sql`select location_id as id, location_name as name from location where is_active`)},
      'program', ${list(sql, sql`select program_id as id, program_name as name, program_type_id from program where is_active`)},
      'program_type', ${list(sql, sql`select program_type_id as id, program_type_name as name from program_type where is_active`)},
      'student', ${list(
        sql,
        sql`
        select s.student_id as id, p.person_name as name, s.person_id, a.person_name as account_name
        from ${riders(sql)} s join ${people(sql)} p using (farm_id, person_id)
          left join ${people(sql)} a on a.farm_id = p.farm_id and a.person_id = p.billing_person_id
        where s.is_active and ${studentsShown(sql, actor)}`,
      )},
      'section', ${list(
        sql,
        sql`
        select s.section_id as id, s.section_name as name, s.duration, s.max_enrollment, s.program_id, s.instructor_id,
          s.location_id, s.product_id,
          exists (select from section_horse x where x.farm_id = s.farm_id and x.section_id = s.section_id)::int as has_horses,
          exists (select from section_student x where x.farm_id = s.farm_id and x.section_id = s.section_id)::int as has_students
        from section s where s.is_active`,
      )},
      'tack', ${list(sql, sql`select tack_id as id, tack_name as name from tack where is_active and ${isStaff}`)},
      'instructor', ${list(
        sql,
        sql`
        select i.instructor_id as id, p.person_name as name, c.color_code, i.person_id
        from ${staff(sql)} i join ${people(sql)} p using (farm_id, person_id) left join colour c using (colour_id) where i.is_active`,
      )},
      'product', ${list(
        sql,
        sql`
        select product_id as id, product_name as name, (price_minor / 100.0)::numeric(14, 2) as product_price, product_count,
          price_from::int as price_from, new_customers_only::int as new_customers_only
        from ${products(sql)} product where is_active and system_use is null and (${isStaff} or purchase_online)`,
      )},
      'task', ${list(sql, sql`select task_id as id, task_name as name from task where is_active and ${isStaff}`)},
      'level', (
        select coalesce(json_agg(json_build_object('id', level_id, 'name', level_name) order by level_order, level_name, level_id), '[]')
        from level where is_active and ${isStaff}),
      'role', ${list(sql, sql`select role_id as id, coalesce(role_name, '') as name from role where ${isAdministrator}`)}
    ))::text as body`;
    return found.body;
  }
}
