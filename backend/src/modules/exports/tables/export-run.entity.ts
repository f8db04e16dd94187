import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { ExportState } from '../domain/export-state.js';

/** All data of the barn, being written or lying ready as one archive. It goes after some days. */
@Entity('export_run')
export class ExportRun extends BarnRow {
  @PrimaryColumn('uuid') exportId: string;
  @Column('text') state: ExportState;
  /** The login that asked for it. */
  @Column('uuid') createdBy: string;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) finishedAt: Date | null;
  /** Tables and files to be written, and how many are. */
  @Column('int', { default: 0 }) toDo: number;
  @Column('int', { default: 0 }) done: number;
  /** Of all tables, each row once. */
  @Column('bigint', { default: 0 }) rowCount: number;
  @Column('bigint', { default: 0 }) sizeBytes: number;
}
