import type { Fragment, Sql } from '../../../platform/database/connect.js';

/**
 * What would pay for the one rider's place in lesson `l` of section `s`, as JSON: the package that expires first among those that are valid on
 * the day and for the program. Says beforehand what billing will decide. C02
 */
export const coveringPackage = (sql: Sql, rider: Fragment) => sql`
  (select json_build_object('item_id', k.package_id, 'product_name', k.product_name, 'remain', k.start_count - k.used, 'start_count', k.start_count)
    from package k where k.farm_id = l.farm_id and k.student_id in ${rider} and k.is_tracked and k.kind in ('package', 'adjustment') and k.used < k.start_count
      and l.scheduled_date between k.start_date and k.expiry_date
      and (not exists (select from product_program a where a.farm_id = k.farm_id and a.product_id = k.product_id)
        or exists (select from product_program a where a.farm_id = k.farm_id and a.product_id = k.product_id and a.program_id = s.program_id))
    order by k.expiry_date, k.purchase_date, k.package_id limit 1)`;
