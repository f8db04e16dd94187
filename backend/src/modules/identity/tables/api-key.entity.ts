import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ApiScope } from '../../../platform/auth/api-scopes.js';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

/** By which another program reads what its scopes open. The key itself is kept nowhere. */
@Entity('api_key')
export class ApiKey extends BarnRow {
  @PrimaryColumn('uuid') apiKeyId: string;
  @Column('text') keyName: string;
  /** How the key begins. */
  @Column('text') keyHint: string;
  @Column('text') keyHash: string;
  @Column('text', { array: true }) scopes: ApiScope[];
  /** The last day on which it is good, by the barn's clock. */
  @Column('date', { nullable: true }) endsOn: string | null;
  /** Who made it. It stays the barn's when they leave. */
  @Column('uuid') loginId: string;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) revokedAt: Date | null;
  /** To the hour. */
  @Column('timestamptz', { nullable: true }) lastUsedAt: Date | null;
}
