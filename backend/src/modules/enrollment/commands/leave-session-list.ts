import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { checkKnowsStudent } from '../domain/staff-limits.js';
import { entryOf, waitingStream } from '../domain/waiting-list.js';
import { studentFacts } from '../facts/student-facts.js';
import { registrationFacts } from '../queries/registration-facts.js';
import type { WaitingEnded } from '../waiting-events.js';

interface RiderOfSession {
  seriesId: string;
  studentId: string;
}

/** The place that is kept in a session is declined, and free for others; or who waits for one does so no longer. Twice is once. */
export class LeaveSessionList extends barnCommand<RiderOfSession>('enrollment.LeaveSessionList') {}

@CommandHandler(LeaveSessionList)
export class LeaveSessionListHandler extends BarnCommandHandler<LeaveSessionList> {
  async handle(barn: BarnTransaction, { seriesId, studentId }: RiderOfSession) {
    const { sql, farmId, actor } = barn;
    const [{ list }, student] = await Promise.all([
      registrationFacts(barn, seriesId),
      studentFacts(sql, farmId, actor, studentId),
    ]);
    checkKnowsStudent(student);
    const entry = entryOf(list, studentId);
    if (!entry) return;
    const why = actor.userType === 'STU' ? 'left' : 'removed';
    barn.append(waitingStream, seriesId, [
      {
        type: 'enrollment.WaitingEnded',
        data: { entryId: entry.entryId, lessonId: seriesId, studentId, why },
      } satisfies WaitingEnded,
    ]);
  }
}
