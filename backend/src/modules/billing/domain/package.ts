import { impossible, streamType } from '../../../platform/event-store/stream.js';
import { leftFor, type Coverage, type Remaining } from '../../enrollment/contracts.js';
import type { PackageEdited, PackageEvent, Renewal } from '../events.js';
import type { KeptPackage } from '../package-deletion-events.js';
import { NEVER } from './days.js';
import type { SoldQuantity } from './by-quantity.js';
import type { TakenOff } from './discounts.js';

export type PackageKind = 'package' | 'makeup' | 'credit' | 'adjustment';

export interface Package {
  readonly phase: 'open';
  readonly packageId: string;
  readonly studentId: string;
  readonly productId: string;
  /** At the time of purchase. */
  readonly productName: string;
  readonly kind: PackageKind;
  readonly isTracked: boolean;
  readonly coverage: Coverage;
  readonly perWeek: number | null;
  /** Pays for the lessons of all riders of the account, as it was sold. */
  readonly isShared: boolean;
  /** 0 where lessons are not counted. */
  readonly startCount: number;
  readonly priceMinor: number;
  readonly taxPercent: number;
  readonly taxIncluded: boolean;
  readonly paymentId: string | null;
  /** What its price has been lowered by; absent: nothing. */
  readonly discount?: TakenOff;
  /** Of what was sold by a unit. */
  readonly quantity?: SoldQuantity;
  readonly purchaseDate: string;
  readonly startDate: string;
  /** NEVER where it does not expire. */
  readonly expiryDate: string;
  readonly issuedFor: string | null;
  /** The lesson of the cancelled enrolment that it was issued for. */
  readonly missedDate: string | null;
  readonly missedTitle: string | null;
  readonly renewal: Renewal | null;
  /** Ids of the enrolments that it covers. */
  readonly usedBy: readonly string[];
  /** The last unit that came back: whose, and the former last day if the package became valid longer with it. C08 */
  readonly lastReturn?: { readonly lessonPersonId: string; readonly extendedFrom: string | null };
}

/** `was` is known of what was deleted and may come back. */
export type PackageState =
  | { readonly phase: 'unknown' }
  | Package
  | { readonly phase: 'withdrawn'; readonly studentId: string; readonly was: KeptPackage | null };

/** Derived from its uses, never counted up and down. C01 */
export const unitsLeft = ({ startCount, usedBy }: Package) => startCount - usedBy.length;

/** Days of lessons by the place, as far as they are known: a lesson that is moved counts in the week that it moves to. */
export type Days = ReadonlyMap<string, string>;
export const remainingOf = (held: Package, days: Days): Remaining => ({
  coverage: held.coverage,
  perWeek: held.perWeek,
  unitsLeft: unitsLeft(held),
  usedOn: held.usedBy.flatMap((place) => days.get(place) ?? []),
});
export const leftOn = (held: Package, days: Days, day: string) => leftFor(remainingOf(held, days), day);
export const isOpen = (state: PackageState | undefined): state is Package => state?.phase === 'open';

const GIVEN = {
  phase: 'open',
  isTracked: true,
  coverage: 'lessons',
  perWeek: null,
  isShared: false,
  startCount: 1,
  priceMinor: 0,
  taxPercent: 0,
  taxIncluded: false,
  paymentId: null,
  renewal: null,
  issuedFor: null,
  missedDate: null,
  missedTitle: null,
  usedBy: [],
} as const;
const lastDay = ({ expiryDate }: { readonly expiryDate: string | null }) => expiryDate ?? NEVER;
const change = (state: PackageState, next: (held: Package) => Package): PackageState =>
  isOpen(state) ? next(state) : state;

const extended = (held: Package, expiryDate: string): Package => ({
  ...held,
  expiryDate,
  ...(held.lastReturn && { lastReturn: { ...held.lastReturn, extendedFrom: held.expiryDate } }),
});

/** Staff said another price, of which nothing is taken off any more. */
function edited({ discount, ...held }: Package, { offMinor, ...data }: PackageEdited['data']): Package {
  return { ...held, ...data, ...(discount && offMinor === undefined && { discount }), expiryDate: lastDay(data) };
}

type Drawn = 'billing.PackageDebited' | 'billing.PackageCredited' | 'billing.PlaceUncovered';

/** A unit went to a place, or comes back from it. */
function drawn(held: Package, type: Drawn, lessonPersonId: string): Package {
  const others = held.usedBy.filter((user) => user !== lessonPersonId);
  switch (type) {
    case 'billing.PackageDebited':
      return { ...held, usedBy: [...held.usedBy, lessonPersonId] };
    case 'billing.PackageCredited':
      return { ...held, usedBy: others, lastReturn: { lessonPersonId, extendedFrom: null } };
    case 'billing.PlaceUncovered':
      return { ...held, usedBy: others };
    default:
      return impossible(type);
  }
}

export function evolve(state: PackageState, { type, data }: PackageEvent): PackageState {
  switch (type) {
    case 'billing.PackagePurchased':
    case 'billing.PackageRestored':
      return { ...GIVEN, ...data, expiryDate: lastDay(data) };
    case 'billing.LateFeeCharged':
      return { ...GIVEN, ...data, kind: 'package', isTracked: false };
    case 'billing.MakeupIssued':
      return { ...GIVEN, ...data, kind: 'makeup' };
    case 'billing.SingleLessonIssued':
      return { ...GIVEN, ...data, kind: 'adjustment' };
    case 'billing.OverpaymentCredited':
    case 'billing.VoucherCredited':
      return { ...GIVEN, ...data, kind: 'credit', paymentId: null, expiryDate: NEVER };
    case 'billing.CreditIssued':
    case 'billing.CreditCarriedOver':
      return { ...GIVEN, ...data, kind: 'credit', expiryDate: NEVER };
    case 'billing.CreditSpent':
      return change(state, (held) => ({ ...held, paymentId: data.paymentId, priceMinor: data.priceMinor }));
    case 'billing.CreditReleased':
      return change(state, (held) => ({ ...held, paymentId: null }));
    case 'billing.PackageEdited':
      return change(state, (held) => edited(held, data));
    case 'billing.PackageHandedOver':
      return change(state, (held) => ({ ...held, studentId: data.studentId }));
    case 'billing.PackageRenewed':
      return change(state, (held) => ({ ...held, renewal: null }));
    case 'billing.RenewalChanged':
      return change(state, (held) => ({ ...held, renewal: data.renewal }));
    case 'billing.PackageDeleted':
      return { phase: 'withdrawn', studentId: data.studentId, was: data.was };
    case 'billing.IssueWithdrawn':
      return { phase: 'withdrawn', studentId: data.studentId, was: null };
    case 'billing.PackageExtended':
      return change(state, (held) => extended(held, data.expiryDate));
    default:
      return change(state, (held) => drawn(held, type, data.lessonPersonId));
  }
}

export const packageStream = streamType<PackageState, PackageEvent>('package', { phase: 'unknown' }, evolve);
