import { Body, Controller, Get, HttpCode, Inject, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { MakeFeed } from '../commands/make-feed.js';
import { RevokeFeed } from '../commands/revoke-feed.js';
import { feedAddress } from '../feeds/feed-address.js';
import { feedRows, ListFeeds, type FeedRow } from '../queries/feeds.js';
import { FeedIdInput, FeedInput, FeedsQuery } from './feeds.inputs.js';
import { FeedMadeReply, FeedReply, FeedRevokedReply, FeedsReply } from './feeds.replies.js';
import { notFound } from '../../../platform/errors/refusal.js';

@ApiTags('feeds')
@Controller('feeds')
export class FeedsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('index')
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: FeedsReply })
  async feeds(@FromCaller() caller: Caller, @Query() { kind, subject_id: subjectId }: FeedsQuery): Promise<FeedsReply> {
    const rows = await this.queries.execute(new ListFeeds(caller, { kind, subjectId }));
    return { feeds: rows.map((row) => this.shown(row, caller)) };
  }

  /** A new address for the same thing ends the one before. */
  @Post('create')
  @HttpCode(200)
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: FeedMadeReply })
  async make(@FromCaller() caller: Caller, @Body() { kind, subject_id: subjectId }: FeedInput): Promise<FeedMadeReply> {
    const making = new MakeFeed(caller, { kind, subjectId });
    const [row] = await this.commands.execute(
      making.answering((sql, { feedId }, asker) => feedRows(sql, { feedId }, asker)),
    );
    if (!row) throw notFound('The address');
    return { feed: this.shown(row, caller) };
  }

  /** Its address is worthless from now on. Administrators may revoke everybody's. */
  @Post('delete')
  @HttpCode(200)
  @Allow({ adm: true, ins: true })
  @ApiOkResponse({ type: FeedRevokedReply })
  async revoke(@FromCaller() caller: Caller, @Body() { feed_id: feedId }: FeedIdInput): Promise<FeedRevokedReply> {
    await this.commands.execute(new RevokeFeed(caller, { feedId }));
    return { feed_id: feedId };
  }

  private shown(row: FeedRow, { farmId }: Caller): FeedReply {
    const { feedId, isOwn } = row;
    return {
      feed_id: feedId,
      kind: row.kind,
      subject_id: row.subjectId,
      subject_name: row.subjectName,
      owner_name: row.ownerName,
      is_own: isOwn ? 1 : 0,
      address: isOwn ? feedAddress(this.config, { farmId, feedId }) : null,
      created_at: row.createdAt.toISOString(),
      last_read_at: row.lastReadAt?.toISOString() ?? null,
    };
  }
}
