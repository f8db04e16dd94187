import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** What a horse weighed and how it stood on a day; one a day, and the newest weight is the horse's. */
@Entity('horse_measure')
export class HorseMeasure extends BarnRow {
  @PrimaryColumn('uuid') horseMeasureId: string;
  @Column('uuid') horseId: string;
  /** The barn's local date. */
  @Column('date') measuredOn: string;
  /** Kilograms; null where only its condition was judged. */
  @Column('int', { nullable: true }) weight: number | null;
  /** From 1 to 9 in halves. */
  @Column('double precision', { nullable: true }) conditionScore: number | null;
  @Column('text', { nullable: true }) remark: string | null;
}
