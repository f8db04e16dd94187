import { Column, Entity } from 'typeorm';
import { ReferenceTable } from '../../../platform/database/distribution.js';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';

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
  /** By which people without a login find the barn. */
  @Column('text') publicId: string;
  /** As whom the card provider knows the barn; null until it does. */
  @Column('text', { nullable: true }) eqoStripeCustomerId: string | null;
  @Column('boolean', { default: true }) isActive: boolean;
  /** Settings by their wire names (`domain/settings.ts`): yes or no as 1 or 0, null where unset. */
  @Column('jsonb', { default: {} }) preferences: Record<string, string | number | null>;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
