import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { namesRiders } from '../domain/feed-access.js';
import type { FeedKind } from '../events.js';
import { feedSubject } from './feed-subject.js';
import { lessonColumns } from './lesson-columns.js';
import { conditions } from './lesson-filters.js';
import { sees, viewerOf } from './sight.js';
import { lessonsOf } from './staff-lessons.js';

const DAYS_BACK = 60;
const DAYS_AHEAD = 366;

export interface FeedLesson {
  lessonId: string;
  /** How often the lesson and its roster have changed. */
  sequence: number;
  changedAt: Date;
  startsAt: Date;
  endsAt: Date;
  isAllday: boolean;
  /** The barn's days; of use for a lesson of whole days only. */
  firstDay: string;
  lastDay: string;
  isCancelled: boolean;
  title: string;
  instructorName: string | null;
  locationName: string;
  taken: number;
  places: number | null;
  horses: string;
  /** Empty for whoever may not know them. */
  riders: readonly { name: string; horse: string | null }[];
  helpers: readonly { task: string | null; name: string | null }[];
}

export interface FeedContent {
  kind: FeedKind;
  name: string;
  barnName: string;
  timeZone: string;
  byClientName: boolean;
  /** For which the content is good: log and day. */
  position: number;
  day: string;
  lessons: readonly FeedLesson[];
}

interface Asked {
  kind: FeedKind;
  subjectId: string;
  /** The reader's own copy; if it is good still, `lessons` is empty. */
  known?: { position: number; day: string };
}
interface Row extends Omit<FeedLesson, 'riders' | 'helpers'> {
  students: string;
  tasks: string;
}
interface Place {
  name: string;
  assigned_to: string | null;
  student_is_cancelled: number;
}

const day = (sql: Sql, now: Date) => sql`(select (${now}::timestamptz at time zone time_zone)::date from farm)`;

/** A horse of a cancelled lesson is that of a cancelled place. */
const works = (sql: Sql, horseId: string) => sql`and (
  exists (select from lesson_person r where r.farm_id = l.farm_id and r.lesson_id = l.lesson_id
    and r.horse_id = ${horseId} and (l.is_cancelled or not r.is_cancelled))
  or exists (select from lesson_horse r where r.farm_id = l.farm_id and r.lesson_id = l.lesson_id and r.horse_id = ${horseId}))`;

const about = (sql: Sql, { kind, subjectId }: Asked, when: Fragment): Fragment[] => {
  if (kind === 'staff')
    return [sql`and l.lesson_id in (select lesson_id from (${lessonsOf(sql, sql`${subjectId}::uuid`, when)}) theirs)`];
  if (kind === 'horse') return [works(sql, subjectId)];
  return kind === 'location' ? [sql`and l.location_id = ${subjectId}`] : [];
};

const latest = (sql: Sql, prefix: string) => sql`
  select version, occurred_at from event e
  where e.farm_id = l.farm_id and e.stream = ${prefix} || l.lesson_id::text order by version desc limit 1`;

const parsed = <T>(objects: string) => JSON.parse(`[${objects}]`) as T[];

function toldOf({ students, tasks, ...row }: Row, withNames: boolean): FeedLesson {
  const places = withNames ? parsed<Place>(students) : [];
  return {
    ...row,
    riders: places
      .filter(({ student_is_cancelled }) => student_is_cancelled === 0)
      .map(({ name, assigned_to: horse }) => ({ name, horse })),
    helpers: parsed<{ task_name: string | null; instructor_name: string | null }>(tasks).map((task) => ({
      task: task.task_name,
      name: task.instructor_name,
    })),
  };
}

/** What a feed's owner may see at the moment of what the feed is about, by the calendar's own rules. A01 B03 */
export class ReadFeed extends barnQuery<Asked, FeedContent | undefined>('calendar.ReadFeed') {}

@QueryHandler(ReadFeed)
export class ReadFeedHandler extends BarnQueryHandler<ReadFeed> {
  async answer(sql: Sql, asked: Asked, asker: Asker & { now: Date }): Promise<FeedContent | undefined> {
    const { kind, subjectId, known } = asked;
    const viewer = await viewerOf(sql, asker);
    const today = day(sql, asker.now);
    const { lesson, students, tasks } = lessonColumns(sql, viewer, {});
    const when = sql`l.scheduled_date between ${today} - ${DAYS_BACK}::int and ${today} + ${DAYS_AHEAD}::int`;
    const isKnown = known
      ? sql`(select position = ${known.position} and ${today} = ${known.day}::date from farm_clock)`
      : sql`false`;
    const [[head], subject, rows] = await Promise.all([
      sql<[{ position: number; day: string; barnName: string; timeZone: string; byClientName: boolean }]>`
        select position, ${today}::text as day, farm_name as "barnName", time_zone as "timeZone",
          coalesce(preferences ->> 'show_lesson_by_client_name', '0') = '1' as "byClientName"
        from farm_clock join farm using (farm_id)`,
      feedSubject(sql, { farmId: asker.farmId, kind, id: subjectId }),
      sql<Row[]>`
        select l.lesson_id as "lessonId", l.starts_at as "startsAt", l.ends_at as "endsAt", l.is_allday as "isAllday",
          l.scheduled_date::text as "firstDay", l.end_date::text as "lastDay", l.is_cancelled as "isCancelled",
          le.version + coalesce(ro.version, 0) as sequence, greatest(le.occurred_at, ro.occurred_at) as "changedAt",
          shown.title, shown.instructor_name as "instructorName", shown.location_name as "locationName",
          shown.cnt as taken, shown.max_enrollment as places, shown."horseString" as horses,
          ${students} as students, ${tasks} as tasks
        from lesson l
        join lesson_document d on d.farm_id = l.farm_id and d.lesson_id = l.lesson_id
        cross join lateral jsonb_to_record((${lesson})::jsonb) as shown(
          title text, instructor_name text, location_name text, cnt int, max_enrollment int, "horseString" text)
        cross join lateral (${latest(sql, 'lesson-')}) le
        left join lateral (${latest(sql, 'roster-')}) ro on true
        where ${when} and not ${isKnown} ${conditions(sql, [...sees(sql, viewer), ...about(sql, asked, when)])}
        order by l.starts_at, l.lesson_id`,
    ]);
    if (!subject) return undefined;
    const withNames = namesRiders(asker.actor);
    return { ...head, kind, name: subject.name, lessons: rows.map((row) => toldOf(row, withNames)) };
  }
}
