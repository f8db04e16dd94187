import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { waitingStream } from '../domain/waiting-list.js';
import { loadEntry, type WaitingRider } from '../facts/load-entry.js';
import type { WaitingEnded } from '../waiting-events.js';

/** With an offer it is declined, and the place goes to the next. Who does not wait any more is left in peace. */
export class LeaveWaitingList extends barnCommand<WaitingRider>('enrollment.LeaveWaitingList') {}

@CommandHandler(LeaveWaitingList)
export class LeaveWaitingListHandler extends BarnCommandHandler<LeaveWaitingList> {
  async handle(barn: BarnTransaction, rider: WaitingRider) {
    const { entry } = await loadEntry(barn, rider);
    if (!entry) return;
    const why = barn.actor.userType === 'STU' ? 'left' : 'removed';
    barn.append(waitingStream, rider.lessonId, [
      { type: 'enrollment.WaitingEnded', data: { entryId: entry.entryId, ...rider, why } } satisfies WaitingEnded,
    ]);
  }
}
