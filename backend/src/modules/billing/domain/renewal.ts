import { DateTime } from 'luxon';
import { invalid } from '../../../platform/errors/refusal.js';
import type { Renewal, RenewalChanged } from '../events.js';
import { isDay } from './days.js';
import type { Package } from './package.js';
import type { ProductForSale } from './product.js';
import type { CartLine } from './purchase.js';

/** A month later, on the day of the month that is kept; the last one of a shorter month. R164 E11 */
export function nextRenewal(from: string, dayOfMonth: number): Renewal {
  const month = DateTime.fromISO(from, { zone: 'utc' }).startOf('month').plus({ months: 1 });
  const day = Math.min(dayOfMonth, month.daysInMonth ?? dayOfMonth);
  return { date: month.set({ day }).toFormat('yyyy-MM-dd'), dayOfMonth };
}

export const dayOfMonth = (date: string) => Number(date.slice(-2));

type Renewing = Pick<ProductForSale, 'isAuto' | 'renewDayOfMonth' | 'systemUse'>;

/** When what is bought on this day is renewed; what costs nothing needs no invoice and is not. R164 E11 */
export function renewalOf(
  { isAuto, renewDayOfMonth, systemUse }: Renewing,
  { purchaseDate, priceMinor, keptDay }: { purchaseDate: string; priceMinor: number; keptDay?: number },
): Renewal | null {
  if (!isAuto || systemUse || priceMinor < 1) return null;
  return nextRenewal(purchaseDate, renewDayOfMonth ?? keptDay ?? dayOfMonth(purchaseDate));
}

export interface RenewalFacts {
  readonly product: (Renewing & Pick<ProductForSale, 'isActive'>) | undefined;
  readonly isActiveStudent: boolean;
  readonly usesInvoices: boolean;
  /** The barn's. */
  readonly today: string;
}

export type DecidedRenewal =
  | { readonly kind: 'none' }
  | { readonly kind: 'ended'; readonly event: RenewalChanged }
  | { readonly kind: 'due'; readonly line: CartLine };

export const setRenewal = ({ packageId, studentId }: Package, renewal: Renewal | null): RenewalChanged => ({
  type: 'billing.RenewalChanged',
  data: { packageId, studentId, renewal },
});

/**
 * The same again for the same price, which is the full one: a discount was for what was bought together. Waits while the barn uses no
 * invoices; ends with the product or the student. R164 E11
 */
export function decideRenewal(held: Package, facts: RenewalFacts): DecidedRenewal {
  const { renewal, priceMinor, discount, taxIncluded, productId, studentId } = held;
  if (!renewal || renewal.date > facts.today || !facts.usesInvoices) return { kind: 'none' };
  const { product, isActiveStudent } = facts;
  if (!product?.isAuto || !product.isActive || !isActiveStudent)
    return { kind: 'ended', event: setRenewal(held, null) };
  const agreed = { productId, studentId, priceMinor: priceMinor + (discount?.offMinor ?? 0), taxIncluded };
  return { kind: 'due', line: { ...agreed, purchaseDate: renewal.date, renewalDay: renewal.dayOfMonth } };
}

/** An administrator puts it off, brings it forward, begins or ends it. E11 */
export function changeRenewal(held: Package, date: string | null): RenewalChanged[] {
  if (date === (held.renewal?.date ?? null)) return [];
  if (date === null) return [setRenewal(held, null)];
  if (!isDay(date)) throw invalid('package_renew_date', 'Renewal Date is not valid');
  if (held.kind !== 'package' || held.priceMinor < 1)
    throw invalid('package_renew_date', 'Only a package that was bought can be renewed');
  return [setRenewal(held, { date, dayOfMonth: dayOfMonth(date) })];
}
