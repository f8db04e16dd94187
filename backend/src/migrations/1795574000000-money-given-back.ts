import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/owner-source.js';
import { SYSTEM } from '../platform/tenancy/actor.js';
import { withoutRowSecurity } from './without-row-security.js';

const BY_THE_UPGRADE = JSON.stringify({
  actor: SYSTEM.loginId,
  actorType: SYSTEM.userType,
  command: 'billing.Upgrade',
  causation: null,
});

/** Tells the log of what is known of these payments, one event each; rows: barn, payment, data, and their number within the barn. */
const told = (type: string, rows: string) => `
  create temporary table telling on commit drop as ${rows};
  insert into event (farm_id, position, stream, version, type, schema_version, data, metadata, occurred_at)
    select t.farm_id, c.position + t.n, 'payment-' || t.payment_id,
      (select max(e.version) + 1 from event e where e.farm_id = t.farm_id and e.stream = 'payment-' || t.payment_id),
      '${type}', 1, t.data, '${BY_THE_UPGRADE}', now()
    from telling t join farm_clock c on c.farm_id = t.farm_id;
  update farm_clock c set position = c.position + t.most
    from (select farm_id, max(n) as most from telling group by farm_id) t where t.farm_id = c.farm_id;`;

/** Refunds of former versions had no tax and no method: both are those of what was paid. C09 */
const refundsSpecified = `
  ${told(
    'billing.RefundSpecified',
    `
    select split.farm_id, split.payment_id, jsonb_build_object('paymentId', split.payment_id, 'subtotalMinor', split.amount - split.tax,
      'taxMinor', split.tax, 'method', split.method) as data, row_number() over (partition by split.farm_id order by split.payment_id) as n
    from (
      select r.farm_id, r.payment_id, -r.total_minor as amount,
        case when paid.method in ('card', 'saved') then 'card' else coalesce(paid.method, 'cash') end as method,
        coalesce(round(least(paid.total, sum(-r.total_minor) over each) * paid.tax / nullif(paid.total, 0))
          - round(least(paid.total, sum(-r.total_minor) over each + r.total_minor) * paid.tax / nullif(paid.total, 0)), 0)::bigint as tax
      from payment r left join lateral (
        select sum(m.tax_minor) as tax, sum(m.total_minor - m.fee_minor) as total, min(m.payment_method) as method from payment m
        where m.farm_id = r.farm_id and (m.payment_id = r.refund_of or m.invoice_id = r.refund_of)
          and m.transaction_type in ('manual', 'online')) paid on true
      where r.transaction_type = 'refund'
      window each as (partition by r.farm_id, r.refund_of order by r.created_at, r.payment_id)) split`,
  )}
  drop table telling;`;

/** Nobody pays an invoice of nothing. E06 */
const invoicesSettled = `
  ${told(
    'billing.InvoiceSettled',
    `
    select i.farm_id, i.payment_id, jsonb_build_object('paymentId', i.payment_id) as data,
      row_number() over (partition by i.farm_id order by i.payment_id) as n
    from payment i where i.transaction_type = 'invoice' and not i.paid and i.total_minor <= 0`,
  )}
  drop table telling;`;

export class MoneyGivenBack1795574000000 implements Migration {
  readonly rebuilds = ['lesson_person', 'payment'];

  async up(runner: QueryRunner) {
    await runner.query(`
      -- What a cancellation gave in money, so that the next one knows what is left. C09
      alter table lesson_person add column cancel_amount_minor bigint;
      create index payment_by_refunded on payment (farm_id, refund_of) where refund_of is not null;
      alter table payment drop constraint payment_refund_state_check;
      alter table payment add constraint payment_refund_state_check check (refund_state in ('pending', 'done', 'failed'));
    `);
    await withoutRowSecurity(runner, ['event', 'farm_clock', 'payment'], refundsSpecified + invoicesSettled);
  }

  async down(runner: QueryRunner) {
    await withoutRowSecurity(
      runner,
      ['payment'],
      `update payment set refund_state = 'done', paid = true where refund_state = 'failed';`,
    );
    await runner.query(`
      alter table payment drop constraint payment_refund_state_check;
      alter table payment add constraint payment_refund_state_check check (refund_state in ('pending', 'done'));
      drop index payment_by_refunded;
      alter table lesson_person drop column cancel_amount_minor;
    `);
  }
}
