import type { Sql } from '../../../platform/database/connect.js';
import type { RiderMergeFacts, RiderRecord } from '../domain/decide-rider-merge.js';
import { lessons, places } from '../lookups.js';

export interface TwoRiders {
  /** The record that stays. */
  studentId: string;
  mergedId: string;
}

/** One round trip. */
export async function riderMergeFacts(
  sql: Sql,
  farmId: string,
  { studentId, mergedId }: TwoRiders,
): Promise<RiderMergeFacts> {
  const [riders, together] = await Promise.all([
    sql<RiderRecord[]>`
      select s.student_id as "studentId", p.person_id as "personId", p.person_name as name, p.billing_person_id as "accountId",
        p.is_active as "isActive", exists (
          select from instructor i where i.farm_id = p.farm_id and i.person_id = p.person_id) as "isStaff"
      from student s join person p on p.farm_id = s.farm_id and p.person_id = s.person_id
      where s.farm_id = ${farmId} and s.student_id = any(${[studentId, mergedId]}::uuid[])`,
    sql<{ name: string }[]>`
      select concat_ws(', ', l.title, to_char(l.scheduled_date, 'Dy FMDD Mon YYYY'), to_char(l.start_time, 'HH24:MI')) as name
      from ${places(sql)} one
      join ${places(sql)} two on two.farm_id = one.farm_id and two.lesson_id = one.lesson_id and two.student_id = ${mergedId}
        and not two.is_cancelled
      join ${lessons(sql)} l on l.farm_id = one.farm_id and l.lesson_id = one.lesson_id
      where one.farm_id = ${farmId} and one.student_id = ${studentId} and one.student_id <> two.student_id and not one.is_cancelled
      order by l.starts_at, l.lesson_id`,
  ]);
  const of = (id: string) => riders.find((rider) => rider.studentId === id);
  return { kept: of(studentId), merged: of(mergedId), together: together.map(({ name }) => name) };
}
