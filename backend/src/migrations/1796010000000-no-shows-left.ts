import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NoShowsLeft1796010000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- No-shows in a row of which staff said that nothing follows this time.
      create table no_shows_left (
        farm_id uuid not null references farm,
        lesson_person_id uuid not null,
        in_a_row integer not null,
        left_at timestamptz not null,
        left_by uuid not null,
        reason_id uuid,
        primary key (farm_id, lesson_person_id)
      );
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`drop table no_shows_left`);
  }
}
