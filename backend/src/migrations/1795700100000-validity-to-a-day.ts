import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ValidityToADay1795700100000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- A product may also end with a day that the barn sets, or not expire at all.
      alter table product drop constraint product_validity_unit_check;
      alter table product
        add column valid_until date,
        add constraint product_validity_unit_check check (validity_unit in ('day', 'week', 'month', 'date', 'never')),
        add constraint product_valid_until check (validity_unit <> 'date' or valid_until is not null);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      alter table product drop constraint product_valid_until, drop constraint product_validity_unit_check;
      update product set validity_unit = 'day' where validity_unit in ('date', 'never');
      alter table product
        drop column valid_until,
        add constraint product_validity_unit_check check (validity_unit in ('day', 'week', 'month'));
    `);
  }
}
