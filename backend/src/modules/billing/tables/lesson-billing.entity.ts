import { Column, Entity, PrimaryColumn } from 'typeorm';
import { readTable } from '../../../platform/event-store/changes.js';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** Read model: one run that billed lessons which nothing covered. */
@Entity('lesson_billing')
export class LessonBillingRun extends BarnRow {
  @PrimaryColumn('uuid') runId: string;
  @Column('text') state: 'running' | 'done' | 'reverting' | 'reverted';
  /** Lessons that it set out to bill, has billed, and has left out. */
  @Column('int') planned: number;
  @Column('int') billed: number;
  @Column('int') skipped: number;
  @Column('int') invoices: number;
  @Column('int') mailed: number;
  /** Minor units, of all its invoices as they were written. */
  @Column('bigint') totalMinor: number;
  /** Invoices that stayed when it was taken back, because something of them was paid. */
  @Column('int') kept: number;
  @Column('timestamptz') startedAt: Date;
  @Column('uuid', { nullable: true }) startedBy: string | null;
  @Column('timestamptz', { nullable: true }) revertedAt: Date | null;
  @Column('uuid', { nullable: true }) revertedBy: string | null;
}

export const lessonBillingRun = readTable(LessonBillingRun);
