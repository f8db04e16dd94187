import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HorseAccess1763700000023 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- Which horses a family may name for a student when it adds a lesson. A08
      create table student_horse (
        farm_id uuid not null,
        student_id uuid not null,
        horse_id uuid not null,
        primary key (farm_id, student_id, horse_id),
        foreign key (farm_id, student_id) references student,
        foreign key (farm_id, horse_id) references horse
      );
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table student_horse');
  }
}
