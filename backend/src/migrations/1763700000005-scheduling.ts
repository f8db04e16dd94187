import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Scheduling1763700000005 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- Read table of series streams.
      create table series (
        farm_id uuid not null references farm,
        series_id uuid not null,
        title text not null,
        frequency int not null,
        period text not null check (period in ('days', 'weeks')),
        first_date date not null,
        last_date date not null,
        description text not null,
        primary key (farm_id, series_id)
      );

      -- Read table of lesson streams. Date and times are the barn's wall clock; starts_at and ends_at are derived from them and its zone.
      create table lesson (
        farm_id uuid not null references farm,
        lesson_id uuid not null,
        version int not null,
        series_id uuid,
        title text not null,
        scheduled_date date not null,
        start_time time not null,
        end_date date not null,
        end_time time not null,
        starts_at timestamptz not null,
        ends_at timestamptz not null check (ends_at > starts_at),
        is_allday boolean not null,
        section_id uuid not null,
        instructor_id uuid,
        location_id uuid not null,
        max_enrollment int,
        status_code text not null,
        is_cancelled boolean not null,
        cancel_action text,
        cancel_reason text,
        -- [{id, task_id, instructor_id}] in the order they were added.
        extra_staff jsonb not null,
        primary key (farm_id, lesson_id),
        foreign key (farm_id, section_id) references section,
        foreign key (farm_id, instructor_id) references instructor,
        foreign key (farm_id, location_id) references location,
        foreign key (farm_id, series_id) references series deferrable initially deferred
      );
      create index lesson_by_date on lesson (farm_id, scheduled_date, start_time);
      create index lesson_overnight on lesson (farm_id, end_date) where end_date > scheduled_date;
      create index lesson_by_start on lesson (farm_id, starts_at);
      create index lesson_by_series on lesson (farm_id, series_id, scheduled_date);

      -- The calendar's finished JSON: one row a lesson, names included, kept by its derived table.
      create table lesson_document (
        farm_id uuid not null,
        lesson_id uuid not null,
        scheduled_date date not null,
        start_time time not null,
        end_date date not null,
        lesson text not null,
        -- Objects joined by commas, without brackets; empty where there are none.
        students text not null,
        horses text not null,
        tasks text not null,
        primary key (farm_id, lesson_id),
        foreign key (farm_id, lesson_id) references lesson on delete cascade deferrable initially deferred
      )
      -- Kept as they are up to a page: they are read far more often than they need to be small.
      with (toast_tuple_target = 8160);
      create index lesson_document_by_date on lesson_document (farm_id, scheduled_date, start_time, lesson_id);
      create index lesson_document_overnight on lesson_document (farm_id, end_date) where end_date > scheduled_date;

      -- Free text about a lesson, a lesson student, a package or a payment. Apart from the log, because people write people's affairs
      -- into it and it must be erasable.
      create table remark (
        farm_id uuid not null references farm,
        subject_id uuid not null,
        remark text not null,
        primary key (farm_id, subject_id)
      );
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      drop table remark, lesson_document, lesson, series;
    `);
  }
}
