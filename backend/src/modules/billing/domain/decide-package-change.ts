import { invalid } from '../../../platform/errors/refusal.js';
import type { InvoiceAmended, PackageDeleted, PackageEdited, PlaceUncovered } from '../events.js';
import type { Place } from './allocation.js';
import { isDay } from './days.js';
import { billingErrors } from './errors.js';
import { totalsOf } from './money.js';
import type { Package } from './package.js';
import type { Payment } from './payment.js';

export interface PackageEdit {
  readonly purchaseDate: string;
  readonly startDate: string;
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
  return [...left, ...(held.isTracked ? kept.slice(edit.startCount) : [])];
}

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
  if (edit.priceMinor < 0) throw invalid('price', 'Can not be a negative number');
  const same = (Object.keys(edit) as (keyof PackageEdit)[]).every((field) => held[field] === edit[field]);
  if (same) return [];
  return [
    ...uncovered(packageId, losing(held, edit, places)),
    { type: 'billing.PackageEdited', data: { packageId, studentId, ...edit } },
  ];
}

/** All that it covers waits again; what was issued for cancelled lessons stays. C25 */
export function decidePackageDeletion(held: Package, places: readonly Place[]): (PlaceUncovered | PackageDeleted)[] {
  const { packageId, studentId } = held;
  return [...uncovered(packageId, places), { type: 'billing.PackageDeleted', data: { packageId, studentId } }];
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** An unpaid invoice asks for what its packages cost now, less what cancelled lessons took off; a paid one stays. E06 E17 */
export function amendInvoice(paymentId: string, invoice: Payment, packages: readonly Package[]): InvoiceAmended[] {
  if (invoice.phase !== 'invoiced' || invoice.paidBy !== null) return [];
  const places = new Set(packages.flatMap(({ usedBy }) => usedBy));
  const lowered = Object.entries(invoice.lowered).flatMap(([place, less]) => (places.has(place) ? [less] : []));
  const totals = totalsOf(packages);
  const subtotalMinor = Math.max(0, totals.subtotalMinor - sum(lowered.map((less) => less.subtotalMinor)));
  const taxMinor = Math.max(0, totals.taxMinor - sum(lowered.map((less) => less.taxMinor)));
  return subtotalMinor === invoice.subtotalMinor && taxMinor === invoice.taxMinor
    ? []
    : [{ type: 'billing.InvoiceAmended', data: { paymentId, subtotalMinor, taxMinor } }];
}
