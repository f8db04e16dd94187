import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CancellationPolicies1795710000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- Read model: the barn's own policies as they stand.
      create table cancellation_policy (
        farm_id uuid not null references farm,
        policy_id uuid not null,
        scope text not null check (scope in ('barn', 'program', 'section', 'series')),
        scope_id uuid check ((scope_id is null) = (scope = 'barn')),
        version integer not null check (version > 0),
        rule jsonb not null,
        primary key (farm_id, policy_id)
      );
      create unique index cancellation_policy_scope on cancellation_policy (farm_id, scope, scope_id) nulls not distinct;
      alter table lesson_person
        add column cancel_policy_id uuid,
        add column cancel_policy_version integer,
        add column cancel_fee_minor bigint,
        add column cancel_is_free boolean;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      alter table lesson_person
        drop column cancel_policy_id,
        drop column cancel_policy_version,
        drop column cancel_fee_minor,
        drop column cancel_is_free;
      drop table cancellation_policy;
    `);
  }
}
