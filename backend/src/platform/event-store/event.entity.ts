import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../tenancy/barn-row.js';
import type { EventMetadata } from './event.js';

/** The event log; positions are gapless per barn. Read and written by SQL, in bulk. */
@Entity('event')
export class EventRow extends BarnRow {
  @PrimaryColumn('bigint') position: number;
  @Column('text') stream: string;
  @Column('int') version: number;
  @Column('text') type: string;
  @Column('int') schemaVersion: number;
  @Column('jsonb') data: Record<string, unknown>;
  @Column('jsonb') metadata: EventMetadata;
  @Column('timestamptz') occurredAt: Date;
}
