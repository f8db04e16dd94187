import type { Compensation, UnitOutcome } from '../events.js';
import type { Cover } from './cancellation-policy.js';
import { lessonValue } from './lesson-value.js';
import type { Involvement } from './staff-limits.js';

/** What deciding about one place needs to know beside its roster. */
export interface PlaceFacts extends Involvement {
  lessonPersonId: string;
  lessonId: string;
  studentId: string;
  firstName: string;
  name: string;
  /** The one who acts may know of the rider: of their own account, or linked to them where the barn says so. B03 */
  isKnown: boolean;
  code: string;
  isCancelled: boolean;
  unit: UnitOutcome | null;
  compensation: Compensation | null;
  /** What is written about its cancellation. */
  note: string | null;
  /** Marked as paid by hand. E08 */
  paid: boolean;
  date: string;
  startsAt: Date;
  title: string;
  seriesId: string | null;
  lessonIsCancelled: boolean;
  /** The package from here to `packageStart` pays for the place; where `isReturned`, the place gave its lesson credit back to it. */
  isReturned: boolean;
  packageKind: string | null;
  productName: string | null;
  remain: number | null;
  expiryDate: string | null;
  /** Has the money for it come in? E08 */
  packagePaid: boolean;
  /** What its unpaid invoice still asks for, in minor units; 0 where there is none. */
  owedMinor: number;
  priceMinor: number | null;
  taxPercent: number;
  startCount: number | null;
  packageStart: string | null;
  packageTracked: boolean;
  /** The product for a single lesson of the section, which prices a place that was paid by hand; null where there is none. */
  singleMinor: number | null;
  /** Null: the barn's own rate. E01 */
  singleTax: number | null;
  singleCount: number | null;
  /** Something issued when this place was cancelled has been used meanwhile. C07 */
  issueIsUsed: boolean;
  /** Money was given back for this place. C07 */
  isRefunded: boolean;
}

export type Covering = Pick<
  PlaceFacts,
  | 'isReturned'
  | 'packageKind'
  | 'productName'
  | 'remain'
  | 'expiryDate'
  | 'packagePaid'
  | 'owedMinor'
  | 'priceMinor'
  | 'taxPercent'
  | 'startCount'
  | 'singleMinor'
  | 'singleTax'
  | 'singleCount'
  | 'paid'
>;

const singleValue = ({ singleMinor, singleTax, singleCount }: Covering, barnTax: number) =>
  singleMinor === null
    ? 0
    : lessonValue({ priceMinor: singleMinor, taxPercent: singleTax ?? barnTax, startCount: singleCount ?? 1 });

/**
 * What pays for a place. A lesson credit that its cancellation gave back still counts, as long as it is there: `remain` counts it. What
 * lapsed or was taken back meanwhile has none left. `taxPercent` is the barn's own rate.
 */
export function coverOf(place: Covering, { taxPercent }: { taxPercent: number }): Cover {
  const { packageKind, productName, remain, expiryDate, packagePaid, owedMinor, isReturned, paid } = place;
  if (packageKind === null && !isReturned)
    return { kind: 'nothing', paid, valueMinor: paid ? singleValue(place, taxPercent) : 0 };
  return {
    kind: packageKind === 'makeup' ? 'makeup' : 'package',
    productName,
    remain: packageKind === null ? 0 : remain,
    expiryDate,
    paid: packagePaid,
    valueMinor: lessonValue({
      priceMinor: place.priceMinor ?? 0,
      taxPercent: place.taxPercent,
      startCount: place.startCount ?? 1,
    }),
    owedMinor,
    isReturned,
  };
}
