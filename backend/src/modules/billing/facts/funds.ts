import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Funds } from '../domain/money-back.js';

type Row = Record<'cameNet' | 'cameTax' | 'goneNet' | 'goneTax', number> & { paymentId: string; method: string | null };

/** Of these payments and invoices, a select in brackets: money without fee. What an invoice asks for stands in its stream. C09 */
export async function fundsOf(sql: Sql, farmId: string, paymentIds: Fragment): Promise<Map<string, Funds>> {
  const rows = await sql<Row[]>`
    select pay.payment_id as "paymentId", came.method, came.net as "cameNet", came.tax as "cameTax",
      gone.net as "goneNet", gone.tax as "goneTax"
    from payment pay
    cross join lateral (
      select coalesce(sum(money.subtotal_minor), 0)::bigint as net, coalesce(sum(money.tax_minor), 0)::bigint as tax,
        -- A card gets back no more than it gave: of what came in several ways, all goes back by hand.
        coalesce(min(money.payment_method) filter (where money.transaction_type = 'manual'), min(money.payment_method)) as method
      from payment money where money.farm_id = pay.farm_id and money.transaction_type in ('manual', 'online')
        and (money.payment_id = pay.payment_id or money.invoice_id = pay.payment_id)) came
    cross join lateral (
      select coalesce(-sum(back.subtotal_minor), 0)::bigint as net, coalesce(-sum(back.tax_minor), 0)::bigint as tax
      from payment back where back.farm_id = pay.farm_id and back.refund_of = pay.payment_id
        and back.refund_state in ('pending', 'done')) gone
    where pay.farm_id = ${farmId} and pay.payment_id in ${paymentIds}`;
  return new Map(
    rows.map(({ paymentId, method, cameNet, cameTax, goneNet, goneTax }): [string, Funds] => [
      paymentId,
      {
        came: { subtotalMinor: cameNet, taxMinor: cameTax },
        gone: { subtotalMinor: goneNet, taxMinor: goneTax },
        owed: { subtotalMinor: 0, taxMinor: 0 },
        method,
      },
    ]),
  );
}
