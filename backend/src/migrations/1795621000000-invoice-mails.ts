import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InvoiceMails1795621000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- No foreign key: payments are a read model.
      create table invoice_mail (
        farm_id uuid not null references farm,
        mail_id uuid not null,
        payment_id uuid not null,
        email_to text not null,
        file_name text,
        content bytea,
        created_at timestamptz not null,
        primary key (farm_id, mail_id)
      );
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`drop table invoice_mail`);
  }
}
