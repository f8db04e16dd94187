import type { Sql } from '../../../platform/database/connect.js';

/** A student waits for two lessons of which only one can be ridden. */
interface Overlap {
  lessonId: string;
  studentId: string;
  otherId: string;
  /** A place in the other one is held for her. */
  isOffered: boolean;
}

/** Of the lists of these lessons, what their riders wait for elsewhere at the same time. */
export const overlappingEntries = (sql: Sql, farmId: string, lessonIds: readonly string[], now: Date) => sql<Overlap[]>`
  select w.lesson_id as "lessonId", w.student_id as "studentId", other.lesson_id as "otherId",
    coalesce(other.offered_until > ${now}, false) as "isOffered"
  from waiting_entry w
    join lesson l on l.farm_id = w.farm_id and l.lesson_id = w.lesson_id and not l.is_allday
    join waiting_entry other on other.farm_id = w.farm_id and other.student_id = w.student_id and other.lesson_id <> w.lesson_id
    join lesson beside on beside.farm_id = other.farm_id and beside.lesson_id = other.lesson_id
      and not beside.is_cancelled and not beside.is_allday and beside.starts_at < l.ends_at and l.starts_at < beside.ends_at
  where w.farm_id = ${farmId} and w.lesson_id = any(${[...lessonIds]}::uuid[])`;
