import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** Read model: that somebody signed, and for which account. */
@Entity('signed_waiver')
export class SignedWaiver extends BarnRow {
  @PrimaryColumn('uuid') signingId: string;
  /** The provider's; of an own one the signing's. */
  @Column('text') waiverId: string;
  @Column('text') templateId: string;
  /** The account holder; null if the barn knows nobody by the tag or the address. */
  @Column('uuid', { nullable: true }) personId: string | null;
  /** The account began with this waiver. R229 */
  @Column('boolean') opensAccount: boolean;
  @Column('timestamptz') signedAt: Date;
}
