import { CommandHandler } from '@nestjs/cqrs';
import { forbidden } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { checkRegistration } from '../domain/decide-registration.js';
import { decideSeriesEnrolment } from '../domain/decide-series-enrolment.js';
import { enrollmentErrors } from '../domain/errors.js';
import { placeOf, rosterStream } from '../domain/roster.js';
import { checkKnowsStudent } from '../domain/staff-limits.js';
import type { Warning } from '../domain/warning.js';
import { lessonFacts } from '../facts/lesson-facts.js';
import { lessonsToCome, registrationFacts } from '../queries/registration-facts.js';
import { factsOfStudents } from '../facts/student-facts.js';
import { findWarnings, only } from '../queries/warnings.js';
import { recordOverride } from '../steps/record-override.js';
import { recordRegistered } from '../steps/record-registered.js';

interface Registering {
  seriesId: string;
  /** All of them or none. */
  studentIds: readonly string[];
}

/** Families register their own members where the barn lets them. */
export function checkMayRegister({ actor, settings }: BarnTransaction) {
  if (actor.userType === 'STU' && !enabled(settings, 'clients_can_register')) throw forbidden();
}

/** Into every lesson of the series that is to come. Staff are warned, a family whose rider is elsewhere then is refused. F12 F21 */
export class RegisterStudents extends barnCommand<Registering, Warning[]>('enrollment.RegisterStudents') {}

@CommandHandler(RegisterStudents)
export class RegisterStudentsHandler extends BarnCommandHandler<RegisterStudents> {
  async handle(barn: BarnTransaction, input: Registering) {
    checkMayRegister(barn);
    const { sql, farmId, actor } = barn;
    const { seriesId } = input;
    const studentIds = [...new Set(input.studentIds)];
    const toCome = lessonsToCome(barn, seriesId);
    const [registered, known, lessons, rosters, warnings] = await Promise.all([
      registrationFacts(barn, seriesId),
      factsOfStudents(sql, farmId, actor, studentIds),
      lessonFacts(sql, farmId, actor, toCome),
      barn.loadAll(rosterStream, toCome),
      findWarnings(barn, { lessonIds: toCome, uses: only({ rider: studentIds }) }),
    ]);
    const students = studentIds.map((id) => {
      const student = known.get(id);
      checkKnowsStudent(student);
      if (!student.isActive) throw enrollmentErrors.student_inactive();
      return student;
    });
    checkRegistration(registered, studentIds);
    const [twice] = warnings;
    if (twice && actor.userType === 'STU') throw enrollmentErrors.rider_elsewhere(twice.message);
    const untouched = lessons.filter(({ lessonId }) => !rosters.has(lessonId)).map(({ lessonId }) => lessonId);
    await barn.loadAll(rosterStream, untouched);
    const notify = enabled(barn.settings, 'send_notifications');
    const events = students.flatMap((student) => {
      // A rider may have been put into some of them, or into all, one by one.
      const open = lessons
        .filter(({ lessonId }) => !placeOf(rosters.get(lessonId) ?? rosterStream.initial, student.studentId))
        .map((lesson) => ({ ...lesson, lessonPersonId: barn.newId() }));
      return open.length ? decideSeriesEnrolment({ student, lessons: open, notify }, rosters) : [];
    });
    for (const event of events) barn.append(rosterStream, event.data.lessonId, [event]);
    await Promise.all([recordRegistered(barn, seriesId, studentIds), recordOverride(barn, warnings)]);
    return warnings;
  }
}
