import { CommandHandler } from '@nestjs/cqrs';
import { anyOf } from '../../../platform/database/entity-changes.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { FeedRevoked } from '../events.js';
import { CalendarFeed } from '../tables/calendar-feed.entity.js';

type Feed = Pick<CalendarFeed, 'feedId' | 'kind' | 'subjectId' | 'loginId'>;

/** For whoever decided already that they end. */
export class RevokeFeeds extends barnCommand<{ feeds: readonly Feed[] }>('calendar.RevokeFeeds') {}

@CommandHandler(RevokeFeeds)
export class RevokeFeedsHandler extends BarnCommandHandler<RevokeFeeds> {
  async handle(barn: BarnTransaction, { feeds }: { feeds: readonly Feed[] }) {
    if (feeds.length === 0) return;
    const ids = feeds.map(({ feedId }) => feedId);
    await barn.repository(CalendarFeed).delete({ farmId: barn.farmId, feedId: anyOf(ids) });
    for (const { feedId, kind, subjectId, loginId } of feeds)
      barn.record(`feed-${feedId}`, {
        type: 'calendar.FeedRevoked',
        data: { feedId, kind, subjectId, loginId },
      } satisfies FeedRevoked);
  }
}

/** One's own; administrators those of everybody in the barn. The second time it changes nothing. */
export class RevokeFeed extends barnCommand<{ feedId: string }>('calendar.RevokeFeed') {}

@CommandHandler(RevokeFeed)
export class RevokeFeedHandler extends BarnCommandHandler<RevokeFeed> {
  async handle(barn: BarnTransaction, { feedId }: { feedId: string }) {
    const { farmId, actor } = barn;
    const [found, [made]] = await Promise.all([
      barn.repository(CalendarFeed).findBy({ farmId, feedId }),
      barn.sql<{ loginId: string }[]>`
        select data ->> 'loginId' as "loginId" from event
        where farm_id = ${farmId} and stream = ${`feed-${feedId}`} and version = 1`,
    ]);
    if (!made || (actor.userType !== 'ADM' && made.loginId !== actor.loginId)) throw notFound('The address');
    await barn.execute(RevokeFeeds, { feeds: found });
  }
}
