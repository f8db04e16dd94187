import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/owner-source.js';
import { withoutRowSecurity } from './without-row-security.js';

/** What the calendar draws of a lesson, beside the whole of it. Taken from the whole, until it is made anew. */
export class LessonBlocks1795577460000 implements Migration {
  readonly rebuilds = ['lesson_document'];

  async up(runner: QueryRunner) {
    await runner.query(`alter table lesson_document add column block text not null default ''`);
    await withoutRowSecurity(
      runner,
      ['lesson_document'],
      `update lesson_document set block = json_strip_nulls(json_build_object(
        'id', lesson_id,
        'version', lesson::json -> 'version',
        'title', lesson::json -> 'title',
        'date', scheduled_date,
        'start', lesson::json -> 'scheduled_starttime',
        'end_date', nullif(end_date, scheduled_date),
        'end', lesson::json -> 'scheduled_endtime',
        'starts_at', left(lesson::json ->> 'starts_at', 16) || 'Z',
        'ends_at', left(lesson::json ->> 'ends_at', 16) || 'Z',
        'section_id', lesson::json -> 'section_id',
        'location_id', lesson::json -> 'location_id',
        'location', lesson::json -> 'location_name',
        'instructor_id', lesson::json -> 'instructor_id',
        'instructor', lesson::json -> 'instructor_name',
        'colour', lesson::json -> 'color_code',
        'cnt', lesson::json -> 'cnt',
        'max', lesson::json -> 'max_enrollment',
        'is_allday', nullif(lesson::json ->> 'is_allday', '0')::int,
        'is_recuring', nullif(lesson::json ->> 'is_recuring', '0')::int,
        'is_cancelled', nullif(lesson::json ->> 'lesson_is_cancelled', '0')::int,
        'is_completed', case when lesson::json ->> 'lesson_status_code' = 'COM' then 1 end,
        'cancel_reason', lesson::json -> 'barn_cancel_reason'))::text
      where lesson <> '';`,
    );
  }

  async down(runner: QueryRunner) {
    await runner.query('alter table lesson_document drop column block');
  }
}
