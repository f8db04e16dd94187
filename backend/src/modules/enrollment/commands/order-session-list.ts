import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideWaitingOrder } from '../domain/decide-waiting-order.js';
import { waitingStream } from '../domain/waiting-list.js';
import { registrationFacts } from '../queries/registration-facts.js';
import { RunSessionLists } from './run-session-lists.js';

interface Ordering {
  seriesId: string;
  studentId: string;
  /** From 1. */
  place: number;
}

/** Staff put a rider elsewhere on the list of a session; offers that stand are kept. */
export class OrderSessionList extends barnCommand<Ordering>('enrollment.OrderSessionList') {}

@CommandHandler(OrderSessionList)
export class OrderSessionListHandler extends BarnCommandHandler<OrderSessionList> {
  async handle(barn: BarnTransaction, { seriesId, studentId, place }: Ordering) {
    // What is over by now stands on nobody's screen and counts for no place.
    await barn.execute(RunSessionLists, { seriesIds: [seriesId] });
    const { list } = await registrationFacts(barn, seriesId);
    barn.append(waitingStream, seriesId, decideWaitingOrder({ lessonId: seriesId, studentId, place }, list));
  }
}
