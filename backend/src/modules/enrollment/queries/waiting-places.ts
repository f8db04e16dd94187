import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { PayablePlace } from '../domain/covering.js';
import { RELEASING_CODES } from '../domain/status.js';
import { lessonKind } from './lesson-kind.js';

/** Place `lp` uses a lesson credit and has none, and was not paid by hand. C03 C04 */
export const isWaiting = (sql: Sql): Fragment => sql`(
  lp.package_id is null and not lp.paid and lp.cancel_unit is distinct from 'released'
  and lp.cancel_compensation is distinct from 'single_lesson' and lp.status_code <> all(${RELEASING_CODES}))`;

/** Places that wait for a package, oldest first. `students` is a select of ids in brackets. */
export const waitingPlaces = (sql: Sql, farmId: string, students: Fragment) => sql<PayablePlace[]>`
  select lp.lesson_person_id as "lessonPersonId", lp.lesson_id as "lessonId", lp.student_id as "studentId",
    l.scheduled_date as "lessonDate", s.program_id as "programId", ${lessonKind(sql)} as kind
  from lesson_person lp
  join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id and not l.is_cancelled
  join section s on s.farm_id = l.farm_id and s.section_id = l.section_id
  where lp.farm_id = ${farmId} and lp.student_id = any(array${students}) and ${isWaiting(sql)}
  order by l.scheduled_date, lp.lesson_person_id`;
