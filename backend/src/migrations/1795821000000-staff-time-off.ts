import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Days on which somebody of the staff does not work: asked for, and answered. */
export class StaffTimeOff1795821000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      create table staff_time_off (
        farm_id uuid not null references farm,
        time_off_id uuid not null,
        instructor_id uuid not null,
        from_date date not null,
        until_date date not null,
        start_time time,
        end_time time,
        state text not null check (state in ('asked', 'approved', 'declined', 'withdrawn')),
        reason text,
        answer text,
        asked_at timestamptz not null,
        settled_by uuid,
        settled_at timestamptz,
        primary key (farm_id, time_off_id),
        foreign key (farm_id, instructor_id) references instructor on delete cascade,
        check (from_date <= until_date),
        check ((start_time is null) = (end_time is null)),
        check (start_time is null or (from_date = until_date and start_time < end_time))
      );
      create index staff_time_off_days on staff_time_off (farm_id, state, until_date);
      create index staff_time_off_whose on staff_time_off (farm_id, instructor_id, from_date);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table staff_time_off');
  }
}
