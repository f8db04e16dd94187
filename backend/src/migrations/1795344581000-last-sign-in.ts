import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LastSignIn1795344581000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query('alter table login add column last_sign_in_at timestamptz');
  }

  async down(runner: QueryRunner) {
    await runner.query('alter table login drop column last_sign_in_at');
  }
}
