import { Column, Entity } from 'typeorm';
import { ReferenceTable } from '../../../platform/database/distribution.js';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { Logo } from '../domain/logo.js';

/** A barn. */
@ReferenceTable()
@Entity('farm')
export class Farm extends BarnRow {
  @Column('text') farmName: string;
  /** IANA name. B12 */
  @Column('text') timeZone: string;
  /** ISO 3166, two letters. */
  @Column('text') countryCode: string;
  /** ISO 4217. */
  @Column('text') currencyCode: string;
  @Column('text') currencySymbol: string;
  /** In public addresses, instead of the id. */
  @Column('text') publicId: string;
  /** The card provider's customer id; null until there is one. */
  @Column('text', { nullable: true }) eqoStripeCustomerId: string | null;
  @Column('boolean', { default: true }) isActive: boolean;
  /** By wire name (`domain/settings.ts`); booleans as 1 or 0, null if unset. */
  @Column('jsonb', { default: {} }) preferences: Record<string, string | number | null>;
  /** Stands on its papers; the picture is in the file storage, written before this. */
  @Column('jsonb', { nullable: true }) logo: Logo | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
