import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { ItemReply, PaymentReply } from '../http/items.replies.js';
import { itemRows } from './item-rows.js';

/** With the synonyms that screens read. G05 */
const paymentRow = (barn: BarnTransaction, paymentId: string) => barn.sql`
  select payment_id as id, payment_id, billing_person_id, billing_person_id as account_holder_id,
    billing_person_id as "accountHolderPeopleId",
    transaction_type, payment_method, payment_method as bank,
    (subtotal_minor / 100.0)::float8 as subtotal, (tax_minor / 100.0)::float8 as tax, (tax_minor / 100.0)::float8 as tax1,
    (fee_minor / 100.0)::float8 as fee, (total_minor / 100.0)::float8 as total,
    (total_minor / 100.0)::float8 as amount, received, received as date, reference, invoice_number,
    (transaction_type = 'invoice')::int as invoice, paid::int as paid,
    is_quickpay::int as is_quickpay, note.remark as payment_notes, note.remark as notes
  from payment left join remark note on note.farm_id = payment.farm_id and note.subject_id = payment.payment_id
  where payment.farm_id = ${barn.farmId} and payment_id = ${paymentId}`;

export async function purchaseReply(
  barn: BarnTransaction,
  paymentId: string,
  packageIds: readonly string[],
): Promise<{ items: ItemReply[]; payment: PaymentReply }> {
  const [row] = await barn.sqlAfter<{ items: ItemReply[]; payment: PaymentReply }[]>`
    select (select json_agg(listed) from (${itemRows(barn.sql, barn.farmId, barn.now)} and p.package_id = any(${packageIds}::uuid[])
        order by array_position(${packageIds}::uuid[], p.package_id)) listed) as items,
      (select to_json(recorded) from (${paymentRow(barn, paymentId)}) recorded) as payment`;
  if (!row) throw new Error('A purchase that was just written cannot be read.');
  return row;
}
