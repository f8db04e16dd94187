import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Webhooks1795823500000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      create table webhook_endpoint (
        farm_id uuid not null references farm,
        endpoint_id uuid not null,
        url text not null,
        description text not null,
        kinds text[] not null check (cardinality(kinds) > 0),
        secret_hint text not null,
        -- Locked with the installation's secret, as is the former one.
        secret text not null,
        former_secret text,
        former_until timestamptz,
        is_active boolean not null default true,
        off_because text check (off_because in ('wish', 'gone', 'failing')),
        failures int not null default 0,
        failing_since timestamptz,
        rest_until timestamptz,
        login_id uuid not null,
        created_at timestamptz not null,
        primary key (farm_id, endpoint_id)
      );
      create table webhook_delivery (
        farm_id uuid not null,
        endpoint_id uuid not null,
        message_id text not null,
        kind text not null,
        -- Ids, never names, addresses of people or amounts.
        data jsonb not null,
        created_at timestamptz not null,
        state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
        tries int not null default 0,
        next_try_at timestamptz,
        last_try_at timestamptz,
        http_status int,
        problem text,
        held_until timestamptz,
        primary key (farm_id, endpoint_id, message_id),
        foreign key (farm_id, endpoint_id) references webhook_endpoint on delete cascade,
        check ((state = 'waiting') = (next_try_at is not null))
      );
      create index webhook_delivery_due on webhook_delivery (farm_id, next_try_at) where state = 'waiting';
      create index webhook_delivery_by_time on webhook_delivery (farm_id, created_at);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table webhook_delivery; drop table webhook_endpoint');
  }
}
