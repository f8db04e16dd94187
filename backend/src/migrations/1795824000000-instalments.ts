import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Instalments1795824000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      alter table product
        add column deposit_minor bigint check (deposit_minor >= 1),
        add column deposit_percent numeric(7, 5) check (deposit_percent between 0 and 1),
        add column instalments int check (instalments >= 1),
        add column instalment_every int check (instalment_every >= 1),
        add column instalment_unit text check (instalment_unit in ('day', 'week', 'month'));
      alter table payment add column instalments jsonb;
      alter table payment_reminder add column instalment date;
      -- A step is said once of an invoice, or of each of its instalments.
      drop index payment_reminder_step;
      create unique index payment_reminder_step on payment_reminder (farm_id, payment_id, step, coalesce(instalment, date '0001-01-01'));
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      drop index payment_reminder_step;
      alter table payment_reminder drop column instalment;
      create unique index payment_reminder_step on payment_reminder (farm_id, payment_id, step);
      alter table payment drop column instalments;
      alter table product drop column deposit_minor, drop column deposit_percent, drop column instalments,
        drop column instalment_every, drop column instalment_unit;
    `);
  }
}
