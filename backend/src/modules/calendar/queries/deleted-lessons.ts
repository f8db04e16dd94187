import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { personWhoActed } from '../../../platform/event-store/person-who-acted.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { isRestricted, type Actor } from '../../../platform/tenancy/actor.js';
import { isShownStudent } from '../../people/contracts.js';
import { restorableSince } from '../../scheduling/contracts.js';
import type { DeletedLessonReply, DeletedLessonListReply } from '../http/deleted-lessons.replies.js';
import { clearedRoster } from './cleared-roster.js';

const MOST_DELETED = 500;

type Asking = Asker & { now: Date };

/** What was deleted in the last 30 days and can be brought back, the latest first. */
export class ListDeletedLessons extends barnQuery<object, DeletedLessonListReply>('calendar.ListDeletedLessons') {}

@QueryHandler(ListDeletedLessons)
export class ListDeletedLessonsHandler extends BarnQueryHandler<ListDeletedLessons> {
  async answer(sql: Sql, _asked: object, asker: Asking): Promise<DeletedLessonListReply> {
    const gone = deletedLately(sql, asker);
    const [lessons, [{ size }]] = await Promise.all([
      deletedLessons(
        sql,
        asker,
        sql`select gone.* from (${gone}) gone
        order by gone.occurred_at desc, gone.data ->> 'date', gone.data ->> 'startTime', gone.lesson_id limit ${MOST_DELETED}`,
      ),
      sql<[{ size: number }]>`select count(*)::int as size from (${gone}) gone`,
    ]);
    return { lessons, size };
  }
}

/** Of each lesson the last time; what was cancelled before or is there again is left out. Restricted staff have their own. A01 */
export const deletedLately = (sql: Sql, { farmId, actor, now }: Asking) => sql`
  select * from (
    select distinct on (e.stream) e.farm_id, e.position, e.occurred_at, e.metadata, e.data,
      (e.data ->> 'lessonId')::uuid as lesson_id
    from event e
    where e.farm_id = ${farmId} and e.type = 'scheduling.LessonDeleted' and e.occurred_at >= ${restorableSince(now)}
    order by e.stream, e.position desc) e
  where not coalesce((e.data ->> 'wasCancelled')::boolean, false) ${ownOnly(sql, actor)}
    and not exists (select from lesson l where l.farm_id = e.farm_id and l.lesson_id = e.lesson_id)`;

const ownOnly = (sql: Sql, actor: Actor) =>
  isRestricted(actor, 'STAFF_RESTRICT_VIEW_CALENDAR_SELF')
    ? sql`and exists (select from instructor me where me.farm_id = e.farm_id and me.person_id = ${actor.personId ?? null}::uuid
        and e.data -> 'staffIds' ? me.instructor_id::text)`
    : sql``;

/** Of staff who know only their riders, the others are counted. B03 */
const deletedLessons = (sql: Sql, { farmId, actor }: Asking, gone: Fragment) => sql<DeletedLessonReply[]>`
  select d.lesson_id as id, d.data ->> 'title' as name, d.data ->> 'date' as scheduled_date,
    d.data ->> 'startTime' as scheduled_starttime, coalesce(d.data ->> 'endTime', d.data ->> 'startTime') as scheduled_endtime,
    coalesce((d.data ->> 'isAllday')::boolean, false)::int as is_allday, place.location_name, d.occurred_at as deleted_at,
    p.person_name as deleted_by, riders.named as riders,
    coalesce(cardinality(cleared.student_ids), 0) - jsonb_array_length(riders.named) as other_riders
  from (${gone}) d
    ${clearedRoster(sql, sql`d`)}
    ${personWhoActed(sql, sql`d`)}
    left join location place on place.farm_id = d.farm_id and place.location_id = (d.data ->> 'locationId')::uuid
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('student_id', s.student_id, 'name', rider.person_name,
          'is_active', (s.is_active and rider.is_active)::int) order by lower(rider.person_name), s.student_id), '[]') as named
      from student s join person rider on rider.farm_id = s.farm_id and rider.person_id = s.person_id
      where s.farm_id = ${farmId} and s.student_id = any(cleared.student_ids) and ${isShownStudent(sql, actor, sql`s.student_id`)}) riders
  order by d.occurred_at desc, d.data ->> 'date', d.data ->> 'startTime', d.lesson_id`;
