import type { Sql } from '../../../platform/database/connect.js';

/** Those of the enrolments that are cancelled still. */
export const cancelledPlaces = async (sql: Sql, farmId: string, lessonPersonIds: readonly string[]) =>
  new Set(
    (
      await sql<{ id: string }[]>`
        select lesson_person_id as id from lesson_person
        where farm_id = ${farmId} and lesson_person_id = any(${[...lessonPersonIds]}::uuid[]) and is_cancelled`
    ).map(({ id }) => id),
  );
