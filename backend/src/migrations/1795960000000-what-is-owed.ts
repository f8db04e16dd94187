import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WhatIsOwed1795960000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- Of years of lessons and invoices the few that nobody has paid.
      create index lesson_person_unpaid on lesson_person (farm_id, student_id) where package_id is null and not paid;
      create index payment_unpaid on payment (farm_id, billing_person_id) where transaction_type = 'invoice' and not paid;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop index lesson_person_unpaid, payment_unpaid');
  }
}
