import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From when on a horse is off work, and why; without a day on which it works again, until further notice. */
export class HorseTimeOff1795790100000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      alter table horse
        add column off_from date,
        add column off_reason text check (length(off_reason) between 1 and 100),
        add constraint horse_time_off check (off_from < off_until)`);
  }

  async down(runner: QueryRunner) {
    await runner.query('alter table horse drop column off_from, drop column off_reason');
  }
}
