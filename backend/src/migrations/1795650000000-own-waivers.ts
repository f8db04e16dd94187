import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OwnWaivers1795650000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      alter table waiver_template add column is_own boolean not null default false;
      -- What the barn has its families sign; a version is never changed.
      create table waiver_text (
        farm_id uuid not null references farm,
        template_id text not null,
        version integer not null,
        title text not null,
        body text not null,
        valid_months integer check (valid_months > 0),
        asks_again boolean not null,
        created_at timestamptz not null,
        primary key (farm_id, template_id, version)
      );
      -- Under which text somebody put their name, and how: personal data, outside of the log.
      create table waiver_signature (
        farm_id uuid not null references farm,
        waiver_id text not null,
        text_version integer not null,
        signer_name text not null,
        relationship text not null,
        ip_address text not null,
        fingerprint text not null,
        primary key (farm_id, waiver_id)
      );
      -- Read model: the riders whom a waiver of the barn's own is for.
      create table waiver_cover (
        farm_id uuid not null references farm,
        cover_id uuid not null,
        signing_id uuid not null,
        person_id uuid not null,
        primary key (farm_id, cover_id)
      );
      create index waiver_cover_person on waiver_cover (farm_id, person_id);
      create index waiver_cover_signing on waiver_cover (farm_id, signing_id);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      drop table waiver_cover;
      drop table waiver_signature;
      drop table waiver_text;
      alter table waiver_template drop column is_own;
    `);
  }
}
