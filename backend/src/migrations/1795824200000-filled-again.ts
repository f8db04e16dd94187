import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/owner-source.js';

export class FilledAgain1795824200000 implements Migration {
  /** Lessons' documents say who waits. */
  readonly rebuilds = ['lesson_document'];

  async up(runner: QueryRunner) {
    await runner.query(`
      -- A cancellation whose outcome waits for the place to be taken again, and the code that it waits for, or waited in vain.
      alter table lesson_person add column filling text check (filling in ('waiting', 'filled', 'not_filled'));
      alter table lesson_person add column awaited_code text
        check ((awaited_code is not null) = coalesce(filling in ('waiting', 'not_filled'), false));
      create index lesson_person_awaiting on lesson_person (farm_id, lesson_id) where filling = 'waiting';
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      drop index lesson_person_awaiting;
      alter table lesson_person drop column awaited_code;
      alter table lesson_person drop column filling;
    `);
  }
}
