import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withoutRowSecurity } from './without-row-security.js';

export class CardDisputes1795579500000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- Payments by card that their owners dispute with the bank. Minor units.
      create table card_dispute (
        farm_id uuid not null references farm,
        dispute_id text not null,
        payment_id uuid not null,
        intent_id text not null,
        amount_minor bigint not null,
        state text not null check (state in ('open', 'won', 'lost')),
        created_at timestamptz not null,
        primary key (farm_id, dispute_id)
      );
      -- stranded: the account was taken away while it was open, so nobody can tell whether it was paid.
      alter table card_payment drop constraint card_payment_state_check;
      alter table card_payment add constraint card_payment_state_check check
        (state in ('open', 'received', 'closed', 'returning', 'returned', 'stranded'));
    `);
  }

  async down(runner: QueryRunner) {
    await withoutRowSecurity(
      runner,
      ['card_payment'],
      `update card_payment set state = 'closed' where state = 'stranded';`,
    );
    await runner.query(`
      alter table card_payment drop constraint card_payment_state_check;
      alter table card_payment add constraint card_payment_state_check check
        (state in ('open', 'received', 'closed', 'returning', 'returned'));
      drop table card_dispute;
    `);
  }
}
