import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { PublicLessonReply } from '../http/public-lessons.replies.js';

interface PublicDays {
  day: string;
  /** Today included. */
  days: number;
}

/** All fields that leave the database for strangers. */
const SHOWN: readonly Exclude<keyof PublicLessonReply, 'studentString' | 'horseString'>[] = [
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
  'lesson_is_cancelled',
];

/** Active sections with a limit of places (F10); none if the barn restricts sections to riders (B01). Nobody is named. R227 F06 */
export class ListPublicLessons extends barnQuery<PublicDays, PublicLessonReply[]>('calendar.ListPublicLessons') {}

@QueryHandler(ListPublicLessons)
export class ListPublicLessonsHandler extends BarnQueryHandler<ListPublicLessons> {
  async answer(sql: Sql, { day, days }: PublicDays, { now }: Asker & { now: Date }) {
    const rows = await sql<{ lesson: Omit<PublicLessonReply, 'studentString' | 'horseString'> }[]>`
      select (select jsonb_object_agg(key, value) from jsonb_each(d.lesson::jsonb) where key = any(${[...SHOWN]})) as lesson
      from lesson l
      join section s on s.farm_id = l.farm_id and s.section_id = l.section_id and s.is_active
      join lesson_document d on d.farm_id = l.farm_id and d.lesson_id = l.lesson_id
      join farm f on f.farm_id = l.farm_id and coalesce(f.preferences ->> 'restrict_client_sections', '0') <> '1'
      where l.scheduled_date between ${day} and ${day}::date + ${days - 1}::int and l.starts_at > ${now} and l.max_enrollment > 0
      order by l.starts_at, l.lesson_id`;
    return rows.map(({ lesson }) => ({ ...lesson, studentString: '', horseString: '' }));
  }
}
