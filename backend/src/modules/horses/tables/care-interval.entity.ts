import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { CareUnit } from '../domain/care-due.js';

/** How often one horse needs a kind of care, where that is not as the kind says. */
@Entity('care_interval')
export class HorseCareInterval extends BarnRow {
  @PrimaryColumn('uuid') horseId: string;
  @PrimaryColumn('uuid') careKindId: string;
  /** A horse that goes unshod, or is insured by its owner, is left out. */
  @Column('boolean') isNeeded: boolean;
  /** Null together with the unit: as the kind says. */
  @Column('int', { nullable: true }) everyCount: number | null;
  @Column('text', { nullable: true }) everyUnit: CareUnit | null;
}
