import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Exports1795820000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      create table export_run (
        farm_id uuid not null references farm,
        export_id uuid not null,
        state text not null check (state in ('running', 'done')),
        created_by uuid not null,
        created_at timestamptz not null,
        finished_at timestamptz,
        to_do int not null default 0,
        done int not null default 0,
        row_count bigint not null default 0,
        size_bytes bigint not null default 0,
        primary key (farm_id, export_id),
        check ((state = 'done') = (finished_at is not null))
      );
      create unique index export_run_one_at_work on export_run (farm_id) where state = 'running';
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table export_run');
  }
}
