import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { CareUnit } from '../domain/care-due.js';

/** What is done for horses: farrier, worming, insurance. Taken out of use instead of deleted, because entries refer to it. */
@Entity('care_kind')
export class CareKind extends BarnRow {
  @PrimaryColumn('uuid') careKindId: string;
  /** Unique in the barn, whatever its capitals. */
  @Column('text') careKindName: string;
  /** Null together with the unit: nothing says how often. */
  @Column('int', { nullable: true }) everyCount: number | null;
  @Column('text', { nullable: true }) everyUnit: CareUnit | null;
  @Column('boolean', { default: true }) isActive: boolean;
}
