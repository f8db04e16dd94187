import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BarnRow } from '../../../platform/tenancy/barn-row.js';
import type { SystemUse } from '../domain/system-products.js';
import { fraction } from './fraction.js';

/** What a barn sells: so many lessons for a price, valid so many days. Packages keep what they were bought with. Never deleted. */
@Entity('product')
export class Product extends BarnRow {
  @PrimaryColumn('uuid') productId: string;
  @Column('text') productName: string;
  @Column('text', { nullable: true }) productDesc: string | null;
  /** Without tax, in minor units. */
  @Column('bigint') priceMinor: number;
  /** Lessons in the package. */
  @Column('int') productCount: number;
  /** Days. */
  @Column('int') expiresIn: number;
  /** False: sells nothing that is counted in lessons. */
  @Column('boolean', { default: true }) isTracked: boolean;
  @Column('boolean', { default: false }) purchaseOnline: boolean;
  @Column('boolean', { default: false }) isAuto: boolean;
  @Column('int', { nullable: true }) renewDayOfMonth: number | null;
  /** A fraction; null is the barn's own rate. E01 */
  @Column('numeric', { ...fraction, nullable: true }) taxPercent: number | null;
  /** A fraction, for paying by card. E02 */
  @Column('numeric', { ...fraction, nullable: true }) fee: number | null;
  @Column('boolean', { default: true }) isActive: boolean;
  /** Set for the three products that cancellations issue, which no list shows. C12 */
  @Column('text', { nullable: true }) systemUse: SystemUse | null;
}

/** What people write about a product. Undefined leaves a detail as it is. */
export type ProductDetails = Partial<Omit<Product, 'farmId' | 'productId' | 'isActive' | 'systemUse'>>;
