import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { placesGone } from './lesson-filters.js';
import type { PublicLessonReply } from '../http/public-lessons.replies.js';

interface PublicDays {
  day: string;
  /** Today included. */
  days: number;
}

type Shown = Omit<PublicLessonReply, 'studentString' | 'horseString' | 'has_spots' | 'can_wait'>;
type Row = { lesson: Shown; in_time: boolean; is_free: boolean; has_lists: boolean };

/** All fields that leave the database for strangers. */
const SHOWN: readonly (keyof Shown)[] = [
  'id',
  'title',
  'scheduled_date',
  'scheduled_starttime',
  'scheduled_endtime',
  'instructor_name',
  'location_name',
  'color_code',
  'max_enrollment',
  'cnt',
  'available',
  'lesson_is_cancelled',
];

/** Active sections with a limit of places (F10); none if the barn restricts sections to riders (B01). Nobody is named. R144 R227 F06 */
export class ListPublicLessons extends barnQuery<PublicDays, PublicLessonReply[]>('calendar.ListPublicLessons') {}

@QueryHandler(ListPublicLessons)
export class ListPublicLessonsHandler extends BarnQueryHandler<ListPublicLessons> {
  async answer(sql: Sql, { day, days }: PublicDays, { now }: Asker & { now: Date }) {
    const rows = await sql<Row[]>`
      select (select jsonb_object_agg(key, value) from jsonb_each(d.lesson::jsonb) where key = any(${[...SHOWN]})) as lesson,
        l.starts_at > ${now}::timestamptz + make_interval(hours => coalesce(nullif(f.preferences ->> 'booking_hours_buffer', ''), '0')::int)
          as in_time,
        l.max_enrollment > ${placesGone(sql)} as is_free, coalesce(f.preferences ->> 'has_waiting_lists', '0') = '1' as has_lists
      from lesson l
      join section s on s.farm_id = l.farm_id and s.section_id = l.section_id and s.is_active
      join lesson_document d on d.farm_id = l.farm_id and d.lesson_id = l.lesson_id
      join farm f on f.farm_id = l.farm_id and coalesce(f.preferences ->> 'restrict_client_sections', '0') <> '1'
      where l.scheduled_date between ${day} and ${day}::date + ${days - 1}::int and l.starts_at > ${now} and l.max_enrollment > 0
      order by l.starts_at, l.lesson_id`;
    return rows.map(({ lesson, in_time, is_free, has_lists }) => ({
      ...lesson,
      has_spots: in_time && !lesson.lesson_is_cancelled && is_free ? 1 : 0,
      can_wait: in_time && !lesson.lesson_is_cancelled && !is_free && has_lists ? 1 : 0,
      studentString: '',
      horseString: '',
    }));
  }
}
