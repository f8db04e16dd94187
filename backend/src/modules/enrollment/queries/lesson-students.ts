import type { Sql } from '../../../platform/database/connect.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import { isShownStudent, nameOfAnother } from '../../people/contracts.js';
import type { Compensation } from '../events.js';
import { statusName } from '../domain/status.js';
import { placePaid } from './paid.js';
import type { LessonPersonReply } from '../http/enrollment.replies.js';
import { packages, payments } from '../lookups.js';

type Row = Omit<LessonPersonReply, 'enrollment_status_name' | 'code'> & { given: Compensation | null };

const named = ({ given, ...row }: Row): LessonPersonReply => ({
  ...row,
  enrollment_status_name: statusName(row.enrollment_status_code, given, row.filling),
  code: row.enrollment_status_code,
});

/** Students that the asker may know, or whose lesson they teach or help in. B03 */
const known = (sql: Sql, actor: Actor) => sql`(${isShownStudent(sql, actor, sql`lp.student_id`)} or exists (
  select from lesson l join instructor me on me.farm_id = l.farm_id and (me.instructor_id = l.instructor_id
    or l.extra_staff @> jsonb_build_array(jsonb_build_object('instructor_id', me.instructor_id)))
  where l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id and me.person_id = ${actor.personId ?? null}))`;

/** The given enrolments, or all of a lesson, in order of enrolment. */
export async function lessonStudents(
  sql: Sql,
  farmId: string,
  which: readonly string[] | { lessonId: string; knownTo: Actor },
): Promise<LessonPersonReply[]> {
  const meant =
    'lessonId' in which
      ? sql`lp.lesson_id = ${which.lessonId} and ${known(sql, which.knownTo)}`
      : sql`lp.lesson_person_id = any(${which}::uuid[])`;
  const rows = await sql<Row[]>`
    select lp.lesson_person_id as id, lp.lesson_person_id, lp.lesson_id as lesson_date_time_id, lp.student_id, s.person_id,
      p.person_name as name, lp.horse_id, h.horse_name as assigned_to, lp.package_id as item_id, k.product_name,
      ${nameOfAnother(sql)} as item_of,
      lp.status_code as enrollment_status_code, lp.cancel_compensation as given, lp.filling,
      ${placePaid(sql, { kind: sql`k.kind`, paid: sql`pay.paid` })}::int as paid,
      coalesce(lp.confirmed_start = l.starts_at, false)::int as confirmed, lp.is_cancelled::int as student_is_cancelled,
      lp.makeup_of as makeup_lesson_id, r.remark as cancellation_note
    from lesson_person lp
      join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
      join student s on s.farm_id = lp.farm_id and s.student_id = lp.student_id
      join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
      left join horse h on h.farm_id = lp.farm_id and h.horse_id = lp.horse_id
      left join ${packages(sql)} k on k.farm_id = lp.farm_id and k.package_id = lp.package_id
      left join ${payments(sql)} pay on pay.farm_id = k.farm_id and pay.payment_id = k.payment_id
      left join remark r on r.farm_id = lp.farm_id and r.subject_id = lp.lesson_person_id
    where lp.farm_id = ${farmId} and ${meant}
    order by lp.enrolled_at, lp.lesson_person_id`;
  return rows.map(named);
}
