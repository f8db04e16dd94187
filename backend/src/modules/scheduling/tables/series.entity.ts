import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** Read model: a recurrence of lessons, every `frequency` `period`s. Dates are the barn's local dates. */
@Entity('series')
export class Series extends BarnRow {
  @PrimaryColumn('uuid') seriesId: string;
  @Column('text') title: string;
  @Column('int') frequency: number;
  @Column('text') period: string;
  @Column('date') firstDate: string;
  @Column('date') lastDate: string;
  /** Such as "Every second Tuesday 16:00 until 16 Nov 2027". */
  @Column('text') description: string;
}
