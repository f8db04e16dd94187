import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/owner-source.js';

/** Places that strangers ask for by the public page, and what is kept for them; a lesson's document says how many are free. */
export class GuestPlaces1795821100000 implements Migration {
  async up(runner: QueryRunner) {
    await runner.query(`
      create table guest_place (
        farm_id uuid not null references farm,
        place_id uuid not null,
        lesson_id uuid not null,
        kept_until timestamptz not null,
        primary key (farm_id, place_id)
      );
      create index guest_place_of on guest_place (farm_id, lesson_id);
      alter table enquiry
        add column lesson_id uuid,
        add column lesson_starts_at timestamptz,
        add column rider_weight integer,
        add column place text,
        add constraint enquiry_place check ((lesson_id is null) = (place is null) and (lesson_id is null) = (lesson_starts_at is null));
      create index enquiry_by_address on enquiry (farm_id, lower(email)) where place is not null;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      drop index enquiry_by_address;
      alter table enquiry drop constraint enquiry_place, drop column place, drop column rider_weight, drop column lesson_starts_at,
        drop column lesson_id;
      drop table guest_place;
    `);
  }
}
