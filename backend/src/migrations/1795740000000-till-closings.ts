import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TillClosings1795740000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- Read model: each time that a day's takings were counted; minor units. One of a day stands, or none.
      create table till_closing (
        farm_id uuid not null references farm,
        closing_id uuid not null,
        day date not null,
        opening_minor bigint not null check (opening_minor >= 0),
        counted_minor bigint not null check (counted_minor >= 0),
        expected_minor bigint not null,
        left_minor bigint not null check (left_minor between 0 and counted_minor),
        takings jsonb not null,
        closed_at timestamptz not null,
        closed_by uuid,
        corrects uuid,
        ending text check (ending in ('corrected', 'reopened')),
        ended_at timestamptz check ((ended_at is null) = (ending is null)),
        ended_by uuid,
        primary key (farm_id, closing_id)
      );
      create index till_closing_day on till_closing (farm_id, day);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table till_closing');
  }
}
