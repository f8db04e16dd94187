import { Column, Entity, PrimaryColumn } from 'typeorm';
import { readTable } from '../../../platform/event-store/changes.js';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A student who waits for a place in a full lesson or session, or has one held; gone when that is over. Written by its projection only. */
@Entity('waiting_entry')
export class WaitingEntry extends BarnRow {
  @PrimaryColumn('uuid') entryId: string;
  /** Of a session the id of its series. */
  @Column('uuid') lessonId: string;
  @Column('uuid') studentId: string;
  /** Who is first has the least. */
  @Column('bigint') rank: number;
  @Column('boolean') autoEnrol: boolean;
  @Column('boolean') withMakeup: boolean;
  /** Code of the refusal for which the rider was passed over. */
  @Column('text', { nullable: true }) because: string | null;
  /** A place is held until then. */
  @Column('timestamptz', { nullable: true }) offeredUntil: string | null;
  @Column('boolean', { default: false }) ofSession: boolean;
  @Column('timestamptz') joinedAt: string;
}

export const waitingEntry = readTable(WaitingEntry);
