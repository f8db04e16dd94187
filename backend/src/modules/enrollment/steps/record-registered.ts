import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { StudentRegistered } from '../events.js';
import { RegisteredStudent } from '../tables/registered-student.entity.js';

export async function recordRegistered(barn: BarnTransaction, seriesId: string, studentIds: readonly string[]) {
  const { farmId, now: registeredAt } = barn;
  const rows = studentIds.map((studentId) => ({ farmId, seriesId, studentId, registeredAt }));
  await barn.repository(RegisteredStudent).insert(rows);
  for (const studentId of studentIds)
    barn.record(`registration-${seriesId}`, {
      type: 'enrollment.StudentRegistered',
      data: { seriesId, studentId },
    } satisfies StudentRegistered);
}
