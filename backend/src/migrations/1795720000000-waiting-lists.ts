import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/owner-source.js';

/** Who waits for a place in a full lesson; a lesson's document says how many. */
export class WaitingLists1795720000000 implements Migration {
  readonly rebuilds = ['lesson_document'];

  async up(runner: QueryRunner) {
    await runner.query(`
      create table waiting_entry (
        farm_id uuid not null references farm,
        entry_id uuid not null,
        lesson_id uuid not null,
        student_id uuid not null,
        rank bigint not null,
        auto_enrol boolean not null,
        with_makeup boolean not null,
        because text,
        offered_until timestamptz,
        joined_at timestamptz not null,
        primary key (farm_id, entry_id),
        constraint waiting_entry_once unique (farm_id, lesson_id, student_id)
      );
      create index waiting_entry_by_student on waiting_entry (farm_id, student_id);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table waiting_entry');
  }
}
