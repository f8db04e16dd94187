import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Asker } from '../../../platform/messages/barn-query.js';

/** Holders of the accounts that these students are in, as a select in brackets. */
export const accountsOfStudents = (sql: Sql, farmId: string, students: readonly string[]) => sql`(
  select coalesce(p.billing_person_id, p.person_id) from student own
    join person p on p.farm_id = own.farm_id and p.person_id = own.person_id
  where own.farm_id = ${farmId} and own.student_id = any(${students}::uuid[]))`;

/** Of the family that asks. */
export const accountOfCaller = (sql: Sql, { farmId, actor }: Asker) => sql`(
  select coalesce(p.billing_person_id, p.person_id) from person p
  where p.farm_id = ${farmId} and p.person_id = ${actor.personId ?? null})`;

/** Whether a rider of these accounts holds or held anything bought; what cancellations gave and late fees are not. */
export const hasBought = (sql: Sql, farmId: string, accounts: Fragment) => sql`exists (
  select from person rider
    join student s on s.farm_id = rider.farm_id and s.person_id = rider.person_id
    join package b on b.farm_id = s.farm_id and b.student_id = s.student_id
  where rider.farm_id = ${farmId} and coalesce(rider.billing_person_id, rider.person_id) in ${accounts}
    and b.kind in ('package', 'adjustment') and b.issued_for is null)`;
