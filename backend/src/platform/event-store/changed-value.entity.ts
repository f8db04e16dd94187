import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../tenancy/barn-row.js';

/**
 * What a field held before a change and after it, beside the event that names the field. Outside of the log, because it may be
 * about people: whoever removes a record removes the rows of its stream.
 */
@Entity('changed_value')
export class ChangedValue extends BarnRow {
  /** Of the event in the log. */
  @PrimaryColumn('bigint') position: number;
  @PrimaryColumn('text') field: string;
  @Column('text') stream: string;
  @Column('text', { nullable: true }) was: string | null;
  @Column('text', { nullable: true }) became: string | null;
}
