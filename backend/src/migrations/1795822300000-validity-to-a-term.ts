import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ValidityToATerm1795822300000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      alter table product drop constraint product_validity_unit_check,
        add constraint product_validity_unit_check
          check (validity_unit in ('day', 'week', 'month', 'term', 'date', 'never'));
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      update product set validity_unit = 'day' where validity_unit = 'term';
      alter table product drop constraint product_validity_unit_check,
        add constraint product_validity_unit_check check (validity_unit in ('day', 'week', 'month', 'date', 'never'));
    `);
  }
}
