import type { Compensation, UnitOutcome } from '../events.js';
import type { Cover } from './cancellation-policy.js';
import type { Involvement } from './staff-limits.js';

/** What deciding about one place needs to know beside its roster. */
export interface PlaceFacts extends Involvement {
  lessonPersonId: string;
  lessonId: string;
  studentId: string;
  firstName: string;
  name: string;
  /** Belongs to the account of the person who acts. */
  isOwn: boolean;
  code: string;
  isCancelled: boolean;
  unit: UnitOutcome | null;
  compensation: Compensation | null;
  isMakeup: boolean;
  paid: boolean;
  date: string;
  startsAt: Date;
  title: string;
  seriesId: string | null;
  lessonIsCancelled: boolean;
  packageKind: string | null;
  productName: string | null;
  remain: number | null;
  expiryDate: string | null;
  packagePaid: boolean;
  /** No price stands behind the place: its package was given away, or its section sells no single lessons. */
  isFree: boolean;
  /** Something issued when this place was cancelled has been used meanwhile. C07 */
  issueIsUsed: boolean;
}

export type Covering = Pick<
  PlaceFacts,
  | 'packageKind'
  | 'productName'
  | 'remain'
  | 'expiryDate'
  | 'packagePaid'
  | 'isFree'
  | 'unit'
  | 'isCancelled'
  | 'isMakeup'
  | 'paid'
>;

/** What pays for a place; a lesson credit that its cancellation gave back still counts as having paid for it. */
export function coverOf(place: Covering): Cover {
  const { packageKind, productName, remain, expiryDate, packagePaid, isFree } = place;
  if (packageKind !== null)
    return {
      kind: packageKind === 'makeup' ? 'makeup' : 'package',
      productName,
      remain,
      expiryDate,
      paid: packagePaid,
      free: isFree,
    };
  if (place.isCancelled && place.unit === 'released')
    return {
      kind: place.isMakeup ? 'makeup' : 'package',
      productName: null,
      remain: null,
      expiryDate: null,
      paid: packagePaid,
      free: false,
    };
  return { kind: 'nothing', paid: place.paid, free: isFree };
}
