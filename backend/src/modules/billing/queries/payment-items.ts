import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { isShownPerson } from '../../people/contracts.js';
import { bankTransfer } from '../domain/bank-transfer.js';
import type { InvoiceItemReply, PaymentItemsReply, PaymentReply } from '../http/payments.replies.js';
import { barnOnPaper } from '../papers/barn-on-paper.js';
import { discountOf } from './item-rows.js';
import { paymentRows } from './payment-rows.js';

/** Packages by wire name as an invoice lists them. Ends in a `where` on package `p`. */
export const invoiceItems = (sql: Sql, farmId: string) => sql`
  select p.package_id as id, p.payment_id, p.student_id, rider.person_name, p.product_id, p.product_name, p.purchase_date,
    p.start_date as package_start_date, p.expiry_date as package_expiry_date, p.start_count, p.is_tracked::int as is_tracked,
    (p.price_minor / 100.0)::float8 as price,
    ${discountOf(sql)},
    note.remark as item_notes
  from package p
  join student s on s.farm_id = p.farm_id and s.student_id = p.student_id
  join person rider on rider.farm_id = s.farm_id and rider.person_id = s.person_id
  left join remark note on note.farm_id = p.farm_id and note.subject_id = p.package_id
  where p.farm_id = ${farmId}`;

/** Of an invoice, or of a payment; for one that paid an invoice, the invoice's. */
export class ListPaymentItems extends barnQuery<{ paymentId: string }, PaymentItemsReply>('billing.ListPaymentItems') {}

@QueryHandler(ListPaymentItems)
export class ListPaymentItemsHandler extends BarnQueryHandler<ListPaymentItems> {
  async answer(sql: Sql, { paymentId }: { paymentId: string }, { farmId, actor, now }: Asker & { now: Date }) {
    const sold = sql`(select coalesce(one.invoice_id, one.payment_id) from payment one
      where one.farm_id = ${farmId} and one.payment_id = ${paymentId})`;
    const [items, [payment], barn] = await Promise.all([
      sql<InvoiceItemReply[]>`${invoiceItems(sql, farmId)} and p.payment_id = ${sold}
        order by rider.person_name, p.created_at, p.package_id`,
      sql<PaymentReply[]>`${paymentRows(sql, farmId, now)} and pay.payment_id = ${sold} and exists (
        select from person p where p.farm_id = pay.farm_id and p.person_id = pay.billing_person_id and ${isShownPerson(sql, actor)})`,
      barnOnPaper(sql, farmId),
    ]);
    if (!payment || !barn) throw notFound('The payment');
    const { outstanding, invoice_number } = payment;
    const open = outstanding > 0 && invoice_number ? [invoice_number] : [];
    return { items: [...items], payment, bank_transfer: bankTransfer(barn.bankAccount, open) ?? null };
  }
}
