import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { decideRemoval } from '../domain/decide-removal.js';
import { rosterStream } from '../domain/roster.js';
import { checkKnowsStudent } from '../domain/staff-limits.js';
import type { StudentDeregistered } from '../events.js';
import { placesOfLessons } from '../facts/load-places.js';
import { lessonsToCome, registrationFacts } from '../queries/registration-facts.js';
import { studentFacts } from '../facts/student-facts.js';
import { RegisteredStudent } from '../tables/registered-student.entity.js';
import { checkMayRegister } from './register-students.js';

interface Deregistering {
  seriesId: string;
  studentId: string;
  /** Of staff; left out, and for families, as the barn does with cancellations. B15 */
  notify?: boolean;
}

/** Out of every lesson of the series that is to come; what pays for them is free again. F12 */
export class DeregisterStudent extends barnCommand<Deregistering>('enrollment.DeregisterStudent') {}

@CommandHandler(DeregisterStudent)
export class DeregisterStudentHandler extends BarnCommandHandler<DeregisterStudent> {
  async handle(barn: BarnTransaction, { seriesId, studentId, notify: asked }: Deregistering) {
    checkMayRegister(barn);
    const { sql, farmId, actor } = barn;
    const usual = enabled(barn.settings, 'send_cancellation_notifications');
    const notify = actor.userType === 'STU' ? usual : (asked ?? usual);
    const toCome = lessonsToCome(barn, seriesId);
    const [registered, student, places, rosters] = await Promise.all([
      registrationFacts(barn, seriesId),
      studentFacts(sql, farmId, actor, studentId),
      placesOfLessons(sql, farmId, actor, toCome),
      barn.loadAll(rosterStream, toCome),
    ]);
    checkKnowsStudent(student);
    if (!registered.studentIds.includes(studentId)) throw notFound('The registration', 'student_id');
    const theirs = [...places.values()].filter((place) => place.studentId === studentId);
    const removed = decideRemoval({ places: theirs, rosters, notify });
    for (const event of removed) barn.append(rosterStream, event.data.lessonId, [event]);
    await barn.repository(RegisteredStudent).delete({ farmId, seriesId, studentId });
    barn.record(`registration-${seriesId}`, {
      type: 'enrollment.StudentDeregistered',
      data: { seriesId, studentId },
    } satisfies StudentDeregistered);
  }
}
