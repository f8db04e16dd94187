import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Discounts1795823600000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- What a barn takes off its prices: by a code, for siblings, for several of one package.
      create table discount (
        farm_id uuid not null references farm,
        discount_id uuid not null,
        title text not null,
        kind text not null check (kind in ('code', 'sibling', 'quantity')),
        code text,
        percent_off numeric check (percent_off between 0 and 1),
        amount_off bigint check (amount_off >= 0),
        product_id uuid,
        from_count int check (from_count >= 2),
        from_day date,
        until_day date check (until_day >= from_day),
        max_uses int check (max_uses >= 1),
        max_uses_per_account int check (max_uses_per_account >= 1),
        new_customers_only boolean not null default false,
        is_active boolean not null default true,
        primary key (farm_id, discount_id)
      );

      alter table package
        add column discount_id uuid,
        add column discount_title text,
        add column discount_minor bigint not null default 0;
      create index package_by_discount on package (farm_id, discount_id) where discount_id is not null;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      drop index package_by_discount;
      alter table package drop column discount_id, drop column discount_title, drop column discount_minor;
      drop table discount;
    `);
  }
}
