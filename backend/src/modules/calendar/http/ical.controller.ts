import { Controller, Get, Headers, Inject, Param, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNotFoundResponse, ApiOkResponse, ApiProduces, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../platform/auth/allow.js';
import { Sessions } from '../../../platform/auth/session.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { NoteFeedRead } from '../commands/note-feed-read.js';
import { mayHaveFeed } from '../domain/feed-access.js';
import { openFeedToken } from '../feeds/feed-address.js';
import { FeedLimits } from '../feeds/feed-limits.js';
import { writeCalendar } from '../feeds/ical.js';
import { ReadFeed, type FeedContent } from '../queries/feed-lessons.js';
import { FindFeed, type Feed } from '../queries/feeds.js';

const NOTED_EVERY_MS = 3_600_000;

const tagOf = (feedId: string, { position, day }: Pick<FeedContent, 'position' | 'day'>) =>
  `W/"${position}-${day}-${feedId}"`;

function knownOf(header: string | undefined, feedId: string) {
  const found = header?.match(/"(\d{1,15})-(\d{4}-\d\d-\d\d)-([\w-]{36})"/);
  return found?.[1] && found[2] && found[3] === feedId ? { position: Number(found[1]), day: found[2] } : undefined;
}

@ApiTags('feeds')
@Controller('ical')
export class IcalController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly sessions: Sessions,
    private readonly limits: FeedLimits,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Lessons as iCalendar, for whoever has the address. A guessed, revoked or ended one is not found, all alike. */
  @Get(':address')
  @Public()
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiNotFoundResponse()
  @ApiTooManyRequestsResponse()
  async read(
    @Param('address') address: string,
    @Headers('if-none-match') known: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const { farmId, feedId, isSealed } = openFeedToken(this.config.secret, address.replace(/\.ics$/, ''));
    const feed = await this.queries.execute(new FindFeed({ farmId, actor: SYSTEM }, { feedId }));
    const session = isSealed && feed ? await this.readerOf(feed, farmId) : undefined;
    if (!feed || !session) {
      await this.limits.guess(request, reply);
      throw notFound('This calendar');
    }
    await this.limits.read(request, reply, feedId);
    const asker = { farmId, actor: session.actor };
    const wanted = knownOf(known, feedId);
    const { kind, subjectId } = feed;
    const content = await this.queries.execute(new ReadFeed(asker, { kind, subjectId, known: wanted }));
    if (!content) throw notFound('This calendar');
    // A look that was not noted is noted with the next one.
    if (this.isDue(feed)) await this.commands.execute(new NoteFeedRead(asker, { feedId })).catch(() => undefined);
    void reply.headers({
      etag: tagOf(feedId, content),
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    });
    if (wanted?.position === content.position && wanted.day === content.day) return reply.status(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="lessons.ics"')
      .send(writeCalendar(content, this.config.publicUrl));
  }

  private async readerOf({ kind, loginId, staffPersonId }: Feed, farmId: string) {
    const session = await this.sessions.ofLogin(loginId);
    if (session?.farmId !== farmId) return undefined;
    const isOwn = staffPersonId !== null && staffPersonId === session.actor.personId;
    return mayHaveFeed(session.actor, { kind, isOwn }) ? session : undefined;
  }

  private isDue = ({ lastReadAt }: Feed) =>
    !lastReadAt || this.clock.now().getTime() - lastReadAt.getTime() >= NOTED_EVERY_MS;
}
