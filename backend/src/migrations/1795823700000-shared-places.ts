import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SharedPlaces1795823700000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- How much of a place may be in use at once, and how much of it a lesson takes. Without a number: one lesson, all of it, as before.
      alter table location add column capacity int check (capacity between 1 and 100);
      alter table program add column place_units int check (place_units between 1 and 100);
      alter table section add column place_units int check (place_units between 1 and 100);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      alter table section drop column place_units;
      alter table program drop column place_units;
      alter table location drop column capacity;
    `);
  }
}
