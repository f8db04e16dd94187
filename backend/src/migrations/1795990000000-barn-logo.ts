import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BarnLogo1795990000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- What is known of the picture on the barn's papers; the picture itself lies in the storage of files.
      alter table farm add column logo jsonb
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('alter table farm drop column logo');
  }
}
