import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { CalendarFeed } from '../tables/calendar-feed.entity.js';

/** No event: that somebody's calendar looks changes nothing in the barn. */
export class NoteFeedRead extends barnCommand<{ feedId: string }>('calendar.NoteFeedRead') {}

@CommandHandler(NoteFeedRead)
export class NoteFeedReadHandler extends BarnCommandHandler<NoteFeedRead> {
  async handle(barn: BarnTransaction, { feedId }: { feedId: string }) {
    await barn.repository(CalendarFeed).update({ farmId: barn.farmId, feedId }, { lastReadAt: barn.now });
  }
}
