import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { Problem } from '../domain/problems.js';

/** A row of a file, as its cells were written; what became of it is noted in the transaction in which it became so. */
@Entity('import_row')
export class ImportRow extends BarnRow {
  @PrimaryColumn('uuid') importId: string;
  /** As a spreadsheet counts: the first line of the file is 1. */
  @PrimaryColumn('int') rowNo: number;
  @Column('jsonb') cells: string[];
  /** Imported although it may be there already; null: as the run says. */
  @Column('boolean', { nullable: true }) takes: boolean | null;
  @Column('text', { nullable: true }) outcome: 'made' | 'left' | 'undone' | 'kept' | null;
  /** Ids of the people or the horse that it made. */
  @Column('jsonb', { nullable: true }) made: string[] | null;
  /** What it was left for. */
  @Column('jsonb', { nullable: true }) problems: Problem[] | null;
}
