import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StaffHours1795821300000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- When somebody of the staff usually works, on the barn's clocks. Nobody has to have any.
      create table staff_hours (
        farm_id uuid not null references farm,
        instructor_id uuid not null,
        weekday smallint not null check (weekday between 1 and 7),
        start_time time not null,
        end_time time not null,
        primary key (farm_id, instructor_id, weekday, start_time),
        foreign key (farm_id, instructor_id) references instructor on delete cascade,
        check (start_time < end_time)
      );
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table staff_hours');
  }
}
