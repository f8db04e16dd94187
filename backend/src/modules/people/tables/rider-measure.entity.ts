import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** What a rider weighs and how tall they are: in a table of its own, which few may read. */
@Entity('rider_measure')
export class RiderMeasure extends BarnRow {
  @PrimaryColumn('uuid') studentId: string;
  /** Kilograms. */
  @Column('int', { nullable: true }) weight: number | null;
  /** Centimetres. */
  @Column('int', { nullable: true }) height: number | null;
  @Column('timestamptz') measuredAt: Date;
}
