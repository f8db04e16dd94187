import type { DomainEvent } from '../../platform/event-store/event.js';
import type { Coverage } from '../enrollment/contracts.js';
import type { SoldQuantity } from './domain/by-quantity.js';
import type { TakenOff } from './domain/discounts.js';

/** Fields common to all packages. Money in minor units, the tax rate a fraction. */
export interface Issue {
  packageId: string;
  studentId: string;
  productId: string;
  productName: string;
  purchaseDate: string;
  startDate: string;
  expiryDate: string;
}
/** `dayOfMonth` is kept through shorter months: 31 January, 28 February, 31 March. E11 */
export interface Renewal {
  readonly date: string;
  readonly dayOfMonth: number;
}

export type PackagePurchased = DomainEvent<
  'billing.PackagePurchased',
  Omit<Issue, 'expiryDate'> & {
    /** Null: it does not expire. */
    expiryDate: string | null;
    kind: 'package' | 'adjustment';
    isTracked: boolean;
    /** What it pays for: so many lessons, `perWeek` of each week, or all within its dates. */
    coverage: Coverage;
    perWeek: number | null;
    /** Pays for the lessons of all riders of the account. */
    isShared: boolean;
    /** 0 where lessons are not counted. */
    startCount: number;
    priceMinor: number;
    taxPercent: number;
    /** Whether the price has its tax in it. E01 */
    taxIncluded: boolean;
    paymentId: string | null;
    /** When the next one follows by itself; null: never. E11 */
    renewal: Renewal | null;
    /** What `priceMinor` has been lowered by; absent: it is the full price. */
    discount?: TakenOff;
    /** Of what is sold by a unit; its name and price at the time. `productName` says it in words. */
    quantity?: SoldQuantity;
  }
>;
/** The next one was issued, with an invoice; it renews from now on. R164 */
export type PackageRenewed = DomainEvent<
  'billing.PackageRenewed',
  { packageId: string; studentId: string; renewedBy: string; paymentId: string }
>;
/** By an administrator, or null because the product or the student is gone. R164 */
export type RenewalChanged = DomainEvent<
  'billing.RenewalChanged',
  { packageId: string; studentId: string; renewal: Renewal | null }
>;
/** By an administrator; counts and covered places follow. R167 */
export type PackageEdited = DomainEvent<
  'billing.PackageEdited',
  Pick<Issue, 'packageId' | 'studentId' | 'purchaseDate' | 'startDate'> & {
    expiryDate: string | null;
    startCount: number;
    priceMinor: number;
    /** What its discount still takes off: nothing of a price that staff have said. Absent: it has none, or the price stays. */
    offMinor?: number;
    /** Without the price of one, of what was sold by a unit and costs something else now. */
    productName?: string;
  }
>;
