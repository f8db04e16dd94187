import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { SentKind } from '../domain/kinds.js';
import type { MessageData } from '../domain/message.js';
import type { Problem } from '../domain/retries.js';

/** One piece of news for one endpoint: ids, and what became of it. */
@Entity('webhook_delivery')
export class WebhookDelivery extends BarnRow {
  @PrimaryColumn('uuid') endpointId: string;
  /** By which the receiver knows news that come twice; the same for every endpoint. */
  @PrimaryColumn('text') messageId: string;
  @Column('text') kind: SentKind;
  @Column('jsonb') data: MessageData;
  @Column('timestamptz') createdAt: Date;
  @Column('text', { default: 'waiting' }) state: 'waiting' | 'delivered' | 'failed';
  @Column('int', { default: 0 }) tries: number;
  /** Of a delivery that waits. */
  @Column('timestamptz', { nullable: true }) nextTryAt: Date | null;
  @Column('timestamptz', { nullable: true }) lastTryAt: Date | null;
  /** What the receiver answered last; else the problem says why it did not. */
  @Column('int', { nullable: true }) httpStatus: number | null;
  @Column('text', { nullable: true }) problem: Problem | null;
  /** Somebody is sending it; after that time they have ended. */
  @Column('timestamptz', { nullable: true }) heldUntil: Date | null;
}
