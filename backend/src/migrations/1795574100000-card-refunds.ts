import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withoutRowSecurity } from './without-row-security.js';

export class CardRefunds1795574100000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- Money that the provider gives back to a card: the provider's name of it, and what became of it. Minor units.
      create table card_refund (
        farm_id uuid not null references farm,
        refund_id text not null,
        payment_id uuid not null,
        intent_id text not null,
        amount_minor bigint not null,
        state text not null check (state in ('pending', 'done', 'failed')),
        created_at timestamptz not null,
        primary key (farm_id, refund_id)
      );
      create index card_refund_by_payment on card_refund (farm_id, payment_id);
      create index card_refund_by_intent on card_refund (farm_id, intent_id);
    `);
    await withoutRowSecurity(
      runner,
      ['event', 'payment', 'card_payment', 'card_refund'],
      `
      insert into card_refund (farm_id, refund_id, payment_id, intent_id, amount_minor, state, created_at)
      select e.farm_id, e.data ->> 'refundId', (e.data ->> 'paymentId')::uuid, c.intent_id,
        coalesce(-r.total_minor, c.amount_minor), 'done', e.occurred_at
      from event e
        left join payment r on r.farm_id = e.farm_id and r.payment_id = (e.data ->> 'paymentId')::uuid and r.transaction_type = 'refund'
        join card_payment c on c.farm_id = e.farm_id
          and (c.payment_id = (e.data ->> 'paymentId')::uuid or c.payment_id = r.refund_of
            or c.invoice_id = r.refund_of and c.state = 'received')
      where e.type = 'cards.MoneyReturned' and c.intent_id is not null
      on conflict do nothing;
    `,
    );
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table card_refund');
  }
}
