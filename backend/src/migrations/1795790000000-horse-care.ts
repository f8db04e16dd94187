import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is done for horses regularly: its kinds, how often for which horse, and each time that it was done. */
export class HorseCare1795790000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      create table care_kind (
        farm_id uuid not null references farm,
        care_kind_id uuid not null,
        care_kind_name text not null check (care_kind_name <> ''),
        every_count int check (every_count between 1 and 400),
        every_unit text check (every_unit in ('day', 'week', 'month')),
        is_active boolean not null default true,
        primary key (farm_id, care_kind_id),
        constraint care_kind_interval check ((every_count is null) = (every_unit is null))
      );
      create unique index care_kind_name on care_kind (farm_id, lower(care_kind_name));

      create table care_interval (
        farm_id uuid not null references farm,
        horse_id uuid not null,
        care_kind_id uuid not null,
        is_needed boolean not null,
        every_count int check (every_count between 1 and 400),
        every_unit text check (every_unit in ('day', 'week', 'month')),
        primary key (farm_id, horse_id, care_kind_id),
        foreign key (farm_id, horse_id) references horse,
        foreign key (farm_id, care_kind_id) references care_kind,
        constraint care_interval_whole check ((every_count is null) = (every_unit is null))
      );

      create table care_entry (
        farm_id uuid not null references farm,
        care_entry_id uuid not null,
        horse_id uuid not null,
        care_kind_id uuid not null,
        done_on date not null,
        done_by text,
        remark text,
        -- In minor units.
        cost_minor int check (cost_minor between 0 and 10000000),
        -- Where it is known otherwise than by the interval.
        next_on date check (next_on > done_on),
        primary key (farm_id, care_entry_id),
        foreign key (farm_id, horse_id) references horse,
        foreign key (farm_id, care_kind_id) references care_kind
      );
      create index care_entry_latest on care_entry (farm_id, horse_id, care_kind_id, done_on desc, care_entry_id desc);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table care_entry, care_interval, care_kind');
  }
}
