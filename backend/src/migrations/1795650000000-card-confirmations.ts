import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CardConfirmations1795650000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- The bank wants the owner of a kept card, who was not there: when the family was asked to confirm it, with which card of the
      -- provider's, and who ended it before.
      alter table card_payment add column asked_at timestamptz, add column asked_card text,
        add column ended_by text check (ended_by in ('family', 'barn'));
      create index card_payment_asked on card_payment (farm_id, billing_person_id, asked_at) where asked_at is not null;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      drop index card_payment_asked;
      alter table card_payment drop column asked_at, drop column asked_card, drop column ended_by;
    `);
  }
}
