import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LessonKinds1795700000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- What prices tell lessons apart by. What is sold already pays for lessons of every kind, as before.
      alter table section
        add column priced_for int check (priced_for > 0),
        add column own_horse boolean not null default false;
      alter table product
        add column price_class text check (price_class in ('private', 'semi_private', 'group')),
        add column lesson_horses text check (lesson_horses in ('school', 'own')),
        add column lesson_minutes int check (lesson_minutes > 0);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      alter table product drop column price_class, drop column lesson_horses, drop column lesson_minutes;
      alter table section drop column priced_for, drop column own_horse;
    `);
  }
}
