import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ReferenceTable } from '../../../platform/database/distribution.js';
import type { LinkPurpose } from '../events.js';

/** A link sent by mail. The id opens nothing: a link also carries a seal made with the installation's secret, kept nowhere. D04 */
@ReferenceTable()
@Entity('password_token')
export class PasswordToken {
  @PrimaryColumn('uuid') tokenId: string;
  /** The login's barn. */
  @Column('uuid') farmId: string;
  @Column('uuid') loginId: string;
  @Column('text') purpose: LinkPurpose;
  @Column('timestamptz') expiresAt: Date;
  @Column('timestamptz', { nullable: true }) usedAt: Date | null;
}
