import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { FinancialReply, PaymentReply } from '../http/payments.replies.js';
import { dueMinor, isMoney, isOverdue, isOwed, openMinor, paymentRows } from './payment-rows.js';
import { barnDay } from './item-rows.js';
import { shownAccount } from './shown-account.js';

export type Kinds = 'payments' | 'invoices' | 'both';
interface Asked {
  personId: string;
  kinds: Kinds;
  limit: number;
  offset: number;
}

type Sums = { size: number } & FinancialReply['totals'] & {
    owed_count: number;
    owed_total: number;
    owed_overdue: number;
  };

/** An account's money and invoices, the latest first, with totals of all of them. Invoices are no money. R226 */
export class ReadFinancial extends barnQuery<Asked, FinancialReply>('billing.ReadFinancial') {}

@QueryHandler(ReadFinancial)
export class ReadFinancialHandler extends BarnQueryHandler<ReadFinancial> {
  async answer(sql: Sql, { personId, kinds, limit, offset }: Asked, asker: Asker & { now: Date }) {
    const { farmId, now } = asker;
    const account = shownAccount(sql, asker, personId);
    const theirs = sql`pay.farm_id = ${farmId} and pay.billing_person_id = ${account}`;
    const isInvoice = sql`pay.transaction_type = 'invoice'`;
    const wanted = { payments: sql`not (${isInvoice})`, invoices: isInvoice, both: sql`true` }[kinds];
    const due = dueMinor(sql, barnDay(sql, farmId, now));
    const sumOf = (column: string) =>
      sql`coalesce(sum(pay.${sql(column)}) filter (where ${isMoney(sql)}), 0)::float8 / 100`;
    const [reports, [sums], [found]] = await Promise.all([
      sql<PaymentReply[]>`${paymentRows(sql, farmId, now)} and pay.billing_person_id = ${account} and ${wanted}
        order by pay.received desc, pay.created_at desc, pay.payment_id limit ${limit} offset ${offset}`,
      sql<Sums[]>`
        select count(*) filter (where ${wanted})::int as size, count(*) filter (where ${isMoney(sql)})::int as count,
          ${sumOf('subtotal_minor')} as subtotal, ${sumOf('tax_minor')} as tax,
          ${sumOf('fee_minor')} as fee, ${sumOf('total_minor')} as total,
          count(*) filter (where ${isOwed(sql)})::int as owed_count,
          coalesce(sum(${openMinor(sql)}) filter (where ${isOwed(sql)}), 0)::float8 / 100 as owed_total,
          coalesce(sum(${due}) filter (where ${isOverdue(sql, farmId, now)}), 0)::float8 / 100 as owed_overdue
        from payment pay where ${theirs}`,
      sql<{ held: number }[]>`
        select (exists (select from reminder_hold h where h.farm_id = ${farmId} and h.billing_person_id = account.id))::int as held
        from (select ${account} as id) account where id is not null`,
    ]);
    if (!found || !sums) throw notFound('The account');
    const { size, count, subtotal, tax, fee, total, owed_count, owed_total, owed_overdue } = sums;
    return {
      reports: [...reports],
      size,
      totals: { count, subtotal, tax, fee, total },
      outstandingTotals: { count: owed_count, total: owed_total, overdue: owed_overdue },
      reminders_on_hold: found.held,
    };
  }
}
