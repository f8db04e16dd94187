import { CommandHandler } from '@nestjs/cqrs';
import { forbidden } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { decideRegistering } from '../domain/decide-registration.js';
import { enrollmentErrors } from '../domain/errors.js';
import { rosterStream } from '../domain/roster.js';
import { checkKnowsStudent } from '../domain/staff-limits.js';
import type { Warning } from '../domain/warning.js';
import { lessonFacts } from '../facts/lesson-facts.js';
import { factsOfStudents } from '../facts/student-facts.js';
import { lessonsToCome, registeringRiders, registrationFacts } from '../queries/registration-facts.js';
import { findWarnings, only } from '../queries/warnings.js';
import { enrolInSession } from '../steps/enrol-in-session.js';
import { checkSessionSuits } from '../steps/check-session-suits.js';
import { recordOverride } from '../steps/record-override.js';
import { recordAsked, recordRegistered } from '../steps/record-registered.js';

interface Registering {
  seriesId: string;
  /** All of them or none. */
  studentIds: readonly string[];
}

/** Families register their own members where the barn lets them. */
export function checkMayRegister({ actor, settings }: BarnTransaction) {
  if (actor.userType === 'STU' && !enabled(settings, 'clients_can_register'))
    throw forbidden('Families cannot register by themselves at this barn.');
}

/**
 * Into every lesson of the series that is to come; or, where the barn approves whom a family registers, a place is held until it has
 * answered. Staff are warned, a family whose rider is elsewhere then or not of the session's ages is refused. F12 F21
 */
export class RegisterStudents extends barnCommand<Registering, Warning[]>('enrollment.RegisterStudents') {}

@CommandHandler(RegisterStudents)
export class RegisterStudentsHandler extends BarnCommandHandler<RegisterStudents> {
  async handle(barn: BarnTransaction, input: Registering) {
    checkMayRegister(barn);
    const { sql, farmId, actor, settings } = barn;
    const { seriesId } = input;
    const studentIds = [...new Set(input.studentIds)];
    const toCome = lessonsToCome(barn, seriesId);
    const [session, known, riders, lessons, rosters, taken] = await Promise.all([
      registrationFacts(barn, seriesId),
      factsOfStudents(sql, farmId, actor, studentIds),
      registeringRiders(barn, studentIds),
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
    const by = actor.userType === 'STU' ? 'family' : 'staff';
    const { state, warnings } = decideRegistering({
      session,
      riders,
      by,
      lessonId: lessons[0]?.lessonId,
      now: barn.now,
    });
    const [twice] = taken;
    if (twice && by === 'family') throw enrollmentErrors.rider_elsewhere(twice.message);
    const misfits = checkSessionSuits(barn, students, lessons);
    if (state === 'asked') {
      await recordAsked(barn, seriesId, studentIds);
      return [];
    }
    const told = [...warnings, ...taken, ...misfits];
    const notify = enabled(settings, 'send_notifications');
    await enrolInSession(barn, { students, lessons, rosters, notify });
    await Promise.all([
      recordRegistered(barn, seriesId, studentIds, { lessons: lessons.length, of: session.lessonCount }),
      recordOverride(barn, told),
    ]);
    return told;
  }
}
