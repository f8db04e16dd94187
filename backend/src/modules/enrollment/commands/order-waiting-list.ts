import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideWaitingOrder } from '../domain/decide-waiting-order.js';
import { waitingStream } from '../domain/waiting-list.js';
import { loadEntry, type WaitingRider } from '../facts/load-entry.js';

/** Staff put one who waits at another place of the list; 1 is the first. */
export class OrderWaitingList extends barnCommand<WaitingRider & { place: number }>('enrollment.OrderWaitingList') {}

@CommandHandler(OrderWaitingList)
export class OrderWaitingListHandler extends BarnCommandHandler<OrderWaitingList> {
  async handle(barn: BarnTransaction, { place, ...rider }: OrderWaitingList['input']) {
    const { list } = await loadEntry(barn, rider);
    barn.append(waitingStream, rider.lessonId, decideWaitingOrder({ ...rider, place }, list));
  }
}
