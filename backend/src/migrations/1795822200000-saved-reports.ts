import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reports as they stood on the screen, and when they are mailed to whom. */
export class SavedReports1795822200000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      create table saved_report (
        farm_id uuid not null references farm,
        saved_report_id uuid not null,
        report_title text not null check (report_title <> ''),
        report_group text not null,
        report text not null,
        filters jsonb not null default '{}',
        sort text,
        contact boolean not null default false,
        -- Null where a report is about now.
        span text,
        every text not null check (every in ('never', 'week', 'month')),
        weekday int check (weekday between 1 and 7),
        -- 0: the last of the month.
        month_day int check (month_day between 0 and 28),
        with_csv boolean not null default false,
        with_pdf boolean not null default false,
        is_stopped boolean not null default false,
        -- Until then everything has gone out, or was not to.
        settled_day date not null,
        last_sending_id uuid,
        last_sent_at timestamptz,
        created_at timestamptz not null,
        primary key (farm_id, saved_report_id),
        constraint saved_report_schedule check (
          (every = 'week') = (weekday is not null) and (every = 'month') = (month_day is not null)),
        constraint saved_report_sending check ((last_sending_id is null) = (last_sent_at is null))
      );

      create table saved_report_recipient (
        farm_id uuid not null references farm,
        recipient_id uuid not null,
        saved_report_id uuid not null,
        email text not null check (email <> ''),
        primary key (farm_id, recipient_id),
        foreign key (farm_id, saved_report_id) references saved_report on delete cascade
      );
      create unique index saved_report_recipient_once on saved_report_recipient (farm_id, saved_report_id, lower(email));
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('drop table saved_report_recipient, saved_report');
  }
}
