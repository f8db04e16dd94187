import type { Sql } from '../../../platform/database/connect.js';

interface Asked {
  studentId: string;
  lessonIds: readonly string[];
}

/** Those of the lessons in which the student has a place. */
export const lessonsRidden = async (sql: Sql, farmId: string, { studentId, lessonIds }: Asked) =>
  new Set(
    (
      await sql<{ id: string }[]>`
        select lesson_id as id from lesson_person
        where farm_id = ${farmId} and student_id = ${studentId} and lesson_id = any(${[...lessonIds]}::uuid[])
          and not is_cancelled`
    ).map(({ id }) => id),
  );
