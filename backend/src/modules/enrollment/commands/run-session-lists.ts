import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideWaitingRound } from '../domain/decide-waiting-round.js';
import { asRoster } from '../domain/session-places.js';
import { offerHours } from '../domain/terms.js';
import { waitingStream } from '../domain/waiting-list.js';
import { waitedSessions } from '../facts/waited-sessions.js';

/** Of one command, so that it holds the barn's log briefly. */
const MOST_LISTS = 20;

/** As `RunWaitingLists`, of sessions: a place is one in all their lessons, and a family that takes it registers. */
export class RunSessionLists extends barnCommand<{ seriesIds: readonly string[] }>('enrollment.RunSessionLists') {}

@CommandHandler(RunSessionLists)
export class RunSessionListsHandler extends BarnCommandHandler<RunSessionLists> {
  async handle(barn: BarnTransaction, { seriesIds }: { seriesIds: readonly string[] }) {
    const { sql, farmId, now, settings } = barn;
    const lists = await barn.loadAll(
      waitingStream,
      sql`select distinct lesson_id from waiting_entry
        where farm_id = ${farmId} and of_session and lesson_id = any(${[...seriesIds]}::uuid[])
        order by 1 limit ${MOST_LISTS}`,
    );
    if (lists.size === 0) return;
    // What comes of this command is to be seen by the questions below.
    await barn.sqlAfter`select`;
    const riders = new Map([...lists].map(([id, list]) => [id, list.map(({ studentId }) => studentId)]));
    const sessions = await waitedSessions(barn, riders);
    for (const [seriesId, list] of lists) {
      const session = sessions.session(seriesId);
      const { events } = decideWaitingRound(
        {
          lessonId: seriesId,
          lesson: session?.lastStart
            ? { maxEnrollment: session.maxEnrollment, isCancelled: false, startsAt: session.lastStart }
            : undefined,
          roster: asRoster(session?.places ?? []),
          guests: 0,
          now,
          bufferHours: 0,
          hours: offerHours(settings),
          refusalOf: ({ studentId }) => sessions.refusalOf(seriesId, studentId)?.code ?? null,
        },
        list,
      );
      barn.append(waitingStream, seriesId, events);
    }
  }
}
