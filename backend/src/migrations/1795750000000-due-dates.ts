import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DueDates1795750000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query('alter table payment add column due_date date');
  }

  async down(runner: QueryRunner) {
    await runner.query('alter table payment drop column due_date');
  }
}
