import type { Sql } from '../../../platform/database/connect.js';
import type { Copy, Sender } from '../../../platform/mail/composed-mail.js';
import { guardiansToWriteTo } from '../../people/contracts.js';

export interface FamilyFacts {
  sender: Sender;
  /** Of the barn. */
  currency: string;
  student: { personId: string; firstName: string };
  /** The account holder; `email` is empty if there is nobody to write to. F20 */
  holder: { firstName: string; email: string; hasLogin: boolean; copies?: readonly Copy[] };
}

export const SENDER = (sql: Sql) => sql`f.farm_name, f.time_zone, nullif(f.preferences->>'email', '') as farm_email`;
export interface SenderRow {
  farm_name: string;
  time_zone: string;
  farm_email: string | null;
}
export const senderOf = ({ farm_name, time_zone, farm_email }: SenderRow): Sender => ({
  farmName: farm_name,
  timeZone: time_zone,
  email: farm_email,
});

export async function familyFacts(sql: Sql, farmId: string, studentId: string): Promise<FamilyFacts | undefined> {
  const rows = await sql<
    (SenderRow & {
      currency_code: string;
      person_id: string;
      student: string;
      holder: string;
      email: string;
      has_login: boolean;
      copies: Copy[];
    })[]
  >`
    select ${SENDER(sql)}, f.currency_code, rider.person_id, rider.first_name as student, holder.first_name as holder,
      case when holder.is_active then coalesce(holder.contact_email, '') else '' end as email,
      exists (select from login where login.farm_id = f.farm_id and login.person_id = holder.person_id and login.is_active) as has_login,
      ${guardiansToWriteTo(sql)} as copies
    from student s
    join person rider on rider.farm_id = s.farm_id and rider.person_id = s.person_id
    join person holder on holder.farm_id = s.farm_id and holder.person_id = coalesce(rider.billing_person_id, rider.person_id)
    join farm f on f.farm_id = s.farm_id
    where s.farm_id = ${farmId} and s.student_id = ${studentId}`;
  const row = rows[0];
  return (
    row && {
      sender: senderOf(row),
      currency: row.currency_code,
      student: { personId: row.person_id, firstName: row.student },
      holder: { firstName: row.holder, email: row.email, hasLogin: row.has_login, copies: row.copies },
    }
  );
}
