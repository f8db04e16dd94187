import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RegistrationTerms1795780000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      alter table registration
        add column age_from int check (age_from between 0 and 120),
        add column age_to int check (age_to between 0 and 120),
        add column needs_approval boolean not null default false,
        add column what_to_bring text,
        add constraint registration_ages check (age_to >= age_from);
      -- Who asks holds a place and has none in a lesson; whoever joined late pays for so many lessons of all.
      alter table registered_student
        add column state text not null default 'registered' check (state in ('registered', 'asked')),
        add column lessons int,
        add column of_lessons int;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      delete from registered_student where state = 'asked';
      alter table registered_student drop column state, drop column lessons, drop column of_lessons;
      alter table registration drop column age_from, drop column age_to, drop column needs_approval, drop column what_to_bring;
    `);
  }
}
