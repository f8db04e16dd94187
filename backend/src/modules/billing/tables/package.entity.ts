import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { PackageKind } from '../domain/package.js';
import { fraction } from './fraction.js';

/** What one student holds: lesson credits between two dates, or money back from a cancellation. A read table of the log. */
@Entity('package')
export class Package extends BarnRow {
  @PrimaryColumn('uuid') packageId: string;
  @Column('uuid') studentId: string;
  @Column('uuid') productId: string;
  /** As it was called when it was bought. */
  @Column('text') productName: string;
  @Column('text') kind: PackageKind;
  @Column('boolean') isTracked: boolean;
  @Column('int') startCount: number;
  /** Places it covers now. */
  @Column('int') used: number;
  /** Without tax, in minor units; negative for a credit. */
  @Column('bigint') priceMinor: number;
  @Column('numeric', fraction) taxPercent: number;
  @Column('date') purchaseDate: string;
  @Column('date') startDate: string;
  /** Null for a credit, which does not lapse. */
  @Column('date', { nullable: true }) expiryDate: string | null;
  @Column('uuid', { nullable: true }) paymentId: string | null;
  /** The cancelled lesson student it was given for, and the lesson missed. */
  @Column('uuid', { nullable: true }) issuedFor: string | null;
  @Column('date', { nullable: true }) missedDate: string | null;
  @Column('text', { nullable: true }) missedTitle: string | null;
  @Column('timestamptz') createdAt: Date;
}
