import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import type { LessonFacts } from '../domain/booking-facts.js';
import { rangeOf } from './level-columns.js';

/** Columns on lesson `l` for the acting person; `i` is the main instructor. */
export const involvement = (sql: Sql, personId: string | undefined) => sql`
  coalesce(i.person_id = ${personId ?? null}, false) as "isMainInstructor",
  exists (select from jsonb_array_elements(l.extra_staff) helper
    join instructor h on h.farm_id = l.farm_id and h.instructor_id::text = helper->>'instructor_id'
    where h.person_id = ${personId ?? null}) as "isExtraStaff"`;

const lessons = (sql: Sql, actor: Actor) => sql`
  select l.lesson_id as "lessonId", l.series_id as "seriesId", l.title, l.scheduled_date as date, l.starts_at as "startsAt",
    l.is_cancelled as "isCancelled", l.max_enrollment as "maxEnrollment", s.program_id as "programId", l.section_id as "sectionId",
    ${rangeOf(sql, sql`s`)} as levels,
    ${involvement(sql, actor.personId)}
  from lesson l join section s on s.farm_id = l.farm_id and s.section_id = l.section_id
    left join instructor i on i.farm_id = l.farm_id and i.instructor_id = l.instructor_id`;

/** Ordered by start; `lessonIds` may be a subquery. */
export const lessonFacts = async (sql: Sql, farmId: string, actor: Actor, lessonIds: readonly string[] | Fragment) => {
  const chosen = 'strings' in lessonIds ? sql`array(${lessonIds})` : sql`${lessonIds}::uuid[]`;
  return sql<LessonFacts[]>`${lessons(sql, actor)}
    where l.farm_id = ${farmId} and l.lesson_id = any(${chosen}) order by l.starts_at`;
};

export const futureLessonFacts = async (sql: Sql, farmId: string, actor: Actor, lessonId: string) =>
  sql<LessonFacts[]>`${lessons(sql, actor)}
    join lesson chosen on chosen.farm_id = l.farm_id and chosen.lesson_id = ${lessonId}
    where l.farm_id = ${farmId}
      and (l.lesson_id = chosen.lesson_id or l.series_id = chosen.series_id and l.starts_at > chosen.starts_at)
    order by l.starts_at`;
