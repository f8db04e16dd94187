import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CalendarFeeds1795356300000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      create table calendar_feed (
        farm_id uuid not null references farm,
        feed_id uuid not null,
        kind text not null check (kind in ('staff', 'horse', 'location', 'barn')),
        -- An instructor, a horse, a location or the barn itself.
        subject_id uuid not null,
        login_id uuid not null,
        person_id uuid,
        created_at timestamptz not null,
        last_read_at timestamptz,
        primary key (farm_id, feed_id),
        constraint calendar_feed_once unique (farm_id, login_id, kind, subject_id)
      );
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table calendar_feed');
  }
}
