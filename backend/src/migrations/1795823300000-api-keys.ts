import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ApiKeys1795823300000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      create table api_key (
        farm_id uuid not null references farm,
        api_key_id uuid not null,
        key_name text not null check (key_name <> ''),
        -- How the key begins; the key itself is kept nowhere.
        key_hint text not null,
        key_hash text not null,
        scopes text[] not null check (cardinality(scopes) > 0),
        ends_on date,
        login_id uuid not null,
        created_at timestamptz not null,
        revoked_at timestamptz,
        last_used_at timestamptz,
        primary key (farm_id, api_key_id)
      );
      create unique index api_key_hash on api_key (farm_id, key_hash);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table api_key');
  }
}
