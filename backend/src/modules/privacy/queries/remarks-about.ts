import type { Sql } from '../../../platform/database/connect.js';
import type { Erased } from '../../../platform/erasure/erased.js';

/**
 * `subjectIds`: places, packages and payments of people, and answers to them, whose remarks go with them. `lessonIds`: lessons whose own
 * remark, or that of another rider's place, names somebody of them.
 */
export async function remarksAbout(sql: Sql, farmId: string, { studentIds, accountIds, words }: Erased) {
  const [riders, accounts] = [[...studentIds], [...accountIds]];
  const [subjects, lessons] = await Promise.all([
    sql<{ id: string }[]>`
      select lesson_person_id as id from lesson_person where farm_id = ${farmId} and student_id = any(${riders}::uuid[])
      union all select package_id from package where farm_id = ${farmId} and student_id = any(${riders}::uuid[])
      union all select payment_id from payment where farm_id = ${farmId} and billing_person_id = any(${accounts}::uuid[])
      union all select kept.reason_id from no_shows_left kept
        join lesson_person lp on lp.farm_id = kept.farm_id and lp.lesson_person_id = kept.lesson_person_id
        where kept.farm_id = ${farmId} and kept.reason_id is not null and lp.student_id = any(${riders}::uuid[])
      union all select (data ->> 'reasonId')::uuid from event
        where farm_id = ${farmId}
          and stream = any(array(select 'registration-' || series_id from registration where farm_id = ${farmId}))
          and type = 'enrollment.RegistrationAnswered' and data ->> 'reasonId' is not null and data ->> 'studentId' = any(${riders})`,
    sql<{ id: string }[]>`
      select distinct coalesce(l.lesson_id, lp.lesson_id) as id from remark r
        left join lesson l on l.farm_id = r.farm_id and l.lesson_id = r.subject_id
        left join lesson_person lp on lp.farm_id = r.farm_id and lp.lesson_person_id = r.subject_id
      where r.farm_id = ${farmId} and r.remark ~* ${words} and coalesce(l.lesson_id, lp.lesson_id) is not null`,
  ]);
  return { subjectIds: subjects.map(({ id }) => id), lessonIds: lessons.map(({ id }) => id) };
}
