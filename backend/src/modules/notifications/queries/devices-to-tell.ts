import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { accountHolderOf } from '../../people/contracts.js';
import { readersOf, type PushKind } from '../domain/push-kinds.js';

/** Whom the news concern: a rider, an account's person, or somebody of the staff. */
export type Told = { kind: PushKind } & ({ studentId: string } | { personId: string } | { instructorId: string });

/** Of device `d`, whose person is `who` with the login `g`: the rider, the account holder and the guardians. */
const ofFamily = (sql: Sql, rider: Fragment) => sql`
  exists (select from person rider where rider.farm_id = d.farm_id and rider.person_id = ${rider}
    and (d.person_id in (rider.person_id, rider.billing_person_id)
      or g.family_part = 'guardian' and who.billing_person_id = ${accountHolderOf(sql, sql`rider`)}))`;

function concerned(sql: Sql, told: Told) {
  if ('studentId' in told)
    return ofFamily(
      sql,
      sql`(select s.person_id from student s where s.farm_id = d.farm_id and s.student_id = ${told.studentId})`,
    );
  if ('instructorId' in told)
    return sql`d.person_id = (
      select i.person_id from instructor i where i.farm_id = d.farm_id and i.instructor_id = ${told.instructorId})`;
  return readersOf(told.kind) === 'staff'
    ? sql`d.person_id = ${told.personId}`
    : ofFamily(sql, sql`${told.personId}::uuid`);
}

/** Of whoever may sign in now and wants news of this kind there. */
export async function devicesToTell(sql: Sql, farmId: string, told: Told): Promise<string[]> {
  const devices = await sql<{ device_id: string }[]>`
    select d.device_id from push_device d
      join login g on g.farm_id = d.farm_id and g.login_id = d.login_id and g.is_active
        and (g.user_type = 'STU') = ${readersOf(told.kind) === 'family'}
      join person who on who.farm_id = d.farm_id and who.person_id = d.person_id and who.is_active
    where d.farm_id = ${farmId} and ${concerned(sql, told)} and not exists (
      select from push_refusal r where r.farm_id = d.farm_id and r.person_id = d.person_id and r.kind = ${told.kind})
    order by d.created_at, d.device_id`;
  return devices.map(({ device_id }) => device_id);
}
