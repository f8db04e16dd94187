import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A series for which families register. R044 F12 */
@Entity('registration')
export class Registration extends BarnRow {
  @PrimaryColumn('uuid') seriesId: string;
  /** What it is sold as. */
  @Column('uuid') productId: string;
  @Column('text', { nullable: true }) description: string | null;
  /** Null means no limit. */
  @Column('int', { nullable: true }) maxEnrollment: number | null;
  /** Whole years on the first day, both included; null means no bound. */
  @Column('int', { nullable: true }) ageFrom: number | null;
  @Column('int', { nullable: true }) ageTo: number | null;
  /** Whom a family registers waits for staff's answer. */
  @Column('boolean', { default: false }) needsApproval: boolean;
  @Column('text', { nullable: true }) whatToBring: string | null;
  /** The session whose next season this one is. */
  @Column('uuid', { nullable: true }) followsSeriesId: string | null;
  @Column('timestamptz') createdAt: Date;
}
