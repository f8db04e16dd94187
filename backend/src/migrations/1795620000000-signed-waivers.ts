import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SignedWaivers1795620000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- Read model: that somebody signed, and for which account.
      create table signed_waiver (
        farm_id uuid not null references farm,
        signing_id uuid not null,
        waiver_id text not null,
        template_id text not null,
        person_id uuid,
        opens_account boolean not null,
        signed_at timestamptz not null,
        primary key (farm_id, signing_id),
        unique (farm_id, waiver_id)
      );
      create index signed_waiver_person on signed_waiver (farm_id, person_id);
      create index signed_waiver_template on signed_waiver (farm_id, template_id, signed_at);
      -- What stands on it, as the provider has it: personal data, outside of the log.
      create table waiver_paper (
        farm_id uuid not null references farm,
        waiver_id text not null,
        title text not null,
        first_name text not null,
        last_name text not null,
        email text not null,
        expires_on date,
        verified boolean not null,
        details jsonb not null,
        read_at timestamptz not null,
        primary key (farm_id, waiver_id)
      );
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      drop table waiver_paper;
      drop table signed_waiver;
    `);
  }
}
