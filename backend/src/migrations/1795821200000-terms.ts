import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Terms1795821200000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- Stretches of the barn's year by which its policies reckon.
      create table term (
        farm_id uuid not null references farm,
        term_id uuid not null,
        term_name text not null,
        first_day date not null,
        last_day date not null check (last_day between first_day and first_day + 365),
        is_active boolean not null default true,
        primary key (farm_id, term_id)
      );
      create index term_by_last_day on term (farm_id, last_day);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table term');
  }
}
