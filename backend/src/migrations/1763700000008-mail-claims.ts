import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MailClaims1763700000008 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- While somebody hands a mail over, nobody else may; past this moment whoever held it has ended.
      alter table mail_message add column held_until timestamptz;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      alter table mail_message drop column held_until;
    `);
  }
}
