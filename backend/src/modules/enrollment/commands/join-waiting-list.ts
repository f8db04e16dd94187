import { CommandHandler } from '@nestjs/cqrs';
import { forbidden, notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { decideJoining } from '../domain/decide-joining.js';
import { guestStream } from '../domain/guest-places.js';
import { rosterStream } from '../domain/roster.js';
import { checkKnowsStudent, checkMayAddStudents } from '../domain/staff-limits.js';
import { bookingTerms } from '../domain/terms.js';
import { waitingStream } from '../domain/waiting-list.js';
import { lessonFacts } from '../facts/lesson-facts.js';
import { studentFacts } from '../facts/student-facts.js';
import { entriesOfFamily } from '../queries/waiting-lists.js';
import { usableMakeups } from '../queries/usable-makeups.js';
import { findDoubleBookings, only } from '../queries/warnings.js';

interface Joining {
  lessonId: string;
  studentId: string;
  /** A place that comes free is taken at once. */
  autoEnrol: boolean;
  useMakeup: boolean;
}

/** A family for its own riders, staff for anybody, where the barn keeps waiting lists. Twice is once. */
export class JoinWaitingList extends barnCommand<Joining>('enrollment.JoinWaitingList') {}

@CommandHandler(JoinWaitingList)
export class JoinWaitingListHandler extends BarnCommandHandler<JoinWaitingList> {
  async handle(barn: BarnTransaction, { lessonId, studentId, autoEnrol, useMakeup }: Joining) {
    const { sql, farmId, actor, settings } = barn;
    if (!enabled(settings, 'has_waiting_lists')) throw forbidden('This barn keeps no waiting lists.');
    const [roster, list, guests, [lesson], student, makeups, elsewhere, ofFamily] = await Promise.all([
      barn.load(rosterStream, lessonId),
      barn.load(waitingStream, lessonId),
      barn.load(guestStream, lessonId),
      lessonFacts(sql, farmId, actor, [lessonId]),
      studentFacts(sql, farmId, actor, studentId),
      useMakeup ? usableMakeups(sql, farmId, studentId) : [],
      findDoubleBookings(barn, { lessonIds: [lessonId], uses: only({ rider: [studentId] }) }),
      entriesOfFamily(sql, farmId, studentId),
    ]);
    if (!lesson) throw notFound('The lesson');
    checkKnowsStudent(student);
    checkMayAddStudents(actor, lesson);
    const enrolment = {
      lessonPersonId: barn.newId(),
      by: 'family' as const,
      lesson,
      student,
      useMakeup,
      makeups,
      elsewhere,
      terms: bookingTerms(settings),
      now: barn.now,
      notify: false,
      messageId: null,
    };
    barn.append(
      waitingStream,
      lessonId,
      decideJoining({ entryId: barn.newId(), enrolment, autoEnrol, guests: guests.length, ofFamily }, list, roster),
    );
  }
}
