import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { LessonKind } from '../domain/lesson-kind.js';

/** Of lesson `l` in section `s`, as `LessonKind`: for as many riders as the section is priced for, else as it has places. C02 */
export const lessonKind = (sql: Sql): Fragment => sql`jsonb_build_object(
    'priceClass', case coalesce(s.priced_for, s.max_enrollment) when 1 then 'private' when 2 then 'semi_private' else 'group' end,
    'horses', case when s.own_horse then 'own' else 'school' end,
    'minutes', (extract(epoch from l.ends_at - l.starts_at) / 60)::int)`;

/** By lesson, of these, which are a select in brackets or a list. */
export const lessonKinds = (sql: Sql, farmId: string): Fragment => sql`
  select l.lesson_id as "lessonId", ${lessonKind(sql)} as kind
  from lesson l join section s on s.farm_id = l.farm_id and s.section_id = l.section_id
  where l.farm_id = ${farmId}`;

export interface KindOfLesson {
  readonly lessonId: string;
  readonly kind: LessonKind;
}
