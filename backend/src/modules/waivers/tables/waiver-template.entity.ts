import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A waiver that the barn's families sign at the provider. */
@Entity('waiver_template')
export class WaiverTemplate extends BarnRow {
  /** The provider's. */
  @PrimaryColumn('text') templateId: string;
  @Column('text') title: string;
  /** Also offered to strangers. */
  @Column('boolean') isPublic: boolean;
  /** Who signs with an address that nobody has becomes an account holder. */
  @Column('boolean') createUserAccount: boolean;
  @Column('boolean', { default: true }) isActive: boolean;
  @Column('timestamptz') createdAt: Date;
}
