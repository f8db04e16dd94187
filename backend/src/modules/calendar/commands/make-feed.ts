import { CommandHandler } from '@nestjs/cqrs';
import { forbidden, notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { mayHaveFeed } from '../domain/feed-access.js';
import type { FeedKind, FeedMade } from '../events.js';
import { CalendarFeed } from '../tables/calendar-feed.entity.js';
import { feedSubject } from '../queries/feed-subject.js';
import { RevokeFeeds } from './revoke-feed.js';

interface NewFeed {
  kind: FeedKind;
  /** Of a barn’s own feed, nothing. Staff by either id. */
  subjectId?: string;
}

/** One address for each thing and login: a new one ends the one before. */
export class MakeFeed extends barnCommand<NewFeed, { feedId: string }>('calendar.MakeFeed') {}

@CommandHandler(MakeFeed)
export class MakeFeedHandler extends BarnCommandHandler<MakeFeed> {
  async handle(barn: BarnTransaction, { kind, subjectId: wanted }: NewFeed) {
    const { farmId, actor, now } = barn;
    const subject = await feedSubject(barn.sql, { farmId, kind, id: wanted ?? farmId });
    const isOwn = subject !== undefined && subject.personId === actor.personId;
    if (!mayHaveFeed(actor, { kind, isOwn })) throw forbidden();
    if (!subject) throw notFound('This');
    const { subjectId } = subject;
    const { loginId, personId = null } = actor;
    const feeds = barn.repository(CalendarFeed);
    const before = await feeds.findBy({ farmId, loginId, kind, subjectId });
    await barn.execute(RevokeFeeds, { feeds: before });
    const feedId = barn.newId();
    await feeds.insert({ farmId, feedId, kind, subjectId, loginId, personId, createdAt: now });
    barn.record(`feed-${feedId}`, {
      type: 'calendar.FeedMade',
      data: { feedId, kind, subjectId, loginId },
    } satisfies FeedMade);
    return { feedId };
  }
}
