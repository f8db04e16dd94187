import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { KnownSkills } from '../domain/decide-skills.js';
import { isTaughtOrShown } from '../queries/taught-students.js';

/** Whom the actor may not know is 404. B03 */
export async function knownSkills({ sql, farmId, actor }: BarnTransaction, studentId: string): Promise<KnownSkills> {
  const [known] = await sql<{ personId: string; reached: string[] }[]>`
    select s.person_id as "personId", array(
      select r.skill_id from rider_skill r where r.farm_id = s.farm_id and r.student_id = s.student_id) as reached
    from student s where s.farm_id = ${farmId} and s.student_id = ${studentId} and ${isTaughtOrShown(sql, actor)}`;
  if (!known) throw notFound('The student', 'student_id');
  return { studentId, personId: known.personId, reached: new Set(known.reached) };
}
