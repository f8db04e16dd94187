import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where somebody lives, as a letter to them says it. */
export class Addresses1795930100000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      alter table person add column address_street text, add column address_line2 text, add column address_postcode text,
        add column address_town text, add column address_region text, add column address_country text;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      alter table person drop column address_street, drop column address_line2, drop column address_postcode,
        drop column address_town, drop column address_region, drop column address_country;
    `);
  }
}
