import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { MeasuresReply } from '../http/measures.controller.js';
import { isTaughtOrShown } from './taught-students.js';

export async function riderMeasures(sql: Sql, { farmId, actor }: Asker, studentId: string): Promise<MeasuresReply> {
  const [found] = await sql<MeasuresReply[]>`
    select s.student_id, m.weight, m.height, to_char(m.measured_at at time zone f.time_zone, 'YYYY-MM-DD') as noted_on
    from student s join farm f on f.farm_id = s.farm_id
      left join rider_measure m on m.farm_id = s.farm_id and m.student_id = s.student_id
    where s.farm_id = ${farmId} and s.student_id = ${studentId} and ${isTaughtOrShown(sql, actor)}`;
  if (!found) throw notFound('The student', 'student_id');
  return found;
}

/** For those who need them alone. */
export class ReadMeasures extends barnQuery<{ studentId: string }, MeasuresReply>('people.ReadMeasures') {}

@QueryHandler(ReadMeasures)
export class ReadMeasuresHandler extends BarnQueryHandler<ReadMeasures> {
  answer(sql: Sql, { studentId }: { studentId: string }, asker: Asker) {
    return riderMeasures(sql, asker, studentId);
  }
}
