import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LinkedStudents1763700000022 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- Which students a member of the staff sees, where the barn restricts clients to staff. B03
      create table instructor_student (
        farm_id uuid not null,
        instructor_id uuid not null,
        student_id uuid not null,
        primary key (farm_id, instructor_id, student_id),
        foreign key (farm_id, instructor_id) references instructor,
        foreign key (farm_id, student_id) references student
      );
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table instructor_student');
  }
}
