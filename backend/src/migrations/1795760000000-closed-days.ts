import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ClosedDays1795760000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- Days on which nothing is planned; without a last day it is the first alone.
      create table closed_day (
        farm_id uuid not null references farm,
        closed_day_id uuid not null,
        closed_day_name text not null,
        first_day date not null,
        last_day date check (last_day between first_day and first_day + 365),
        is_active boolean not null default true,
        primary key (farm_id, closed_day_id)
      );
      create index closed_day_by_day on closed_day (farm_id, first_day);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table closed_day');
  }
}
