import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import type { StudentDetailsReply } from '../http/edited-people.replies.js';
import { columnsOf } from '../../../platform/records/record-list.js';
import { riding } from '../records/student.js';
import { withVersions, type Versioned } from '../../../platform/http/list-rows.js';
import { shownLevel } from './students.js';
import { isShownRider } from './shown-people.js';

type By = { personId: string; studentId?: never } | { studentId: string; personId?: never };

const { level: _, ...noted } = riding;

export const studentRecord: Versioned = {
  rows: (sql, actor) => sql`
    select s.student_id as id, s.student_id, s.person_id, p.person_name, p.first_name, p.last_name, s.general_notes1,
      s.general_notes2, s.general_notes3, extract(year from s.date_of_birth)::int as year,
      extract(month from s.date_of_birth)::int as month, extract(day from s.date_of_birth)::int as day, s.is_active::int as is_active
      ${columnsOf(sql, 's', { fields: noted })}, s.level_id, ${shownLevel(sql)} as level
    from student s join person p using (farm_id, person_id) where ${isShownRider(sql, actor)}`,
  stream: 'person',
  streamBy: 'person_id',
};

/** A rider's details; whom the actor may not know is 404. R160 R251 */
export async function studentDetails(sql: Sql, actor: Actor, by: By): Promise<StudentDetailsReply> {
  const wanted = by.studentId ? sql`student_id = ${by.studentId}` : sql`person_id = ${by.personId ?? null}`;
  const rows = sql`select * from (${studentRecord.rows(sql, actor)}) s where ${wanted}`;
  const [student] = await sql<StudentDetailsReply[]>`${withVersions(sql, studentRecord, rows)}`;
  if (!student) throw notFound('The student');
  return student;
}

export class ReadStudent extends barnQuery<By, StudentDetailsReply>('people.ReadStudent') {}

@QueryHandler(ReadStudent)
export class ReadStudentHandler extends BarnQueryHandler<ReadStudent> {
  async answer(sql: Sql, by: By, { actor }: Asker) {
    return studentDetails(sql, actor, by);
  }
}
