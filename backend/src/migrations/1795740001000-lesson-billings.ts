import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LessonBillings1795740001000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- Read model: runs that billed lessons which nothing covered; minor units.
      create table lesson_billing (
        farm_id uuid not null references farm,
        run_id uuid not null,
        state text not null check (state in ('running', 'done', 'reverting', 'reverted')),
        planned integer not null check (planned > 0),
        billed integer not null,
        skipped integer not null,
        invoices integer not null,
        mailed integer not null,
        total_minor bigint not null,
        kept integer not null,
        started_at timestamptz not null,
        started_by uuid,
        reverted_at timestamptz,
        reverted_by uuid,
        primary key (farm_id, run_id)
      );
      create index lesson_billing_started on lesson_billing (farm_id, started_at);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table lesson_billing');
  }
}
