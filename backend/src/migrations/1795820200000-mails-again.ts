import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/owner-source.js';

/** By which job a mail came, so that it can be sent again; of which one it is the repetition. */
export class MailsAgain1795820200000 implements Migration {
  async up(runner: QueryRunner) {
    await runner.query(`
      alter table mail_message add column job text;
      alter table mail_message add column data jsonb;
      alter table mail_message add column repeats text;
      create index mail_message_repeats on mail_message (farm_id, repeats) where repeats is not null;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      alter table mail_message drop column job;
      alter table mail_message drop column data;
      alter table mail_message drop column repeats;
    `);
  }
}
