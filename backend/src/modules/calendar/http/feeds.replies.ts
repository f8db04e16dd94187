import { ApiProperty } from '@nestjs/swagger';
import { Flag, Id, OneOf, Text } from '../../../platform/http/fields.js';
import { FEED_KINDS, type FeedKind } from '../events.js';

export class FeedReply {
  @Id() feed_id: string;
  @OneOf(FEED_KINDS) kind: FeedKind;
  @Id() subject_id: string;
  @Text({ nullable: true }) subject_name: string | null;
  @Text({ nullable: true, description: 'Who made it, and whose eyes it has' }) owner_name: string | null;
  @Flag() is_own: number;
  @Text({ nullable: true, description: 'For its owner alone' }) address: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) created_at: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'To the hour' })
  last_read_at: string | null;
}

export class FeedsReply {
  @ApiProperty({ type: FeedReply, isArray: true }) feeds: FeedReply[];
}

export class FeedMadeReply {
  @ApiProperty({ type: FeedReply }) feed: FeedReply;
}

export class FeedRevokedReply {
  @Id() feed_id: string;
}
