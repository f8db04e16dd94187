import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withoutRowSecurity } from './without-row-security.js';

export class PaymentIssues1795630000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- declined: an administrator gives nothing back. C09
      alter table payment drop constraint payment_refund_state_check;
      alter table payment add constraint payment_refund_state_check check
        (refund_state in ('pending', 'done', 'failed', 'declined'));
      -- Until when the bank hears the barn; null where it does not.
      alter table card_dispute add column evidence_by timestamptz;
      -- What somebody has to decide on is a few rows among many.
      create index payment_refund_waiting on payment (farm_id, created_at) where refund_state in ('pending', 'failed');
      create index card_dispute_open on card_dispute (farm_id, created_at) where state = 'open';
      create index card_payment_left on card_payment (farm_id, created_at) where state in ('stranded', 'returning');
    `);
  }

  async down(runner: QueryRunner) {
    await withoutRowSecurity(
      runner,
      ['payment'],
      `update payment set refund_state = 'pending' where refund_state = 'declined';`,
    );
    await runner.query(`
      drop index card_payment_left;
      drop index card_dispute_open;
      drop index payment_refund_waiting;
      alter table card_dispute drop column evidence_by;
      alter table payment drop constraint payment_refund_state_check;
      alter table payment add constraint payment_refund_state_check check (refund_state in ('pending', 'done', 'failed'));
    `);
  }
}
