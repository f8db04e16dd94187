import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { loadBarnSettings } from '../../../platform/tenancy/load-barn-settings.js';
import { findWarnings, only, toWarningReply, type Wanted } from '../../enrollment/contracts.js';
import { checkSeriesSize, onTheClock, placingOf, type LessonTime } from '../../scheduling/contracts.js';
import type { RestoringPreviewReply } from '../http/deleted-lessons.replies.js';
import { clearedRoster } from './cleared-roster.js';
import { deletedLately } from './deleted-lessons.js';

interface Row {
  lessonId: string;
  title: string;
  sectionId: string;
  time: LessonTime;
  locationId: string | null;
  staffIds: string[];
  studentIds: string[];
  horseIds: string[];
  /** Students who are not in use any more. */
  gone: number;
}

/** How many riders come back with these lessons, and what they would be in the way of; nothing is changed. F21 */
export class PreviewRestoring extends barnQuery<{ lessonIds: readonly string[] }, RestoringPreviewReply>(
  'calendar.PreviewRestoring',
) {}

@QueryHandler(PreviewRestoring)
export class PreviewRestoringHandler extends BarnQueryHandler<PreviewRestoring> {
  async answer(
    sql: Sql,
    { lessonIds }: PreviewRestoring['input'],
    asker: Asker & { now: Date },
  ): Promise<RestoringPreviewReply> {
    const ids = [...new Set(lessonIds)];
    const [{ timeZone }, rows] = await Promise.all([loadBarnSettings(sql), restored(sql, asker, ids)]);
    if (rows.length < ids.length) throw notFound('The event');
    const people = rows.map(
      ({ staffIds, studentIds, horseIds }) => staffIds.length + studentIds.length + horseIds.length,
    );
    checkSeriesSize(rows.length, { people: Math.max(0, ...people) });
    const warnings = await findWarnings(
      { sql, ...asker },
      rows.map((row) => asPlannedAgain(row, timeZone)),
    );
    return {
      lessons: rows.length,
      riders: rows.reduce((sum, { studentIds }) => sum + studentIds.length, 0),
      left_out: rows.reduce((sum, { gone }) => sum + gone, 0),
      warnings: warnings.map(toWarningReply),
    };
  }
}

const asPlannedAgain = ({ lessonId, title, sectionId, time, ...row }: Row, zone: string): Wanted => ({
  lessonId,
  title,
  sectionId,
  placing: placingOf(onTheClock(time, zone), zone),
  uses: only({
    rider: row.studentIds,
    horse: row.horseIds,
    instructor: row.staffIds,
    location: row.locationId === null ? [] : [row.locationId],
  }),
});

const restored = (sql: Sql, asker: Asker & { now: Date }, ids: readonly string[]) => sql<Row[]>`
  select d.lesson_id as "lessonId", d.data ->> 'title' as title, d.data ->> 'locationId' as "locationId",
    kept.section_id as "sectionId", jsonb_build_object('date', d.data ->> 'date', 'startTime', d.data ->> 'startTime',
      'endDate', coalesce(d.data ->> 'endDate', d.data ->> 'date'), 'endTime', coalesce(d.data ->> 'endTime', d.data ->> 'startTime'),
      'isAllday', coalesce((d.data ->> 'isAllday')::boolean, false)) as time,
    array(select i.instructor_id from instructor i where i.farm_id = d.farm_id and i.is_active
      and d.data -> 'staffIds' ? i.instructor_id::text)::text[] as "staffIds",
    array(select h.horse_id from horse h where h.farm_id = d.farm_id and h.is_active
      and h.horse_id = any(cleared.horse_ids))::text[] as "horseIds",
    riders.ids as "studentIds", coalesce(cardinality(cleared.student_ids), 0) - cardinality(riders.ids) as gone
  from (${deletedLately(sql, asker)}) d
    ${clearedRoster(sql, sql`d`)}
    cross join lateral (
      select e.data ->> 'sectionId' as section_id from event e
      where e.farm_id = d.farm_id and e.stream = 'lesson-' || d.lesson_id and e.data ? 'sectionId'
      order by e.version desc limit 1) kept
    cross join lateral (
      select array(select s.student_id from student s
        join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
        where s.farm_id = d.farm_id and s.student_id = any(cleared.student_ids) and s.is_active and p.is_active)::text[] as ids) riders
  where d.lesson_id = any(${[...ids]}::uuid[])
  order by d.data ->> 'date', d.data ->> 'startTime', d.lesson_id`;
