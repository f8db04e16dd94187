import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** A waiver that the barn's families sign: at the provider, or its own. */
@Entity('waiver_template')
export class WaiverTemplate extends BarnRow {
  /** The provider's, or of an own one an id that nobody else has. */
  @PrimaryColumn('text') templateId: string;
  @Column('text') title: string;
  /** Also offered to strangers. */
  @Column('boolean') isPublic: boolean;
  /** Who signs with an address that nobody has becomes an account holder. */
  @Column('boolean') createUserAccount: boolean;
  @Column('boolean', { default: true }) isActive: boolean;
  /** Written by the barn: its words are the last of its `WaiverText`s. */
  @Column('boolean', { default: false }) isOwn: boolean;
  @Column('timestamptz') createdAt: Date;
}
