import { ApiProperty } from '@nestjs/swagger';
import { API_SCOPES, type ApiScope } from '../../../platform/auth/api-scopes.js';
import { Count, Flag, Id, OneOf, Text } from '../../../platform/http/fields.js';
import { MOST_ENDPOINTS } from '../domain/decide-endpoint.js';
import { TEST_KIND, webhookKinds, type SentKind, type WebhookKind } from '../domain/kinds.js';
import type { Problem } from '../domain/retries.js';
import type { OffBecause } from '../events.js';
import { Kinds } from './webhooks.inputs.js';

const moment = { type: String, format: 'date-time' };
const perhaps = { ...moment, nullable: true };

export class WebhookReply {
  @Id() id: string;
  @Text() url: string;
  @Text() description: string;
  @Kinds() kinds: WebhookKind[];
  @Text({ description: 'How the secret begins', example: 'whsec_Mf9Q' }) hint: string;
  @ApiProperty({ ...perhaps, description: 'Until when the secret before is good, too; null: there is none' })
  former_until: string | null;
  @Flag() active: number;
  @OneOf(['wish', 'gone', 'failing'], {
    nullable: true,
    description: 'Why it is off: somebody’s wish, the receiver answered 410, nothing came through for five days',
  })
  off_because: OffBecause | null;
  @ApiProperty({ ...perhaps, description: 'Since when nothing came through; null: the last one did' })
  failing_since: string | null;
  @Text({ nullable: true, description: 'Null: somebody who left' }) added_by: string | null;
  @ApiProperty(moment) created_at: string;
  @ApiProperty({ ...perhaps, description: 'Null: nothing in the log was' }) last_delivered_at: string | null;
  @Count({ description: 'Deliveries that wait' }) waiting: number;
  @Count({ description: 'Deliveries in the log that failed' }) failed: number;
}

export class WebhookKindReply {
  @OneOf(webhookKinds) id: WebhookKind;
  @OneOf(Object.keys(API_SCOPES), { description: 'The scope of the key that reads what it points to' }) scope: ApiScope;
  @Text({ description: 'When it is sent' }) says: string;
}

export class WebhooksReply {
  @ApiProperty({ type: WebhookReply, isArray: true }) webhooks: WebhookReply[];
  @ApiProperty({ type: WebhookKindReply, isArray: true }) kinds: WebhookKindReply[];
  @Count({ description: 'Of a barn', example: MOST_ENDPOINTS }) most: number;
}

export class WebhookSecretReply {
  @ApiProperty({ type: WebhookReply }) webhook: WebhookReply;
  @Text({ nullable: true, description: 'The signing secret, this once; null where the request is answered again' })
  secret: string | null;
}

export class WebhookChangedReply {
  @ApiProperty({ type: WebhookReply }) webhook: WebhookReply;
}

export class WebhookDeletedReply {
  @Id() id: string;
}

export class DeliveryAskedReply {
  @Text({ description: 'Under which it is sent' }) message_id: string;
}

export class DeliveryReply {
  @Text() message_id: string;
  @OneOf([...webhookKinds, TEST_KIND]) kind: SentKind;
  @ApiProperty({ ...moment, description: 'When it happened' }) created_at: string;
  @OneOf(['waiting', 'delivered', 'failed']) state: 'waiting' | 'delivered' | 'failed';
  @Count() tries: number;
  @ApiProperty({ ...perhaps, description: 'Of one that waits' }) next_try_at: string | null;
  @ApiProperty({ ...perhaps, description: 'Null: not tried yet' }) last_try_at: string | null;
  @Count({ nullable: true, description: 'What the receiver answered last; null: nothing' }) http_status: number | null;
  @OneOf(['late', 'private', 'unreachable', 'secret'], {
    nullable: true,
    description:
      'Why nothing was answered: not in ten seconds, an address of a private network, nobody there, or a secret that has to be replaced',
  })
  problem: Problem | null;
}

export class DeliveriesReply {
  @ApiProperty({ type: DeliveryReply, isArray: true }) deliveries: DeliveryReply[];
  @Count({ description: 'How many there are in all' }) size: number;
  @Count({ description: 'Of one page' }) page: number;
  @Count({ description: 'How many days the log goes back' }) kept_days: number;
}
