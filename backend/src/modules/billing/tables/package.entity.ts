import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { Coverage } from '../../enrollment/contracts.js';
import type { PackageKind } from '../domain/package.js';
import { fraction } from './fraction.js';

/** Read model: a student's package, that is lesson credits valid between two dates, or a credit of money. */
@Entity('package')
export class Package extends BarnRow {
  @PrimaryColumn('uuid') packageId: string;
  @Column('uuid') studentId: string;
  @Column('uuid') productId: string;
  /** At the time of purchase. */
  @Column('text') productName: string;
  @Column('text') kind: PackageKind;
  @Column('boolean') isTracked: boolean;
  @Column('text', { default: 'lessons' }) coverage: Coverage;
  /** Lessons that it covers of a week, where `coverage` is `weekly`. */
  @Column('int', { nullable: true }) perWeek: number | null;
  /** Pays for the lessons of all riders of the account, as it was sold. */
  @Column('boolean', { default: false }) isShared: boolean;
  /** 0 where lessons are not counted. */
  @Column('int') startCount: number;
  @Column('int') used: number;
  /** Minor units, without tax unless `taxIncluded`; negative for a credit. */
  @Column('bigint') priceMinor: number;
  @Column('numeric', fraction) taxPercent: number;
  /** As the barn's prices were given when it was bought. E01 */
  @Column('boolean', { default: false }) taxIncluded: boolean;
  @Column('date') purchaseDate: string;
  @Column('date') startDate: string;
  /** Null for a credit, which does not expire. */
  @Column('date', { nullable: true }) expiryDate: string | null;
  /** When the next one follows with an invoice. E11 */
  @Column('date', { nullable: true }) renewDate: string | null;
  @Column('uuid', { nullable: true }) paymentId: string | null;
  /** By which `priceMinor` was lowered, as it was called then, and by how much. */
  @Column('uuid', { nullable: true }) discountId: string | null;
  @Column('text', { nullable: true }) discountTitle: string | null;
  @Column('bigint', { default: 0 }) discountMinor: number;
  /** The cancelled enrolment that it was given for, and the day of the lesson. */
  @Column('uuid', { nullable: true }) issuedFor: string | null;
  @Column('date', { nullable: true }) missedDate: string | null;
  @Column('text', { nullable: true }) missedTitle: string | null;
  @Column('timestamptz') createdAt: Date;
}
