import { CommandHandler } from '@nestjs/cqrs';
import { forbidden } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { decideJoiningSession } from '../domain/decide-joining-session.js';
import { checkKnowsStudent } from '../domain/staff-limits.js';
import { waitingStream } from '../domain/waiting-list.js';
import { factsOfStudents } from '../facts/student-facts.js';
import { waitedSessions } from '../facts/waited-sessions.js';
import { registrationFacts } from '../queries/registration-facts.js';
import { entriesOfFamily } from '../queries/waiting-lists.js';
import { checkMayRegister } from './register-students.js';

interface Joining {
  seriesId: string;
  /** All of them or none. */
  studentIds: readonly string[];
}

/** A family for its own riders, staff for anybody, where the barn keeps waiting lists. Twice is once. */
export class JoinSessionList extends barnCommand<Joining>('enrollment.JoinSessionList') {}

@CommandHandler(JoinSessionList)
export class JoinSessionListHandler extends BarnCommandHandler<JoinSessionList> {
  async handle(barn: BarnTransaction, input: Joining) {
    const { sql, farmId, actor, settings, now } = barn;
    if (!enabled(settings, 'has_waiting_lists')) throw forbidden('This barn keeps no waiting lists.');
    checkMayRegister(barn);
    const { seriesId } = input;
    const studentIds = [...new Set(input.studentIds)];
    const [first = ''] = studentIds;
    const [session, known, sessions, ofFamily] = await Promise.all([
      registrationFacts(barn, seriesId),
      factsOfStudents(sql, farmId, actor, studentIds),
      waitedSessions(barn, new Map([[seriesId, studentIds]])),
      entriesOfFamily(sql, farmId, first),
    ]);
    for (const id of studentIds) checkKnowsStudent(known.get(id));
    const riders = studentIds.map((studentId) => ({
      entryId: barn.newId(),
      studentId,
      refusal: sessions.refusalOf(seriesId, studentId),
    }));
    const isToCome = (sessions.session(seriesId)?.lastStart ?? null) !== null;
    barn.append(waitingStream, seriesId, decideJoiningSession({ seriesId, session, riders, isToCome, ofFamily, now }));
  }
}
