import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Seasons1795820500000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- The session whose next season this one is.
      alter table registration add column follows_series_id uuid;
      -- Waits for a place in a session; lesson_id is then the id of its series.
      alter table waiting_entry add column of_session boolean not null default false;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      delete from waiting_entry where of_session;
      alter table waiting_entry drop column of_session;
      alter table registration drop column follows_series_id;
    `);
  }
}
