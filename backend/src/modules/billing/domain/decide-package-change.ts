import { invalid } from '../../../platform/errors/refusal.js';
import type { CreditReleased, InvoiceAmended, PackageEdited, PlaceUncovered } from '../events.js';
import type { PackageDeleted } from '../package-deletion-events.js';
import type { Place } from './allocation.js';
import { soldName } from './by-quantity.js';
import { isDay, NEVER } from './days.js';
import { isSpent, released } from './credits.js';
import { billingErrors } from './errors.js';
import { toAmount, totalsOf } from './money.js';
import { keptOf } from './decide-package-restoring.js';
import type { Package } from './package.js';
import { partlyPaid, type Invoice, type Lowered, type Payment } from './payment.js';

export interface PackageEdit {
  readonly purchaseDate: string;
  readonly startDate: string;
  /** NEVER where it does not expire. */
  readonly expiryDate: string;
  readonly startCount: number;
  readonly priceMinor: number;
}

const uncovered = (packageId: string, places: readonly Place[]): PlaceUncovered[] =>
  places.map(({ lessonPersonId, lessonId, studentId }) => ({
    type: 'billing.PlaceUncovered',
    data: { packageId, lessonPersonId, lessonId, studentId },
  }));

function checkDates({ purchaseDate, startDate, expiryDate }: PackageEdit) {
  if (!isDay(purchaseDate)) throw invalid('purchase_date', 'Purchase Date is not valid');
  if (!isDay(startDate)) throw invalid('package_start_date', 'Valid From  Date is not valid');
  if (!isDay(expiryDate)) throw invalid('package_expiry_date', 'Expiry Date is not valid');
  if (startDate > expiryDate) throw invalid('package_start_date', 'package start date must be before expiry date');
}

type Dates = Pick<Package, 'startDate' | 'expiryDate'>;
const contains = ({ startDate, expiryDate }: Dates, { lessonDate }: Place) =>
  startDate <= lessonDate && lessonDate <= expiryDate;

/** Lessons that fell out of the dates lose their cover, then the latest ones beyond the count; who moved out before stays. C03 R167 */
function losing(held: Package, edit: PackageEdit, places: readonly Place[]): Place[] {
  const left = places.filter((place) => contains(held, place) && !contains(edit, place));
  const kept = places.filter((place) => !left.includes(place)).sort((a, b) => (a.lessonDate < b.lessonDate ? -1 : 1));
  return [...left, ...(held.isTracked && held.coverage === 'lessons' ? kept.slice(edit.startCount) : [])];
}

/** Without a count there is none to change, and an end has to be. */
function checkFlat({ coverage, startCount }: Package, edit: PackageEdit) {
  if (coverage === 'lessons') return;
  if (edit.startCount !== startCount) throw invalid('start_count', 'Lessons of this package are not counted');
  if (edit.expiryDate === NEVER) throw invalid('package_expiry_date', 'A package without a count has a last day');
}

/** Nothing is taken off it any more, and what was sold by a unit is not so much times the price of one. */
const ofAnotherPrice = ({ discount, quantity }: Package) => ({
  ...(discount && { offMinor: 0 }),
  ...(quantity && { productName: soldName(quantity, null) }),
});

/** `places`: those that it covers. Only what was bought has a price; a credit is money and is not edited. R167 */
export function decidePackageEdit(
  held: Package,
  edit: PackageEdit,
  places: readonly Place[],
): (PlaceUncovered | PackageEdited)[] {
  const { packageId, studentId } = held;
  checkDates(edit);
  if (held.kind === 'credit') throw billingErrors.credit_stays();
  if (held.kind !== 'package' && edit.priceMinor !== held.priceMinor)
    throw invalid('price', 'Only a package that was bought has a price');
  if (held.kind !== 'package' && edit.expiryDate === NEVER)
    throw invalid('package_expiry_date', 'Expiry Date is not valid');
  checkFlat(held, edit);
  if (edit.priceMinor < 0) throw invalid('price', 'Can not be a negative number');
  const same = (Object.keys(edit) as (keyof PackageEdit)[]).every((field) => held[field] === edit[field]);
  if (same) return [];
  return [
    ...uncovered(packageId, losing(held, edit, places)),
    {
      type: 'billing.PackageEdited',
      data: {
        packageId,
        studentId,
        ...edit,
        expiryDate: edit.expiryDate === NEVER ? null : edit.expiryDate,
        ...(edit.priceMinor !== held.priceMinor && ofAnotherPrice(held)),
      },
    },
  ];
}

/** All that it covers waits again; what was issued for cancelled lessons stays. C25 */
export function decidePackageDeletion(held: Package, places: readonly Place[]): (PlaceUncovered | PackageDeleted)[] {
  const { packageId, studentId } = held;
  if (isSpent(held)) throw billingErrors.credit_spent();
  const deleted: PackageDeleted = {
    type: 'billing.PackageDeleted',
    data: { packageId, studentId, was: keptOf(held) },
  };
  return [...uncovered(packageId, places), deleted];
}

/** By lessons of packages that are still there. */
function loweredFor({ lowered }: Invoice, packages: readonly Package[]): Lowered[] {
  const places = new Set(packages.flatMap(({ usedBy }) => usedBy));
  return Object.entries(lowered).flatMap(([place, less]) => (places.has(place) ? [less] : []));
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Credits that an unpaid invoice needs no more, because it costs less, are the family's again, the youngest first. C11 */
export function releaseCredits(invoice: Payment, packages: readonly Package[]): CreditReleased[] {
  if (invoice.phase !== 'invoiced' || invoice.paidBy !== null) return [];
  const lowered = sum(loweredFor(invoice, packages).map((less) => less.subtotalMinor + less.taxMinor));
  const { totalMinor } = totalsOf(packages);
  let missing = lowered - totalMinor;
  return packages
    .filter(isSpent)
    .toReversed()
    .flatMap((credit) => {
      if (missing <= 0) return [];
      missing += credit.priceMinor;
      return [released(credit)];
    });
}

/** An unpaid invoice asks for what its packages cost now, less what cancelled lessons took off; a paid one stays. E06 E17 */
export function amendInvoice(paymentId: string, invoice: Payment, packages: readonly Package[]): InvoiceAmended[] {
  if (invoice.phase !== 'invoiced' || invoice.paidBy !== null) return [];
  const lowered = loweredFor(invoice, packages);
  const totals = totalsOf(packages);
  const taxMinor = Math.max(0, totals.taxMinor - sum(lowered.map((less) => less.taxMinor)));
  // A credit pays for tax, too, so that less than nothing may be left of the price alone.
  const subtotalMinor = Math.max(0 - taxMinor, totals.subtotalMinor - sum(lowered.map((less) => less.subtotalMinor)));
  const paid = partlyPaid(invoice);
  const paidMinor = paid.subtotalMinor + paid.taxMinor;
  if (paidMinor > 0 && subtotalMinor + taxMinor < paidMinor)
    throw billingErrors.invoice_below_payments(toAmount(paidMinor).toFixed(2));
  return subtotalMinor === invoice.subtotalMinor && taxMinor === invoice.taxMinor
    ? []
    : [{ type: 'billing.InvoiceAmended', data: { paymentId, subtotalMinor, taxMinor } }];
}
