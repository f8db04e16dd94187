import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { Coverage, HorsesOf, PriceClass } from '../../enrollment/contracts.js';
import type { InstalmentUnit } from '../domain/instalments.js';
import type { ValidityUnit } from '../domain/days.js';
import type { SystemUse } from '../domain/system-products.js';
import { fraction } from './fraction.js';

/** A package on sale. What was bought keeps its own values, so rows are edited but never deleted. */
@Entity('product')
export class Product extends BarnRow {
  @PrimaryColumn('uuid') productId: string;
  @Column('text') productName: string;
  @Column('text', { nullable: true }) productDesc: string | null;
  /** Minor units, without tax unless the barn's prices include it. E01 */
  @Column('bigint') priceMinor: number;
  /** Of which the price buys one: km, hour, kg; null: it is sold as a whole. */
  @Column('text', { nullable: true }) priceUnit: string | null;
  /** The price is the lowest one, and staff say what a line costs. */
  @Column('boolean', { default: false }) priceFrom: boolean;
  @Column('text', { default: 'lessons' }) coverage: Coverage;
  /** Lessons of a week, where `coverage` is `weekly`. */
  @Column('int', { nullable: true }) perWeek: number | null;
  /** 0 where lessons are not counted. */
  @Column('int') productCount: number;
  /** In `validityUnit`s. R165 */
  @Column('int') expiresIn: number;
  @Column('text', { default: 'day' }) validityUnit: ValidityUnit;
  /** The last day of what ends with a `date`. */
  @Column('date', { nullable: true }) validUntil: string | null;
  /** False for products that are not counted in lessons. */
  @Column('boolean', { default: true }) isTracked: boolean;
  @Column('boolean', { default: false }) purchaseOnline: boolean;
  /** Of a family that has bought nothing yet. */
  @Column('boolean', { default: false }) newCustomersOnly: boolean;
  /** What is sold of it pays for all riders of the account; only what counts lessons. */
  @Column('boolean', { default: false }) isShared: boolean;
  @Column('boolean', { default: false }) isAuto: boolean;
  @Column('int', { nullable: true }) renewDayOfMonth: number | null;
  /** A fraction; null means the barn's default rate. E01 */
  @Column('numeric', { ...fraction, nullable: true }) taxPercent: number | null;
  /** A fraction, for card payments. E02 */
  @Column('numeric', { ...fraction, nullable: true }) fee: number | null;
  /** Of the lessons that it pays for; null: of every class, on any horse, of any length. C02 */
  @Column('text', { nullable: true }) priceClass: PriceClass | null;
  @Column('text', { nullable: true }) lessonHorses: HorsesOf | null;
  @Column('int', { nullable: true }) lessonMinutes: number | null;
  /** Of its revenue, in the barn's bookkeeping; null: as what has no code. */
  @Column('text', { nullable: true }) accountCode: string | null;
  /** At once, in minor units or as a fraction of what it costs with tax; the rest follows in `instalments`. Null: it is paid as a whole. */
  @Column('bigint', { nullable: true }) depositMinor: number | null;
  @Column('numeric', { ...fraction, nullable: true }) depositPercent: number | null;
  @Column('int', { nullable: true }) instalments: number | null;
  @Column('int', { nullable: true }) instalmentEvery: number | null;
  @Column('text', { nullable: true }) instalmentUnit: InstalmentUnit | null;
  @Column('boolean', { default: true }) isActive: boolean;
  /** Set for the three products that cancellations issue; no list shows them. C12 */
  @Column('text', { nullable: true }) systemUse: SystemUse | null;
}

export type ProductDetails = Partial<Omit<Product, 'farmId' | 'productId' | 'isActive' | 'systemUse'>>;
