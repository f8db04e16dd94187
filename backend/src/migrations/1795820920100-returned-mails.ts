import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What comes back after a mail was handed over: it reached nobody, or its reader complained of it. */
export class ReturnedMails1795820920100 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      alter table mail_message
        add column returned text check (returned in ('bounced', 'complained')),
        add column returned_at timestamptz,
        add column returned_reason text,
        add column is_cleared boolean not null default false;
      create index mail_message_returned on mail_message (farm_id, lower(email_to)) where returned is not null and not is_cleared;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      drop index mail_message_returned;
      alter table mail_message
        drop column returned, drop column returned_at, drop column returned_reason, drop column is_cleared;
    `);
  }
}
