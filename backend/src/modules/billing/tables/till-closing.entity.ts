import { Column, Entity, PrimaryColumn } from 'typeorm';
import { readTable } from '../../../platform/event-store/changes.js';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { TakenByMethod } from '../till-events.js';

/** Read model: each time that a day's takings were counted. Minor units. One of a day stands, or none: it has no end. */
@Entity('till_closing')
export class TillClosing extends BarnRow {
  @PrimaryColumn('uuid') closingId: string;
  @Column('date') day: string;
  @Column('bigint') openingMinor: number;
  @Column('bigint') countedMinor: number;
  /** Cash in the till before, and what came in and went: what should have been there. */
  @Column('bigint') expectedMinor: number;
  @Column('bigint') leftMinor: number;
  /** As it was when it was counted, by whatever method. */
  @Column('jsonb') takings: TakenByMethod[];
  @Column('timestamptz') closedAt: Date;
  @Column('uuid', { nullable: true }) closedBy: string | null;
  @Column('uuid', { nullable: true }) corrects: string | null;
  /** Put right by another one, or opened again. */
  @Column('text', { nullable: true }) ending: 'corrected' | 'reopened' | null;
  @Column('timestamptz', { nullable: true }) endedAt: Date | null;
  @Column('uuid', { nullable: true }) endedBy: string | null;
}

export const tillClosing = readTable(TillClosing);
