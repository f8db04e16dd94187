import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NewCustomers1795730000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query('alter table product add column new_customers_only boolean not null default false');
  }

  async down(runner: QueryRunner) {
    await runner.query('alter table product drop column new_customers_only');
  }
}
