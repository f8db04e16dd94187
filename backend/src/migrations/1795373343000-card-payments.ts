import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CardPayments1795373343000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- A payment by card that somebody began, and all that is needed to finish it without them. Minor units.
      create table card_payment (
        farm_id uuid not null references farm,
        payment_id uuid not null,
        intent_id text,
        account_id text not null,
        billing_person_id uuid not null,
        invoice_id uuid,
        purpose jsonb not null,
        fingerprint text not null,
        amount_minor bigint not null check (amount_minor > 0),
        currency text not null,
        state text not null check (state in ('open', 'received', 'closed', 'returning', 'returned')),
        created_at timestamptz not null,
        primary key (farm_id, payment_id),
        foreign key (farm_id, billing_person_id) references person
      );
      -- The same wish is one payment as long as it is open: two windows, one charge.
      create unique index card_payment_open on card_payment (farm_id, fingerprint) where state = 'open';
      create unique index card_payment_intent on card_payment (farm_id, intent_id) where intent_id is not null;
      create index card_payment_invoice on card_payment (farm_id, invoice_id) where invoice_id is not null;

      -- A family as the provider knows it on one account of the barn. Cards stay with the provider.
      create table card_customer (
        farm_id uuid not null references farm,
        person_id uuid not null,
        account_id text not null,
        customer_id text not null,
        payment_method_id text,
        primary key (farm_id, person_id, account_id),
        foreign key (farm_id, person_id) references person
      );
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`drop table card_customer, card_payment`);
  }
}
