import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Vouchers1795823100000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- Read model: gift vouchers; minor units. One is open, or redeemed, or cancelled.
      create table voucher (
        farm_id uuid not null references farm,
        voucher_id uuid not null,
        payment_id uuid not null,
        amount_minor bigint not null check (amount_minor > 0),
        sold_on date not null,
        expiry_date date,
        redeemed_on date,
        credit_id uuid check ((credit_id is null) = (redeemed_on is null)),
        cancelled_on date check (cancelled_on is null or redeemed_on is null),
        refund_id uuid check ((refund_id is null) = (cancelled_on is null)),
        created_at timestamptz not null,
        primary key (farm_id, voucher_id)
      );
      create unique index voucher_payment on voucher (farm_id, payment_id);
      create index voucher_sold on voucher (farm_id, created_at);

      -- What is printed on a voucher and stands in no event.
      create table voucher_card (
        farm_id uuid not null references farm,
        voucher_id uuid not null,
        code text not null check (length(code) = 12),
        given_to text check (length(given_to) <= 100),
        given_by text check (length(given_by) <= 100),
        primary key (farm_id, voucher_id)
      );
      create unique index voucher_card_code on voucher_card (farm_id, code);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table voucher_card, voucher');
  }
}
