import { Entity, PrimaryColumn } from 'typeorm';
import { describedRow } from '../../../platform/records/described-row.js';
import { term } from '../records/term.js';

/** A stretch of the barn's year by which its policies reckon. */
@Entity('term')
export class Term extends describedRow(term) {
  @PrimaryColumn('uuid', { name: 'term_id' }) id: string;
}
