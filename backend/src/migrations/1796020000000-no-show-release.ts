import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NoShowRelease1796020000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- Releases of places after no-shows in a row: announced to the family, or done.
      create table no_show_release (
        farm_id uuid not null references farm,
        lesson_person_id uuid not null,
        notice_id uuid not null,
        in_a_row integer not null,
        days integer not null,
        announced_at timestamptz not null,
        released_at timestamptz,
        primary key (farm_id, lesson_person_id)
      );
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`drop table no_show_release`);
  }
}
