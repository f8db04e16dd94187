import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccountCodes1795820700000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query('alter table product add column account_code text check (length(account_code) <= 20)');
  }

  async down(runner: QueryRunner) {
    await runner.query('alter table product drop column account_code');
  }
}
