import { notFound } from '../../../platform/errors/refusal.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { KnownCard } from '../domain/decide-emergency-card.js';
import { isTaughtOrShown } from '../queries/taught-students.js';

/** Whom the actor may not know is 404. B03 */
export async function knownEmergencyCard(
  { sql, farmId, actor, settings }: BarnTransaction,
  studentId: string,
): Promise<KnownCard> {
  const [known] = await sql<Omit<KnownCard, 'isKept'>[]>`
    select s.person_id as "personId", coalesce(c.contacts, '[]') as contacts, c.medical_note as "medicalNote",
      coalesce(c.version, 0) as version
    from student s left join emergency_card c on c.farm_id = s.farm_id and c.student_id = s.student_id
    where s.farm_id = ${farmId} and s.student_id = ${studentId} and ${isTaughtOrShown(sql, actor)}`;
  if (!known) throw notFound('The student', 'student_id');
  return { ...known, isKept: enabled(settings, 'keeps_emergency_cards') };
}
