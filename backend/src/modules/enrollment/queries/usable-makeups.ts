import type { Sql } from '../../../platform/database/connect.js';
import type { UsableMakeup } from '../domain/booking-facts.js';
import { packages } from '../lookups.js';

/** Expired ones included; soonest expiry first. */
export const usableMakeups = async (sql: Sql, farmId: string, studentId: string) => sql<UsableMakeup[]>`
  select package_id as "packageId", issued_for as "makeupOf", start_date as "startDate", expiry_date as "expiryDate"
  from ${packages(sql)} package
  where farm_id = ${farmId} and student_id = ${studentId} and kind = 'makeup' and issued_for is not null and used < start_count
  order by expiry_date, package_id`;
