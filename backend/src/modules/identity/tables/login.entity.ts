import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ReferenceTable } from '../../../platform/database/distribution.js';
import type { FamilyPart } from '../../../platform/tenancy/family-part.js';
import type { UserType } from '../../../platform/tenancy/actor.js';

/** An address that can sign in. Platform table: addresses are unique across barns; the super user's row has no barn. A14 */
@ReferenceTable()
@Entity('login')
export class Login {
  @PrimaryColumn('uuid') loginId: string;
  @Column('text') email: string;
  /** argon2id; null until a password is chosen. */
  @Column('text', { nullable: true }) passwordHash: string | null;
  @Column('text') userType: UserType;
  @Column('uuid', { nullable: true }) farmId: string | null;
  @Column('uuid', { nullable: true }) personId: string | null;
  @Column('uuid', { nullable: true }) roleId: string | null;
  /** Of somebody of a family who is not its account holder. */
  @Column('text', { nullable: true }) familyPart: FamilyPart | null;
  /** Of a teen. */
  @Column('boolean', { default: false }) mayBuy: boolean;
  /** Of a guardian: mails of the family come to this address, too. */
  @Column('boolean', { default: false }) getsMails: boolean;
  @Column('boolean', { default: true }) isActive: boolean;
  /** Increased to invalidate all tokens issued so far. */
  @Column('int', { default: 1 }) tokenVersion: number;
  @Column('timestamptz', { nullable: true }) lastSignInAt: Date | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
