import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PricesWithTax1795640000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- Whether the price that was agreed on has its tax in it. Prices so far have not.
      alter table package add column tax_included boolean not null default false;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`alter table package drop column tax_included`);
  }
}
