import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Imports1795356786425 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      create table import_run (
        farm_id uuid not null references farm,
        import_id uuid not null,
        kind text not null check (kind in ('people', 'horses')),
        state text not null check (state in ('read', 'running', 'done', 'undoing', 'undone')),
        file_name text not null,
        encoding text not null,
        separator text not null,
        column_count int not null,
        row_count int not null,
        has_header boolean not null,
        date_order text not null check (date_order in ('dmy', 'mdy')),
        -- For each column of the file, in order, the field that it fills; null for none.
        mapping jsonb not null,
        takes_all boolean not null default false,
        created_by uuid not null,
        created_at timestamptz not null,
        started_at timestamptz,
        finished_at timestamptz,
        undone_at timestamptz,
        to_do int not null default 0,
        done int not null default 0,
        kept int not null default 0,
        primary key (farm_id, import_id)
      );
      -- One import of a barn at a time.
      create unique index import_run_one_at_work on import_run (farm_id) where state in ('running', 'undoing');
      create table import_row (
        farm_id uuid not null,
        import_id uuid not null,
        -- As a spreadsheet counts: the first line of the file is 1.
        row_no int not null,
        cells jsonb not null,
        -- Null: as the run says.
        takes boolean,
        outcome text check (outcome in ('made', 'left', 'undone', 'kept')),
        -- Ids of the people or the horse that this row made.
        made jsonb,
        problems jsonb,
        primary key (farm_id, import_id, row_no),
        foreign key (farm_id, import_id) references import_run on delete cascade
      );
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table import_row; drop table import_run');
  }
}
