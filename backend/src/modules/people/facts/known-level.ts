import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { KnownLevel } from '../domain/decide-rider-level.js';
import { isTaughtOrShown } from '../queries/taught-students.js';

/** Whom the actor may not know is 404. B03 */
export async function knownLevel({ sql, farmId, actor }: BarnTransaction, studentId: string): Promise<KnownLevel> {
  const [known] = await sql<KnownLevel[]>`
    select s.student_id as "studentId", s.person_id as "personId", s.level_id as "levelId", (
      select json_build_object('riderLevelId', r.rider_level_id, 'levelId', r.level_id) from rider_level r
      where r.farm_id = s.farm_id and r.student_id = s.student_id and r.state = 'proposed') as proposal
    from student s where s.farm_id = ${farmId} and s.student_id = ${studentId} and ${isTaughtOrShown(sql, actor)}`;
  if (!known) throw notFound('The student', 'student_id');
  return known;
}
