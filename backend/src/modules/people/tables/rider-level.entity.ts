import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A level that a rider was proposed for or has had: the history of it. Which one counts stands with the student. */
@Entity('rider_level')
export class RiderLevel extends BarnRow {
  @PrimaryColumn('uuid') riderLevelId: string;
  @Column('uuid') studentId: string;
  /** Null: from then on the rider had none. */
  @Column('uuid', { nullable: true }) levelId: string | null;
  @Column('text') state: 'proposed' | 'confirmed' | 'declined';
  /** By person; null where it was confirmed without a proposal. */
  @Column('uuid', { nullable: true }) proposedBy: string | null;
  @Column('timestamptz', { nullable: true }) proposedAt: Date | null;
  @Column('uuid', { nullable: true }) decidedBy: string | null;
  @Column('timestamptz', { nullable: true }) decidedAt: Date | null;
}
