import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PricedBy1795950000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- Of which the price buys one (km, hour), and whether it is the lowest of several. What is sold already
      -- is sold as a whole, at its price.
      alter table product
        add column price_unit text check (price_unit <> '' and char_length(price_unit) <= 20),
        add column price_from boolean not null default false;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('alter table product drop column price_unit, drop column price_from');
  }
}
