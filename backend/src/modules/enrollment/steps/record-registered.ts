import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { Share } from '../domain/registration-terms.js';
import type { RegistrationAsked, StudentRegistered } from '../registration-events.js';
import { RegisteredStudent } from '../tables/registered-student.entity.js';

/** They are registered, for this share of the session; whoever asked before is not asking any more. */
export async function recordRegistered(
  barn: BarnTransaction,
  seriesId: string,
  studentIds: readonly string[],
  { lessons, of }: Share,
) {
  const { farmId, now: registeredAt } = barn;
  const rows = studentIds.map((studentId) => ({
    farmId,
    seriesId,
    studentId,
    registeredAt,
    state: 'registered' as const,
    lessons,
    ofLessons: of,
  }));
  await barn.repository(RegisteredStudent).upsert(rows, ['farmId', 'seriesId', 'studentId']);
  for (const studentId of studentIds)
    barn.record(`registration-${seriesId}`, {
      type: 'enrollment.StudentRegistered',
      data: { seriesId, studentId },
    } satisfies StudentRegistered);
}

/** They hold a place each until staff have answered. */
export async function recordAsked(barn: BarnTransaction, seriesId: string, studentIds: readonly string[]) {
  const { farmId, now: registeredAt } = barn;
  const rows = studentIds.map((studentId) => ({ farmId, seriesId, studentId, registeredAt, state: 'asked' as const }));
  await barn.repository(RegisteredStudent).insert(rows);
  for (const studentId of studentIds)
    barn.record(`registration-${seriesId}`, {
      type: 'enrollment.RegistrationAsked',
      data: { seriesId, studentId },
    } satisfies RegistrationAsked);
}
