import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { Group, ReportName } from '../domain/groups.js';
import type { SavedFilters } from '../domain/saved/filter-words.js';
import type { Schedule } from '../domain/saved/schedule.js';
import type { Span } from '../domain/saved/spans.js';

/** A report as it stood on the screen, and when it is mailed. It is the barn’s, whoever saved it. */
@Entity('saved_report')
export class SavedReport extends BarnRow {
  @PrimaryColumn('uuid') savedReportId: string;
  @Column('text') reportTitle: string;
  @Column('text') reportGroup: Group;
  @Column('text') report: ReportName;
  /** As the wire has them. */
  @Column('jsonb', { default: {} }) filters: SavedFilters;
  @Column('text', { nullable: true }) sort: string | null;
  @Column('boolean', { default: false }) contact: boolean;
  /** Null where the report is about now. */
  @Column('text', { nullable: true }) span: Span | null;
  @Column('text') every: Schedule['every'];
  @Column('int', { nullable: true }) weekday: number | null;
  /** 0: the last of the month. */
  @Column('int', { nullable: true }) monthDay: number | null;
  @Column('boolean', { default: false }) withCsv: boolean;
  @Column('boolean', { default: false }) withPdf: boolean;
  @Column('boolean', { default: false }) isStopped: boolean;
  /** Until then everything has gone out, or was not to. */
  @Column('date') settledDay: string;
  @Column('uuid', { nullable: true }) lastSendingId: string | null;
  @Column('timestamptz', { nullable: true }) lastSentAt: Date | null;
  @Column('timestamptz') createdAt: Date;
}
