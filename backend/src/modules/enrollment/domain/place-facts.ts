import type { Compensation, UnitOutcome } from '../events.js';
import type { TaxedPrice } from '../../../platform/money/taxed.js';
import type { Cover } from './cancellation-policy.js';
import { creditPart, type PaidWith } from './credit-part.js';
import { coverageWords, leftFor, type Coverage } from './left-for.js';
import { lessonValue } from './lesson-value.js';
import type { Involvement } from './staff-limits.js';

export interface PlaceFacts extends Involvement {
  lessonPersonId: string;
  lessonId: string;
  studentId: string;
  firstName: string;
  name: string;
  /** The rider is of the caller's account, or linked to the caller where the barn restricts clients to staff. B03 */
  isKnown: boolean;
  code: string;
  isCancelled: boolean;
  unit: UnitOutcome | null;
  compensation: Compensation | null;
  /** Cancelled, and what its policy promised is given once the place is filled again. */
  waitsForFilling: boolean;
  note: string | null;
  paid: boolean;
  date: string;
  startsAt: Date;
  title: string;
  seriesId: string | null;
  lessonIsCancelled: boolean;
  packageId: string | null;
  paymentId: string | null;
  /** Describes the covering package, from here to `packageStart`; if `isReturned`, the lesson credit went back to it. */
  isReturned: boolean;
  packageKind: string | null;
  productName: string | null;
  /** First name of whoever has the package, where that is another rider of the family. */
  ownerName: string | null;
  /** Units left; null where nothing is counted. */
  remain: number | null;
  packageCoverage: Coverage | null;
  packagePerWeek: number | null;
  /** Days of the lessons that a package by the week covers now. */
  packageUsedOn: readonly string[];
  expiryDate: string | null;
  packagePaid: boolean;
  /** Money came in for its invoice; one that was lowered to nothing is paid without. */
  invoiceIsPaid: boolean;
  /** Minor units open on its unpaid invoice; 0 if none. */
  owedMinor: number;
  priceMinor: number | null;
  taxPercent: number;
  /** The package's price has its tax in it. */
  taxIncluded: boolean;
  startCount: number | null;
  /** Other lessons of the package that money was given for, and how much. */
  givenUnits: number;
  givenMinor: number;
  /** Of what was paid with it, without fee, less what was given back or credited for other lessons. */
  leftMinor: number;
  paidWith: PaidWith;
  packageStart: string | null;
  packageTracked: boolean;
  /** The section's product for a single lesson, which prices a place paid by hand; null if none. */
  singleMinor: number | null;
  /** Null means the barn's default rate. E01 */
  singleTax: number | null;
  singleCount: number | null;
  /** What was issued for this place's cancellation has been used. C07 */
  issueIsUsed: boolean;
  /** Money was refunded for this place. C07 */
  isRefunded: boolean;
}

export type Covering = Pick<
  PlaceFacts,
  | 'isReturned'
  | 'packageKind'
  | 'productName'
  | 'ownerName'
  | 'remain'
  | 'packageCoverage'
  | 'packagePerWeek'
  | 'packageUsedOn'
  | 'date'
  | 'expiryDate'
  | 'packagePaid'
  | 'owedMinor'
  | 'priceMinor'
  | 'taxPercent'
  | 'taxIncluded'
  | 'startCount'
  | 'givenUnits'
  | 'givenMinor'
  | 'leftMinor'
  | 'paidWith'
  | 'singleMinor'
  | 'singleTax'
  | 'singleCount'
  | 'paid'
>;

type BarnTax = Pick<TaxedPrice, 'taxPercent' | 'taxIncluded'>;

const singleValue = ({ singleMinor, singleTax, singleCount }: Covering, { taxPercent, taxIncluded }: BarnTax) =>
  singleMinor === null
    ? 0
    : lessonValue({
        priceMinor: singleMinor,
        taxPercent: singleTax ?? taxPercent,
        taxIncluded,
        startCount: singleCount ?? 1,
      });

/** Of the covering package, or the one that the lesson went back to. */
export const remainingOfPlace = ({
  packageCoverage,
  packagePerWeek,
  packageUsedOn,
  remain,
}: Pick<PlaceFacts, 'packageCoverage' | 'packagePerWeek' | 'packageUsedOn' | 'remain'>) => ({
  coverage: packageCoverage ?? ('lessons' as const),
  perWeek: packagePerWeek,
  unitsLeft: remain ?? 0,
  usedOn: packageUsedOn,
});

/**
 * A returned lesson credit is counted in `remain`, unless it expired or was removed. A lesson of a flat package has no price of its own.
 * `barnTax` is the barn's default.
 */
export function coverOf(place: Covering, barnTax: BarnTax): Cover {
  const { packageKind, productName, ownerName, remain, expiryDate, packagePaid, owedMinor, isReturned, paid } = place;
  if (packageKind === null && !isReturned)
    return { kind: 'nothing', paid, valueMinor: paid ? singleValue(place, barnTax) : 0 };
  const { priceMinor, taxPercent, taxIncluded, startCount, givenUnits, givenMinor } = place;
  const sold = { priceMinor: priceMinor ?? 0, taxPercent, taxIncluded, startCount: startCount ?? 1 };
  const remaining = remainingOfPlace(place);
  const flat = coverageWords(remaining) ?? null;
  const priced = flat === null ? lessonValue({ ...sold, givenUnits, givenMinor }) : 0;
  const valueMinor = packagePaid ? Math.min(priced, Math.max(0, place.leftMinor)) : priced;
  return {
    kind: packageKind === 'makeup' ? 'makeup' : 'package',
    productName,
    ownerName,
    remain: packageKind === null ? 0 : remain,
    left: packageKind === null ? 0 : leftFor(remaining, place.date),
    flat,
    expiryDate,
    paid: packagePaid,
    valueMinor,
    byCreditMinor: packagePaid ? creditPart(valueMinor, place.paidWith) : 0,
    isGivenBack: packagePaid && priced > 0 && place.leftMinor <= 0,
    owedMinor: Math.max(0, owedMinor),
    isReturned,
  };
}
