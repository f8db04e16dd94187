import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LoginHistory1763800000001 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- The logins that a person has or had, for the person's history.
      create index event_of_logins on event (farm_id, (data ->> 'personId')) where stream like 'login-%'
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop index event_of_logins');
  }
}
