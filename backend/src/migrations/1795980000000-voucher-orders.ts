import type { MigrationInterface, QueryRunner } from 'typeorm';

export class VoucherOrders1795980000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      alter table voucher_card add column message text check (length(message) <= 300);

      -- Of a stranger's voucher that nobody has paid yet.
      alter table card_payment alter column billing_person_id drop not null;

      -- Vouchers that strangers want to pay for; until they are paid, or can not be any more.
      create table voucher_order (
        farm_id uuid not null references farm,
        order_id uuid not null,
        amount_minor bigint not null check (amount_minor > 0),
        expiry_date date,
        first_name text not null,
        last_name text not null,
        email text not null,
        given_to text check (length(given_to) <= 100),
        message text check (length(message) <= 300),
        is_begun boolean not null,
        created_at timestamptz not null,
        primary key (farm_id, order_id)
      );
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table voucher_order');
    await runner.query('delete from card_payment where billing_person_id is null');
    await runner.query('alter table card_payment alter column billing_person_id set not null');
    await runner.query('alter table voucher_card drop column message');
  }
}
