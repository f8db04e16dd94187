import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where somebody is told by push, and which kinds of news they do not want there. */
export class PushDevices1795823200000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      create table push_device (
        farm_id uuid not null references farm,
        device_id uuid not null,
        person_id uuid not null,
        login_id uuid not null,
        label text not null,
        endpoint_hash text not null,
        subscription text not null,
        created_at timestamptz not null,
        last_told_at timestamptz,
        failures int not null default 0,
        told text[] not null default '{}',
        primary key (farm_id, device_id),
        unique (farm_id, endpoint_hash),
        foreign key (farm_id, person_id) references person on delete cascade
      );
      create index push_device_person on push_device (farm_id, person_id);

      create table push_refusal (
        farm_id uuid not null references farm,
        person_id uuid not null,
        kind text not null,
        refused_at timestamptz not null,
        primary key (farm_id, person_id, kind),
        foreign key (farm_id, person_id) references person on delete cascade
      );
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table push_refusal');
    await runner.query('drop table push_device');
  }
}
