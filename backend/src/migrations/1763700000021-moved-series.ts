import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MovedSeries1763700000021 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- How a lesson repeats that moved with the later ones of its series; those before it repeat as they were planned. R083
      alter table lesson add column series_description text;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('alter table lesson drop column series_description');
  }
}
