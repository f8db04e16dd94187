import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import { lessons, places } from '../lookups.js';
import { isOwnLesson } from './own-lessons.js';
import { isLimited, isShownStudent } from './shown-people.js';

/** Student `s` is known to the caller, or rides in a lesson that the caller teaches or helps in. B03 */
export const isTaughtOrShown = (sql: Sql, actor: Actor): Fragment => {
  const shown = isShownStudent(sql, actor, sql`s.student_id`);
  if (!isLimited(actor)) return shown;
  return sql`(${shown} or exists (
    select from ${places(sql)} taught join ${lessons(sql)} l on l.farm_id = taught.farm_id and l.lesson_id = taught.lesson_id
    where taught.farm_id = s.farm_id and taught.student_id = s.student_id and ${isOwnLesson(sql, actor)}))`;
};
