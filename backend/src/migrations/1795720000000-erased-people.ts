import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ErasedPeople1795720000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- When what the barn knew of a person was erased; the row stays, because lessons and money refer to it.
      alter table person add column erased_at timestamptz;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`alter table person drop column erased_at`);
  }
}
