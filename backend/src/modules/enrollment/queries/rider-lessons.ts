import type { Sql } from '../../../platform/database/connect.js';
import type { LessonSpan } from '../../scheduling/contracts.js';

export const riderLessons = (sql: Sql, farmId: string, studentId: string, { from, to }: { from: string; to: string }) =>
  sql<LessonSpan[]>`
    select o.lesson_id as "lessonId", o.starts_at as "startsAt", o.ends_at as "endsAt",
      o.is_allday as "isAllday", o.is_cancelled as "isCancelled"
    from lesson_person lp join lesson o on o.farm_id = lp.farm_id and o.lesson_id = lp.lesson_id
    where lp.farm_id = ${farmId} and lp.student_id = ${studentId} and not lp.is_cancelled
      and o.scheduled_date <= ${to} and o.end_date >= ${from}::date - 1`;
