import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** Read model: how a row of lessons repeats. The dates are the barn's wall clock. */
@Entity('series')
export class Series extends BarnRow {
  @PrimaryColumn('uuid') seriesId: string;
  @Column('text') title: string;
  /** Every so many periods. */
  @Column('int') frequency: number;
  /** `days` or `weeks`. */
  @Column('text') period: string;
  @Column('date') firstDate: string;
  @Column('date') lastDate: string;
  /** The sentence people read: "Every second Tuesday 16:00 until 16 Nov 2027". */
  @Column('text') description: string;
}
