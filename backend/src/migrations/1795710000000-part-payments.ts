import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PartPayments1795710000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- Minor units: what part payments have paid of an invoice. Invoices so far were paid as a whole.
      alter table payment add column part_paid_minor bigint not null default 0,
        -- The first of the payments that were received as one; the credit that money became.
        add column receipt_id uuid,
        add column credit_id uuid;
      create index payment_by_receipt on payment (farm_id, receipt_id) where receipt_id is not null;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      drop index payment_by_receipt;
      alter table payment drop column part_paid_minor, drop column receipt_id, drop column credit_id;
    `);
  }
}
