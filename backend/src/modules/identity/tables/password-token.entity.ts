import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ReferenceTable } from '../../../platform/database/distribution.js';
import type { LinkPurpose } from '../events.js';

/** A mailed link. The id alone opens nothing: the link also carries a signature, which is stored nowhere. D04 */
@ReferenceTable()
@Entity('password_token')
export class PasswordToken {
  @PrimaryColumn('uuid') tokenId: string;
  @Column('uuid') farmId: string;
  @Column('uuid') loginId: string;
  @Column('text') purpose: LinkPurpose;
  @Column('timestamptz') expiresAt: Date;
  @Column('timestamptz', { nullable: true }) usedAt: Date | null;
}
