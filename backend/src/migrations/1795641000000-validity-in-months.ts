import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ValidityInMonths1795641000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- What a product's validity counts.
      alter table product add column validity_unit text not null default 'day' check (validity_unit in ('day', 'week', 'month'));
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`alter table product drop column validity_unit`);
  }
}
