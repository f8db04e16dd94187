import type { Sql } from '../../../platform/database/connect.js';
import type { Actor } from '../../../platform/tenancy/actor.js';

/** The person whom a person's bills go to; undefined for staff and strangers. */
export async function accountOf(sql: Sql, personId: string): Promise<string | undefined> {
  const [person] = await sql<
    { account: string | null }[]
  >`select billing_person_id as account from person where person_id = ${personId}`;
  return person?.account ?? undefined;
}

/** Whether a student is on the account of the person acting: families may act for their own only. */
export async function ownsStudent(sql: Sql, actor: Actor, studentId: string): Promise<boolean> {
  const found = await sql`
    select 1 from student s join person p using (farm_id, person_id) join person me on me.farm_id = s.farm_id and me.billing_person_id = p.billing_person_id
    where s.student_id = ${studentId} and me.person_id = ${actor.personId ?? null}::uuid`;
  return found.length > 0;
}

export interface AccountContact {
  studentId: string;
  studentName: string;
  accountPersonId: string;
  accountName: string;
  /** Null when the barn knows no address. */
  email: string | null;
}

/** To whom mails about students go: their account holders. */
export const accountContacts = (sql: Sql, studentIds: readonly string[]) => sql<AccountContact[]>`
  select s.student_id as "studentId", p.person_name as "studentName", a.person_id as "accountPersonId", a.person_name as "accountName", a.contact_email as email
  from student s join person p using (farm_id, person_id) join person a on a.farm_id = p.farm_id and a.person_id = coalesce(p.billing_person_id, p.person_id)
  where s.student_id = any(${[...studentIds]}::uuid[])`;

/** The staff record of a person, if they are staff. */
export async function instructorOf(sql: Sql, personId: string | undefined): Promise<string | undefined> {
  const [found] = await sql<
    { instructorId: string }[]
  >`select instructor_id as "instructorId" from instructor where person_id = ${personId ?? null}::uuid`;
  return found?.instructorId;
}
