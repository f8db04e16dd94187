import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HorsePassports1795576611000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query('alter table horse add column passport_number text');
  }

  async down(runner: QueryRunner) {
    await runner.query('alter table horse drop column passport_number');
  }
}
