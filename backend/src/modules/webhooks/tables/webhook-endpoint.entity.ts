import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { WebhookKind } from '../domain/kinds.js';
import type { OffBecause } from '../events.js';

/** Where another program is sent news. */
@Entity('webhook_endpoint')
export class WebhookEndpoint extends BarnRow {
  @PrimaryColumn('uuid') endpointId: string;
  @Column('text') url: string;
  @Column('text') description: string;
  @Column('text', { array: true }) kinds: WebhookKind[];
  /** How the secret begins. */
  @Column('text') secretHint: string;
  /** Locked with the installation's secret. */
  @Column('text') secret: string;
  /** The one before, locked, by which it is signed besides until then. */
  @Column('text', { nullable: true }) formerSecret: string | null;
  @Column('timestamptz', { nullable: true }) formerUntil: Date | null;
  @Column('boolean', { default: true }) isActive: boolean;
  @Column('text', { nullable: true }) offBecause: OffBecause | null;
  /** In a row, and since when. */
  @Column('int', { default: 0 }) failures: number;
  @Column('timestamptz', { nullable: true }) failingSince: Date | null;
  /** After a failure nothing is tried before. */
  @Column('timestamptz', { nullable: true }) restUntil: Date | null;
  /** Who added it. It stays the barn's when they leave. */
  @Column('uuid') loginId: string;
  @Column('timestamptz') createdAt: Date;
}
