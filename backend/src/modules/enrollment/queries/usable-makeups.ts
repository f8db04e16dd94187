import type { Sql } from '../../../platform/database/connect.js';
import type { UsableMakeup } from '../domain/booking-facts.js';
import { packages } from '../lookups.js';

/** By student; expired ones included, soonest expiry first. */
export async function makeupsOfStudents(sql: Sql, farmId: string, studentIds: readonly string[]) {
  const rows = await sql<(UsableMakeup & { studentId: string })[]>`
    select student_id as "studentId", package_id as "packageId", issued_for as "makeupOf", start_date as "startDate",
      expiry_date as "expiryDate"
    from ${packages(sql)} package
    where farm_id = ${farmId} and student_id = any(${studentIds}::uuid[]) and kind = 'makeup' and issued_for is not null
      and used < start_count
    order by expiry_date, package_id`;
  return new Map(studentIds.map((id) => [id, rows.filter(({ studentId }) => studentId === id)]));
}

export const usableMakeups = async (sql: Sql, farmId: string, studentId: string): Promise<readonly UsableMakeup[]> =>
  (await makeupsOfStudents(sql, farmId, [studentId])).get(studentId) ?? [];
