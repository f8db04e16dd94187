import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaymentCustomer1763700000009 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- As whom the card provider knows the barn; noted by the job that asked the provider.
      alter table farm add column eqo_stripe_customer_id text;
      update farm
        set eqo_stripe_customer_id = preferences ->> 'eqo_stripe_customer_id',
          preferences = preferences - 'eqo_stripe_customer_id'
        where preferences ? 'eqo_stripe_customer_id';
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      update farm set preferences = preferences || jsonb_build_object('eqo_stripe_customer_id', eqo_stripe_customer_id)
        where eqo_stripe_customer_id is not null;
      alter table farm drop column eqo_stripe_customer_id;
    `);
  }
}
