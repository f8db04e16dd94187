import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DueCharges1795920000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- A family lets the barn charge what is due to one of its saved cards.
      create table charge_consent (
        farm_id uuid not null references farm,
        person_id uuid not null,
        account_id text not null,
        customer_id text not null,
        card_id text not null,
        last_four text not null,
        agreed_by uuid not null,
        agreed_at timestamptz not null,
        primary key (farm_id, person_id),
        foreign key (farm_id, person_id) references person
      );

      -- What of an invoice is due on a day is tried three times, each once.
      create table charge_try (
        farm_id uuid not null references farm,
        invoice_id uuid not null,
        due date not null,
        try_number int not null check (try_number between 1 and 3),
        tried_on date not null,
        payment_id uuid,
        failure text,
        next_try date,
        created_at timestamptz not null,
        primary key (farm_id, invoice_id, due, try_number)
      );
      create index charge_try_payment on charge_try (farm_id, payment_id) where payment_id is not null;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`drop table charge_try, charge_consent`);
  }
}
