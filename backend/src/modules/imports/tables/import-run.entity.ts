import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { DateOrder } from '../domain/cells.js';
import type { Kind } from '../domain/fields.js';
import type { RunState } from '../domain/import-state.js';

/** A file that was read to be imported. It goes with its rows after some days. */
@Entity('import_run')
export class ImportRun extends BarnRow {
  @PrimaryColumn('uuid') importId: string;
  @Column('text') kind: Kind;
  @Column('text') state: RunState;
  @Column('text') fileName: string;
  @Column('text') encoding: string;
  @Column('text') separator: string;
  @Column('int') columnCount: number;
  /** With a first row of names. */
  @Column('int') rowCount: number;
  @Column('boolean') hasHeader: boolean;
  @Column('text') dateOrder: DateOrder;
  /** For each column of the file, in order, the name of the field that it fills. */
  @Column('jsonb') mapping: (string | null)[];
  /** What may be there already is imported all the same, unless its row says otherwise. */
  @Column('boolean', { default: false }) takesAll: boolean;
  /** The login whose import it is. */
  @Column('uuid') createdBy: string;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) startedAt: Date | null;
  @Column('timestamptz', { nullable: true }) finishedAt: Date | null;
  @Column('timestamptz', { nullable: true }) undoneAt: Date | null;
  /** Rows that are to be imported, and how many are; while it is undone, people or horses. */
  @Column('int', { default: 0 }) toDo: number;
  @Column('int', { default: 0 }) done: number;
  /** People or horses that were used since and stayed when the rest was undone. */
  @Column('int', { default: 0 }) kept: number;
}
