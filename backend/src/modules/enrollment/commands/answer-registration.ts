import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { WriteRemark } from '../../notes/contracts.js';
import { enrollmentErrors } from '../domain/errors.js';
import { rosterStream } from '../domain/roster.js';
import { checkKnowsStudent } from '../domain/staff-limits.js';
import type { Warning } from '../domain/warning.js';
import type { RegistrationAnswered } from '../registration-events.js';
import { lessonFacts } from '../facts/lesson-facts.js';
import { studentFacts } from '../facts/student-facts.js';
import { lessonsToCome, registrationFacts } from '../queries/registration-facts.js';
import { findWarnings, only } from '../queries/warnings.js';
import { checkSessionSuits } from '../steps/check-session-suits.js';
import { enrolInSession } from '../steps/enrol-in-session.js';
import { recordOverride } from '../steps/record-override.js';
import { recordRegistered } from '../steps/record-registered.js';
import { RegisteredStudent } from '../tables/registered-student.entity.js';

interface Answer {
  seriesId: string;
  studentId: string;
  approve: boolean;
  /** What the family reads, where it is declined. */
  reason?: string;
}

/**
 * Whoever was asked for gets the place that is held, or it is free again. The same answer twice is one. Staff are warned of what speaks
 * against it.
 */
export class AnswerRegistration extends barnCommand<Answer, Warning[]>('enrollment.AnswerRegistration') {}

@CommandHandler(AnswerRegistration)
export class AnswerRegistrationHandler extends BarnCommandHandler<AnswerRegistration> {
  async handle(barn: BarnTransaction, { seriesId, studentId, approve, reason }: Answer) {
    const session = await registrationFacts(barn, seriesId);
    const place = session.places.find((one) => one.studentId === studentId);
    if (place?.state === 'registered' && approve) return [];
    if (place?.state === 'registered') throw enrollmentErrors.already_registered();
    if (!place && !approve) return [];
    if (!place) throw notFound('The registration', 'student_id');
    const reasonId = !approve && reason ? barn.newId() : null;
    if (reason && reasonId) await barn.execute(WriteRemark, { remarks: [{ subjectId: reasonId, text: reason }] });
    barn.record(`registration-${seriesId}`, {
      type: 'enrollment.RegistrationAnswered',
      data: { seriesId, studentId, approved: approve, reasonId },
    } satisfies RegistrationAnswered);
    if (approve) return approved(barn, { seriesId, studentId, of: session.lessonCount });
    await barn.repository(RegisteredStudent).delete({ farmId: barn.farmId, seriesId, studentId });
    return [];
  }
}

/** Into the lessons that are to come by now. */
async function approved(
  barn: BarnTransaction,
  { seriesId, studentId, of }: { seriesId: string; studentId: string; of: number },
): Promise<Warning[]> {
  const { sql, farmId, actor } = barn;
  const toCome = lessonsToCome(barn, seriesId);
  const [student, lessons, rosters, taken] = await Promise.all([
    studentFacts(sql, farmId, actor, studentId),
    lessonFacts(sql, farmId, actor, toCome),
    barn.loadAll(rosterStream, toCome),
    findWarnings(barn, { lessonIds: toCome, uses: only({ rider: [studentId] }) }),
  ]);
  checkKnowsStudent(student);
  if (!student.isActive) throw enrollmentErrors.student_inactive();
  if (lessons.length === 0) throw enrollmentErrors.session_over();
  const warnings = [...taken, ...checkSessionSuits(barn, [student], lessons)];
  // The mail with the answer names the lessons.
  await enrolInSession(barn, { students: [student], lessons, rosters, notify: false });
  await Promise.all([
    recordRegistered(barn, seriesId, [studentId], { lessons: lessons.length, of }),
    recordOverride(barn, warnings),
  ]);
  return warnings;
}
