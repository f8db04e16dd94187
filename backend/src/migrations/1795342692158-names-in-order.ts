import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists stand in the order of names, whatever their capitals; a page of a long one is read along an index. */
export class NamesInOrder1795342692158 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      drop index horse_by_name;
      create index horse_by_name on horse (farm_id, lower(horse_name), horse_id);
      drop index person_by_name;
      create index person_by_name on person (farm_id, lower(person_name), person_id);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      drop index horse_by_name;
      create index horse_by_name on horse (farm_id, horse_name);
      drop index person_by_name;
      create index person_by_name on person (farm_id, person_name);
    `);
  }
}
