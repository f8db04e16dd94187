import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { PaymentDeletionReply } from '../http/invoice-payments.replies.js';

/** What goes with a payment by hand that is deleted, and what is open again then. E07 */
export class PreviewPaymentDeletion extends barnQuery<{ paymentId: string }, PaymentDeletionReply>(
  'billing.PreviewPaymentDeletion',
) {}

@QueryHandler(PreviewPaymentDeletion)
export class PreviewPaymentDeletionHandler extends BarnQueryHandler<PreviewPaymentDeletion> {
  async answer(sql: Sql, { paymentId }: { paymentId: string }, { farmId }: Asker) {
    const [found] = await sql<[PaymentDeletionReply & { payments: number }]>`
      with gone as (
        select money.* from payment one join payment money on money.farm_id = one.farm_id
          and (money.payment_id = one.payment_id or money.receipt_id = one.receipt_id)
        where one.farm_id = ${farmId} and one.payment_id = ${paymentId} and one.transaction_type = 'manual'),
      reopened as (
        select bill.payment_id, bill.invoice_number,
          case when bill.paid then 0 else greatest(0, bill.total_minor - bill.part_paid_minor) end as open_minor,
          greatest(0, bill.total_minor - greatest(0, bill.part_paid_minor - sum(gone.total_minor - gone.fee_minor))) as then_minor
        from gone join payment bill on bill.farm_id = gone.farm_id and bill.payment_id = gone.invoice_id
        group by bill.payment_id, bill.invoice_number, bill.paid, bill.total_minor, bill.part_paid_minor)
      select (select count(*)::int from gone) as payments,
        (select coalesce(sum(total_minor), 0) / 100.0 from gone)::float8 as total,
        (select coalesce(sum(total_minor) filter (where credit_id is not null), 0) / 100.0 from gone)::float8 as credit,
        coalesce((select json_agg(json_build_object('payment_id', payment_id, 'invoice_number', invoice_number,
            'opens', ((then_minor - open_minor) / 100.0)::float8, 'outstanding', (then_minor / 100.0)::float8)
            order by invoice_number) from reopened), '[]') as invoices,
        coalesce((select json_agg(held.product_name || ' for ' || rider.person_name order by rider.person_name, held.package_id)
          from gone join package held on held.farm_id = gone.farm_id and held.payment_id = gone.payment_id and held.kind <> 'credit'
            join student s on s.farm_id = held.farm_id and s.student_id = held.student_id
            join person rider on rider.farm_id = s.farm_id and rider.person_id = s.person_id), '[]') as packages`;
    const { payments, ...reply } = found;
    if (payments === 0) throw notFound('The payment');
    return reply;
  }
}
