import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { LessonOfHorseOffReply } from '../http/time-off.replies.js';

/** As many as are handed over at once; a horse that is off for longer is planned for less. */
const MOST_LESSONS = 150;

interface Days {
  horseId: string;
  /** The first day off; null: it has begun. */
  from: string | null;
  /** The first day on which it works again; null: until further notice. */
  until: string | null;
}
interface Affected {
  readonly lessons: readonly LessonOfHorseOffReply[];
  readonly size: number;
}

/** Lessons that are not over, in which the horse is planned on these days, with the riders who have it; the soonest first. */
export class PreviewTimeOff extends barnQuery<Days, Affected>('calendar.PreviewTimeOff') {}

@QueryHandler(PreviewTimeOff)
export class PreviewTimeOffHandler extends BarnQueryHandler<PreviewTimeOff> {
  async answer(sql: Sql, { horseId, from, until }: Days, { farmId, now }: Asker & { now: Date }): Promise<Affected> {
    const planned = sql`
      select l.lesson_id from lesson l
      where l.farm_id = ${farmId} and l.ends_at > ${now} and not l.is_cancelled
        and (${from}::date is null or l.scheduled_date >= ${from}::date)
        and (${until}::date is null or l.scheduled_date < ${until}::date)
        and l.lesson_id in (
          select lp.lesson_id from lesson_person lp
            where lp.farm_id = ${farmId} and lp.horse_id = ${horseId} and not lp.is_cancelled
          union all
          select lh.lesson_id from lesson_horse lh where lh.farm_id = ${farmId} and lh.horse_id = ${horseId})`;
    const [[horse], lessons, [found]] = await Promise.all([
      sql`select 1 from horse where farm_id = ${farmId} and horse_id = ${horseId}`,
      sql<LessonOfHorseOffReply[]>`
        select l.lesson_id as id, l.title as name, l.scheduled_date::text, to_char(l.start_time, 'HH24:MI') as scheduled_starttime,
          to_char(l.end_time, 'HH24:MI') as scheduled_endtime, l.is_allday::int as is_allday,
          (select p.person_name from instructor i join person p on p.farm_id = i.farm_id and p.person_id = i.person_id
            where i.farm_id = l.farm_id and i.instructor_id = l.instructor_id) as instructor_name,
          (select coalesce(json_agg(json_build_object(
                'lesson_person_id', lp.lesson_person_id, 'student_id', lp.student_id, 'name', p.person_name)
              order by p.person_name, lp.lesson_person_id), '[]')
            from lesson_person lp join student s on s.farm_id = lp.farm_id and s.student_id = lp.student_id
            join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
            where lp.farm_id = l.farm_id and lp.lesson_id = l.lesson_id and lp.horse_id = ${horseId} and not lp.is_cancelled) as riders
        from lesson l where l.farm_id = ${farmId} and l.lesson_id in (${planned})
        order by l.starts_at, l.lesson_id limit ${MOST_LESSONS}`,
      sql<[{ size: number }]>`select count(*)::int as size from (${planned}) planned`,
    ]);
    if (!horse) throw notFound('The horse');
    return { lessons, size: found.size };
  }
}
