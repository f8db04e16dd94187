import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PublicAddress1763700000011 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- A stranger's call names the barn by its public address, so it is unique across barns.
      alter table farm drop constraint farm_farm_id_public_id_key;
      create unique index farm_public_id on farm (public_id);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      drop index farm_public_id;
      alter table farm add constraint farm_farm_id_public_id_key unique (farm_id, public_id);
    `);
  }
}
