import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Horses1763700000004 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      create table horse (
        farm_id uuid not null references farm,
        horse_id uuid not null,
        horse_name text not null,
        height text,
        color text,
        -- Year of birth; the wire calls it age. R036
        year_born int check (year_born between 1950 and 2050),
        gender text,
        markings text,
        tack text,
        is_active boolean not null default true,
        primary key (farm_id, horse_id)
      );
      create index horse_by_name on horse (farm_id, horse_name);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      drop table horse;
    `);
  }
}
