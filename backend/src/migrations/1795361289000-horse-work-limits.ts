import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HorseWorkLimits1795361289000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      alter table horse
        add column most_lessons_a_day int check (most_lessons_a_day between 1 and 20),
        add column most_minutes_a_day int check (most_minutes_a_day between 15 and 1440),
        add column most_in_a_row int check (most_in_a_row between 1 and 20),
        add column rest_minutes int check (rest_minutes between 5 and 600),
        add column days_off smallint[] not null default '{}' check (days_off <@ '{1,2,3,4,5,6,7}'::smallint[]),
        add column off_until date`);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      alter table horse
        drop column most_lessons_a_day, drop column most_minutes_a_day, drop column most_in_a_row,
        drop column rest_minutes, drop column days_off, drop column off_until`);
  }
}
