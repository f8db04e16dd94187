import type { Sql } from '../../../platform/database/connect.js';
import type { Copy, Sender, Wishes } from '../../../platform/mail/composed-mail.js';
import { accountHolderOf, emailToWriteTo, guardiansToWriteTo } from '../../people/contracts.js';

export interface FamilyFacts {
  sender: Sender;
  /** Of the barn. */
  currency: string;
  student: { personId: string; firstName: string };
  /** The account holder; `email` is empty if there is nobody to write to. F20 */
  holder: { firstName: string; email: string; hasLogin: boolean; wishes?: Wishes; copies?: readonly Copy[] };
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

interface Refusal {
  personId: string;
  kind: string;
}

/** JSON of what everybody on the account of `holder`, a person in the query, does not want. */
const refusalsOf = (sql: Sql) => sql`
  (select coalesce(json_agg(json_build_object('personId', r.person_id, 'kind', r.kind)), '[]')
    from mail_refusal r join person who on who.farm_id = r.farm_id and who.person_id = r.person_id
    where r.farm_id = holder.farm_id and holder.person_id in (who.person_id, who.billing_person_id))`;

const wishesOf = (personId: string, refusals: readonly Refusal[]): Wishes => ({
  personId,
  refused: refusals.flatMap((one) => (one.personId === personId ? [one.kind] : [])),
});

export async function familyFacts(sql: Sql, farmId: string, studentId: string): Promise<FamilyFacts | undefined> {
  const rows = await sql<
    (SenderRow & {
      currency_code: string;
      person_id: string;
      student: string;
      holder_id: string;
      holder: string;
      refusals: Refusal[];
      email: string;
      has_login: boolean;
      copies: Copy[];
    })[]
  >`
    select ${SENDER(sql)}, f.currency_code, rider.person_id, rider.first_name as student, holder.person_id as holder_id,
      holder.first_name as holder, ${refusalsOf(sql)} as refusals,
      ${emailToWriteTo(sql, sql`holder`)} as email,
      exists (select from login where login.farm_id = f.farm_id and login.person_id = holder.person_id and login.is_active) as has_login,
      ${guardiansToWriteTo(sql)} as copies
    from student s
    join person rider on rider.farm_id = s.farm_id and rider.person_id = s.person_id
    join person holder on holder.farm_id = s.farm_id and holder.person_id = ${accountHolderOf(sql, sql`rider`)}
    join farm f on f.farm_id = s.farm_id
    where s.farm_id = ${farmId} and s.student_id = ${studentId}`;
  const row = rows[0];
  return (
    row && {
      sender: senderOf(row),
      currency: row.currency_code,
      student: { personId: row.person_id, firstName: row.student },
      holder: {
        firstName: row.holder,
        email: row.email,
        hasLogin: row.has_login,
        wishes: wishesOf(row.holder_id, row.refusals),
        copies: row.copies.map((copy) => ({ ...copy, wishes: wishesOf(copy.personId, row.refusals) })),
      },
    }
  );
}
