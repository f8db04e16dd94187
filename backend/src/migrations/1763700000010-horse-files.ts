import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HorseFiles1763700000010 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      create table horse_file (
        farm_id uuid not null references farm,
        file_id uuid not null,
        horse_id uuid not null,
        file_name text not null,
        -- What the content is, not what its sender said.
        content_type text not null check (content_type in ('image/png', 'image/jpeg', 'image/gif', 'image/webp', 'application/pdf')),
        size_bytes int not null check (size_bytes between 1 and 5242880),
        -- SHA-256; the same content twice is one file of the horse.
        content_hash text not null,
        storage_key text not null,
        primary key (farm_id, file_id),
        unique (farm_id, horse_id, content_hash),
        foreign key (farm_id, horse_id) references horse
      );
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      drop table horse_file;
    `);
  }
}
