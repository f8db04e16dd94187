import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PlaceReleases1795970000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- Places that are released unless what was charged in vain is paid before.
      create table place_release (
        farm_id uuid not null references farm,
        invoice_id uuid not null,
        due date not null,
        person_id uuid not null,
        release_on date not null,
        warned_on date,
        held_at timestamptz,
        held_by uuid,
        held_reason text,
        released_at timestamptz,
        created_at timestamptz not null,
        primary key (farm_id, invoice_id, due),
        foreign key (farm_id, person_id) references person,
        check (held_at is null or released_at is null)
      );
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`drop table place_release`);
  }
}
