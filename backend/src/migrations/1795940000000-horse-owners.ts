import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/owner-source.js';

/** Whose own horse it is; lessons' documents say who rides one. */
export class HorseOwners1795940000000 implements Migration {
  readonly rebuilds = ['lesson_document'];

  async up(runner: QueryRunner) {
    await runner.query(`
      alter table horse add column owner_id uuid, add foreign key (farm_id, owner_id) references person;
      create index on horse (farm_id, owner_id) where owner_id is not null;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('alter table horse drop column owner_id');
  }
}
