import type { Sql } from '../../../platform/database/connect.js';
import { isOwed, openMinor } from '../queries/payment-rows.js';

export interface FoundInvoice {
  readonly invoiceId: string;
  readonly invoiceNumber: number;
  readonly received: string;
  readonly openMinor: number;
}

/** Of an account, the oldest first. E06 */
export const openInvoices = (sql: Sql, farmId: string, accountHolderId: string) => sql<FoundInvoice[]>`
  select pay.payment_id as "invoiceId", pay.invoice_number as "invoiceNumber", pay.received, ${openMinor(sql)} as "openMinor"
  from payment pay where pay.farm_id = ${farmId} and pay.billing_person_id = ${accountHolderId} and ${isOwed(sql)}
  order by pay.received, pay.invoice_number`;

export interface CreditHolder {
  readonly studentId: string;
  readonly name: string;
}

/** Who of an account gets what is paid beyond its invoices: whoever is named, else the first of its riders. C11 */
export async function creditHolder(
  sql: Sql,
  farmId: string,
  { accountHolderId, studentId }: { readonly accountHolderId: string; readonly studentId?: string | undefined },
): Promise<CreditHolder | undefined> {
  const [found] = await sql<CreditHolder[]>`
    select s.student_id as "studentId", rider.person_name as name
    from student s join person rider on rider.farm_id = s.farm_id and rider.person_id = s.person_id
    where s.farm_id = ${farmId} and coalesce(rider.billing_person_id, rider.person_id) = ${accountHolderId}
      and ${studentId ? sql`s.student_id = ${studentId}` : sql`true`}
    order by rider.is_active desc, rider.person_name, s.student_id limit 1`;
  return found;
}
