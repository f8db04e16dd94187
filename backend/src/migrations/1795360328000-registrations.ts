import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Registrations1795360328000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- A series for which families register.
      create table registration (
        farm_id uuid not null references farm,
        series_id uuid not null,
        product_id uuid not null,
        description text,
        max_enrollment int check (max_enrollment > 0),
        created_at timestamptz not null,
        primary key (farm_id, series_id)
      );

      create table registered_student (
        farm_id uuid not null references farm,
        series_id uuid not null,
        student_id uuid not null,
        registered_at timestamptz not null,
        primary key (farm_id, series_id, student_id),
        foreign key (farm_id, series_id) references registration
      );
      create index registered_student_by_student on registered_student (farm_id, student_id);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table registered_student, registration');
  }
}
