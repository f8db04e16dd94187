import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InvoicePayments1795368226530 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- The invoice that this money paid. E06 E07
      alter table payment add column invoice_id uuid;
      create index payment_by_invoice on payment (farm_id, invoice_id) where invoice_id is not null;
      create index package_by_payment on package (farm_id, payment_id) where payment_id is not null;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      drop index package_by_payment;
      alter table payment drop column invoice_id;
    `);
  }
}
