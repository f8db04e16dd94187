import type { Sql } from '../../../platform/database/connect.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { ItemReply } from '../http/items.replies.js';
import type { PaymentReply } from '../http/payments.replies.js';
import { itemRows } from './item-rows.js';
import { paymentRows } from './payment-rows.js';

export async function paymentReply(barn: BarnTransaction, paymentId: string): Promise<PaymentReply> {
  const [row] = await barn.sqlAfter<
    PaymentReply[]
  >`${paymentRows(barn.sql, barn.farmId, barn.now)} and pay.payment_id = ${paymentId}`;
  if (!row) throw new Error('A payment that was just written cannot be read.');
  return row;
}

/** In this order. */
export async function paymentsReply(barn: BarnTransaction, paymentIds: readonly string[]): Promise<PaymentReply[]> {
  const rows = await barn.sqlAfter<PaymentReply[]>`${paymentRows(barn.sql, barn.farmId, barn.now)}
    and pay.payment_id = any(${paymentIds}::uuid[]) order by array_position(${paymentIds}::uuid[], pay.payment_id)`;
  return [...rows];
}

export async function purchaseReply(
  barn: BarnTransaction,
  paymentId: string,
  packageIds: readonly string[],
): Promise<{ items: ItemReply[]; payment: PaymentReply }> {
  const [row] = await barn.sqlAfter<{ items: ItemReply[]; payment: PaymentReply }[]>`
    select (select json_agg(listed) from (${itemRows(barn.sql, barn.farmId, barn.now)} and p.package_id = any(${packageIds}::uuid[])
        order by array_position(${packageIds}::uuid[], p.package_id)) listed) as items,
      (select to_json(recorded)
        from (${paymentRows(barn.sql, barn.farmId, barn.now)} and pay.payment_id = ${paymentId}) recorded) as payment`;
  if (!row) throw new Error('A purchase that was just written cannot be read.');
  return row;
}

/** One that was recorded before. */
export async function purchaseOf(
  sql: Sql,
  { farmId, now }: { farmId: string; now: Date },
  paymentId: string,
): Promise<{ items: ItemReply[]; payment: PaymentReply }> {
  const [row] = await sql<{ items: ItemReply[]; payment: PaymentReply }[]>`
    select coalesce((
        select json_agg(listed) from (${itemRows(sql, farmId, now)} and (p.payment_id = ${paymentId} or p.payment_id = (
          select bill.payment_id from payment one join payment bill on bill.farm_id = one.farm_id and bill.payment_id = one.invoice_id
          where one.farm_id = ${farmId} and one.payment_id = ${paymentId} and bill.instalments is not null)) order by p.package_id) listed
      ), '[]'::json) as items,
      (select to_json(recorded) from (${paymentRows(sql, farmId, now)} and pay.payment_id = ${paymentId}) recorded) as payment`;
  if (!row) throw new Error('A payment that was recorded cannot be read.');
  return row;
}
