import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { Fragment } from '../../../platform/database/connect.js';
import { activeMates, familiesOf } from '../../people/contracts.js';
import { withTax } from '../queries/with-tax.js';
import type { ExistingPayment } from '../domain/decide-purchase.js';
import { notFound } from '../../../platform/errors/refusal.js';

/** Account by student. E14 */
export async function accountsOf(barn: BarnTransaction, studentIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await barn.sql<{ student: string; account: string }[]>`
    select s.student_id as student, coalesce(p.billing_person_id, p.person_id) as account
    from student s join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
    where s.farm_id = ${barn.farmId} and s.student_id = any(${studentIds}::uuid[])`;
  return new Map(rows.map(({ student, account }) => [student, account]));
}

/** Whose waiting lessons a purchase pays for: those it is for, and their families where it is shared. A select of ids in brackets. C03 */
export const ridersPaidFor = ({ sql, farmId }: BarnTransaction, studentIds: readonly string[], isShared: Fragment) => {
  const students = sql`(select unnest(${studentIds}::uuid[]))`;
  return sql`(${students} union select rider from unnest(array${familiesOf(sql, farmId, students)}) rider where ${isShared})`;
};

/** Whether one of these products is sold to a family. */
export const sellsShared = ({ sql, farmId }: BarnTransaction, productIds: readonly string[]) => sql`exists (
  select from product x where x.farm_id = ${farmId} and x.product_id = any(${productIds}::uuid[]) and x.is_shared)`;

/** By student: the other active riders of the account. */
export async function matesOf({ sql, farmId }: BarnTransaction, studentIds: readonly string[], isShared: Fragment) {
  const rows = await sql<{ student: string; mates: string[] }[]>`
    select one as student, ${activeMates(sql, farmId, sql`one`)} as mates
    from unnest(${studentIds}::uuid[]) one where ${isShared}`;
  return new Map(rows.map(({ student, mates }) => [student, mates]));
}

export async function accountHolder(barn: BarnTransaction, personId: string | undefined): Promise<string | undefined> {
  if (!personId) return undefined;
  const [row] = await barn.sql<
    { account: string }[]
  >`select coalesce(billing_person_id, person_id) as account from person where farm_id = ${barn.farmId} and person_id = ${personId}`;
  if (!row) throw notFound('The account holder');
  return row.account;
}

/** A payment with its unspent amount. D09 */
export async function existingPayment(
  barn: BarnTransaction,
  paymentId: string | undefined,
): Promise<ExistingPayment | undefined> {
  if (!paymentId) return undefined;
  const [row] = await barn.sql<ExistingPayment[]>`
    select pay.billing_person_id as "billingPersonId",
      pay.paid and pay.transaction_type in ('manual', 'online') and pay.invoice_id is null and pay.credit_id is null
        and not exists (select from voucher v where v.farm_id = pay.farm_id and v.payment_id = pay.payment_id) as "isReceived",
      pay.total_minor - pay.fee_minor - coalesce((
        select sum(round(${withTax(barn.sql)})) from package p
        where p.farm_id = pay.farm_id and p.payment_id = pay.payment_id), 0)::bigint as "unspentMinor"
    from payment pay where pay.farm_id = ${barn.farmId} and pay.payment_id = ${paymentId}`;
  if (!row) throw notFound('The payment');
  return row;
}

/** Without gaps, because commands of one barn run one after another. E06 */
export async function nextInvoiceNumber(barn: BarnTransaction) {
  const [row] = await barn.sql<
    { next: number }[]
  >`select coalesce(max(invoice_number), 0) + 1 as next from payment where farm_id = ${barn.farmId}`;
  return row?.next ?? 1;
}
