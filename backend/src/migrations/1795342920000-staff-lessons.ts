import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StaffLessons1795342920000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- What a member of the staff teaches, and, rarer, helps with.
      create index lesson_by_instructor on lesson (farm_id, instructor_id, scheduled_date, start_time);
      create index lesson_with_extra_staff on lesson (farm_id, scheduled_date) where extra_staff <> '[]';
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop index lesson_by_instructor, lesson_with_extra_staff');
  }
}
