import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A skill that a rider has reached; what is not reached yet has no row. */
@Entity('rider_skill')
export class RiderSkill extends BarnRow {
  @PrimaryColumn('uuid') studentId: string;
  @PrimaryColumn('uuid') skillId: string;
  /** By person; null where a program noted it. */
  @Column('uuid', { nullable: true }) notedBy: string | null;
  @Column('timestamptz') notedAt: Date;
}
