import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Once for each step of an invoice: that is what the index says last. */
export class PaymentReminders1795750100000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      create table payment_reminder (
        farm_id uuid not null references farm,
        reminder_id uuid not null,
        payment_id uuid not null,
        mail_id uuid not null,
        run_id uuid,
        step int,
        created_at timestamptz not null,
        primary key (farm_id, reminder_id)
      );
      create unique index payment_reminder_step on payment_reminder (farm_id, payment_id, step);
      create index payment_reminder_mail on payment_reminder (farm_id, mail_id);
      create index payment_reminder_run on payment_reminder (farm_id, run_id) where run_id is not null;
      create table reminder_hold (
        farm_id uuid not null references farm,
        billing_person_id uuid not null,
        primary key (farm_id, billing_person_id)
      );
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table reminder_hold; drop table payment_reminder');
  }
}
