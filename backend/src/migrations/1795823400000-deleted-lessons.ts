import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DeletedLessons1795823400000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- What was deleted lately, without reading the log.
      create index event_of_deleted_lessons on event (farm_id, occurred_at) where type = 'scheduling.LessonDeleted'
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop index event_of_deleted_lessons');
  }
}
