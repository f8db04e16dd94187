import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { WriteRemark } from '../../notes/contracts.js';
import { decideEnrolment, type Enrolment } from '../domain/decide-enrolment.js';
import { guestStream } from '../domain/guest-places.js';
import { ridersIn, rosterStream } from '../domain/roster.js';
import { bookingTerms } from '../domain/terms.js';
import { checkKnowsStudent, checkMayAddStudents } from '../domain/staff-limits.js';
import { placeHeldWarnings } from '../domain/place-held.js';
import { heldFromOthers, waitingStream } from '../domain/waiting-list.js';
import { doubleBookingWarning, levelWarnings, type Warning } from '../domain/warning.js';
import { lessonFacts } from '../facts/lesson-facts.js';
import { studentFacts } from '../facts/student-facts.js';
import { usableMakeups } from '../queries/usable-makeups.js';
import { findDoubleBookings, only } from '../queries/warnings.js';
import { recordOverride } from '../steps/record-override.js';

type Booking = Pick<Enrolment, 'useMakeup' | 'makeupId' | 'respectMaximum'> & {
  lessonId: string;
  studentId: string;
  /** Whoever asked hears of it in another way. */
  quiet?: true;
  /** From the family to the barn. R078 */
  message?: string;
};

interface Enrolled {
  lessonPersonId: string;
  warnings: Warning[];
}

export class EnrolStudent extends barnCommand<Booking, Enrolled>('enrollment.EnrolStudent') {}

@CommandHandler(EnrolStudent)
export class EnrolStudentHandler extends BarnCommandHandler<EnrolStudent> {
  async handle(barn: BarnTransaction, { lessonId, studentId, message, quiet, ...wishes }: Booking) {
    const [roster, waiting, guests, [lesson], student, makeups, elsewhere] = await Promise.all([
      barn.load(rosterStream, lessonId),
      barn.load(waitingStream, lessonId),
      barn.load(guestStream, lessonId),
      lessonFacts(barn.sql, barn.farmId, barn.actor, [lessonId]),
      studentFacts(barn.sql, barn.farmId, barn.actor, studentId),
      wishes.useMakeup ? usableMakeups(barn.sql, barn.farmId, studentId) : [],
      findDoubleBookings(barn, { lessonIds: [lessonId], uses: only({ rider: [studentId] }) }),
    ]);
    if (!lesson) throw notFound('The lesson');
    checkKnowsStudent(student);
    checkMayAddStudents(barn.actor, lesson);
    const family = barn.actor.userType === 'STU';
    const held = heldFromOthers(waiting, studentId, barn.now) + guests.length;
    const [lessonPersonId, messageId] = [barn.newId(), family && message ? barn.newId() : null];
    const terms = bookingTerms(barn.settings);
    const events = decideEnrolment(
      {
        ...wishes,
        lessonPersonId,
        by: family ? 'family' : 'staff',
        lesson,
        student,
        makeups,
        elsewhere,
        held,
        terms,
        now: barn.now,
        notify: !quiet && enabled(barn.settings, 'send_notifications'),
        messageId,
      },
      roster,
    );
    barn.append(rosterStream, lessonId, events);
    if (message && messageId) await barn.execute(WriteRemark, { remarks: [{ subjectId: messageId, text: message }] });
    const { maxEnrollment } = lesson;
    const given = { lessonId, maxEnrollment, riding: ridersIn(roster), list: waiting, guests: guests.length };
    const warnings = [
      ...elsewhere.map(doubleBookingWarning),
      ...levelWarnings(student, lesson, terms.suitability),
      ...placeHeldWarnings(given, [studentId], barn.now),
    ];
    await recordOverride(barn, warnings);
    return { lessonPersonId, warnings };
  }
}
