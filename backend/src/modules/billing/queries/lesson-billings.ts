import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { LessonBillingReply } from '../http/lesson-billing.replies.js';

const MOST = 20;

type Row = Omit<LessonBillingReply, 'started_at' | 'reverted_at'> & { started_at: Date; reverted_at: Date | null };

/** Of an invoice of run `run` something is paid: another payment names it. */
const paidInvoices = (sql: Sql) => sql`(
  select count(distinct money.invoice_id)::int from event e
  cross join lateral jsonb_array_elements(e.data -> 'invoices') written(invoice)
  join payment money on money.farm_id = run.farm_id and money.invoice_id = (written.invoice ->> 'paymentId')::uuid
  where e.farm_id = run.farm_id and e.stream = 'lessonbilling-' || run.run_id and e.type = 'billing.LessonsBilled')`;

const rows = async (sql: Sql, farmId: string, which: Fragment): Promise<LessonBillingReply[]> =>
  (
    await sql<Row[]>`
      select run.run_id as id, run.state, run.planned, run.billed, run.skipped, run.invoices, run.mailed,
        (run.total_minor / 100.0)::float8 as total, ${paidInvoices(sql)} as paid_invoices, run.kept,
        run.started_at, starter.person_name as started_by, run.reverted_at, reverter.person_name as reverted_by
      from lesson_billing run
      left join person starter on starter.farm_id = run.farm_id and starter.person_id = run.started_by
      left join person reverter on reverter.farm_id = run.farm_id and reverter.person_id = run.reverted_by
      where run.farm_id = ${farmId} and ${which} order by run.started_at desc, run.run_id desc limit ${MOST}`
  ).map(({ started_at, reverted_at, ...run }) => ({
    ...run,
    started_at: started_at.toISOString(),
    reverted_at: reverted_at?.toISOString() ?? null,
  }));

/** How far a run is. */
export class ReadLessonBilling extends barnQuery<{ runId: string }, LessonBillingReply>('billing.ReadLessonBilling') {}

@QueryHandler(ReadLessonBilling)
export class ReadLessonBillingHandler extends BarnQueryHandler<ReadLessonBilling> {
  async answer(sql: Sql, { runId }: { runId: string }, { farmId }: Asker) {
    const [run] = await rows(sql, farmId, sql`run.run_id = ${runId}`);
    if (!run) throw notFound('The run');
    return run;
  }
}

export class ListLessonBillings extends barnQuery<void, LessonBillingReply[]>('billing.ListLessonBillings') {}

@QueryHandler(ListLessonBillings)
export class ListLessonBillingsHandler extends BarnQueryHandler<ListLessonBillings> {
  answer = (sql: Sql, _: void, { farmId }: Asker) => rows(sql, farmId, sql`true`);
}
