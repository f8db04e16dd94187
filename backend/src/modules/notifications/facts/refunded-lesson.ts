import type { Sql } from '../../../platform/database/connect.js';

/** The cancelled lesson that a refund is for. */
export interface RefundedLesson {
  /** First name. */
  student: string;
  title: string;
  date: string;
}

/** As `lesson`, of refund `pay`; null where no cancellation caused it. */
export const refundedLesson = (sql: Sql) => sql`(
  select json_build_object('student', rider.first_name, 'title', l.title, 'date', l.scheduled_date)
  from lesson_person lp
  join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
  join student st on st.farm_id = lp.farm_id and st.student_id = lp.student_id
  join person rider on rider.farm_id = st.farm_id and rider.person_id = st.person_id
  where lp.farm_id = pay.farm_id and lp.lesson_person_id = pay.refund_for) as lesson`;
