import type { Sql } from '../../../platform/database/connect.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import { typedCode } from '../domain/voucher-code.js';
import { shownAccount } from '../queries/shown-account.js';
import type { CreditHolder } from './open-invoices.js';

/** Of this barn alone: another barn's code is as unknown as none. */
export async function voucherOfCode(sql: Sql, farmId: string, typed: string): Promise<string | undefined> {
  const code = typedCode(typed);
  if (code === null) return undefined;
  const [found] = await sql<{ id: string }[]>`
    select voucher_id as id from voucher_card where farm_id = ${farmId} and code = ${code}`;
  return found?.id;
}

interface Whose {
  readonly personId: string;
  readonly studentId?: string | undefined;
}

/** Whose credit a voucher becomes: of the account of somebody who is shown, whoever is named, else the first active rider. C11 */
export async function redeemer(
  sql: Sql,
  asker: Asker,
  { personId, studentId }: Whose,
): Promise<CreditHolder | undefined> {
  const [found] = await sql<CreditHolder[]>`
    select s.student_id as "studentId", rider.person_name as name
    from student s join person rider on rider.farm_id = s.farm_id and rider.person_id = s.person_id
    where s.farm_id = ${asker.farmId} and rider.is_active
      and coalesce(rider.billing_person_id, rider.person_id) = ${shownAccount(sql, asker, personId)}
      and ${studentId ? sql`s.student_id = ${studentId}` : sql`true`}
    order by rider.person_name, s.student_id limit 1`;
  return found;
}
