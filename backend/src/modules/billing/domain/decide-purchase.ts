import { usedBy } from '../../enrollment/contracts.js';
import { invalid } from '../../../platform/errors/refusal.js';
import { stateAfter } from '../../../platform/event-store/stream.js';
import type { InvoiceIssued, PackageDebited, PackagePurchased, PaymentRecorded } from '../events.js';
import { allocate, type Place } from './allocation.js';
import { mostCredit, spendOldest, spendWished, spentMinor, type Credit, type Spending } from './credits.js';
import { isDay } from './days.js';
import type { Discount } from './discounts.js';
import { checkDue, dueAfter } from './due-date.js';
import { billingErrors } from './errors.js';
import { grossOf, soldInInstalments, type Deposit } from './invoice-in-instalments.js';
import { scheduleOfCart } from './instalments.js';
import { lessCredit, toAmount, totalsOf, type Totals } from './money.js';
import { isOpen, packageStream, remainingOf } from './package.js';
import { isByCard, settle, type PaymentMethod, type Settlement } from './payment.js';
import { paidBy, type ProductForSale } from './product.js';
import {
  buy,
  checkCart,
  checkTotal,
  discountsOn,
  isCreditLine,
  wishesOf,
  type CartLine,
  type Terms,
} from './purchase.js';

export interface Purchase {
  readonly lines: readonly (CartLine & { readonly packageId: string })[];
  readonly by: PaymentMethod | 'invoice';
  readonly reference: string | null;
  /** Paid on the spot, at the lesson. E09 */
  readonly isQuickpay: boolean;
  /** An administrator may leave out the card fee. R171 */
  readonly withoutFee?: boolean;
  /** Credits that no line names stay. C11 */
  readonly keepsCredits?: boolean;
  /** Of an invoice; undefined: by the barn's setting. */
  readonly due?: string;
  /** What may be is paid by instalments, on an invoice: now the first of them, unless it is `by` invoice alone. */
  readonly inInstalments?: boolean;
  /** The caller's total with tax and fee, to be confirmed. */
  readonly amountMinor?: number;
}

export interface PurchaseFacts {
  readonly terms: Terms & { readonly usesInvoices: boolean; readonly feeRate: number; readonly dueDays: number | null };
  readonly products: ReadonlyMap<string, ProductForSale>;
  readonly accounts: ReadonlyMap<string, string>;
  /** By student who gets something that is shared: the other riders of the account. */
  readonly mates: ReadonlyMap<string, readonly string[]>;
  readonly account: string | undefined;
  readonly nextInvoiceNumber: number;
  /** Places waiting for a package, and the packages that exist. C03 */
  readonly waiting: readonly Place[];
  readonly candidates: Parameters<typeof allocate>[1];
  /** The account's, the oldest first. C11 */
  readonly credits: readonly Credit[];
  /** Those that lower this cart's prices; absent where none does, as for what renews by itself. */
  readonly discounts?: readonly Discount[];
  readonly paymentId: string;
  /** For instalments: the id of what is paid at once, and the smallest amount that people pay. Absent: everything is paid at once. */
  readonly planned?: { readonly depositId: string; readonly stepMinor: number };
  /** An earlier payment that these packages are put on; otherwise they come with their own. D09 */
  readonly existing?: ExistingPayment;
}

export interface ExistingPayment {
  readonly billingPersonId: string;
  readonly isReceived: boolean;
  /** Minor units not yet spent on packages. */
  readonly unspentMinor: number;
}

type CreditFacts = Pick<PurchaseFacts, 'credits' | 'existing'> & {
  readonly products: ReadonlyMap<string, Pick<ProductForSale, 'systemUse'>>;
  readonly terms: Pick<Terms, 'mayOverride'>;
};

export interface DecidedPurchase {
  readonly payment: PaymentRecorded | InvoiceIssued | undefined;
  /** What is paid at once of an invoice that is paid by instalments. */
  readonly deposit?: Deposit | undefined;
  readonly packages: readonly PackagePurchased[];
  readonly debits: readonly PackageDebited[];
  /** What of the family's credits the total has been lowered by. C11 */
  readonly spendings: readonly Spending[];
}

function fresh(event: PackagePurchased, { products, mates }: Pick<PurchaseFacts, 'products' | 'mates'>) {
  const state = stateAfter(packageStream, [event]);
  const { productId, studentId, isShared } = event.data;
  const sharedWith = isShared ? mates.get(studentId) : undefined;
  const ways = paidBy(products.get(productId));
  return isOpen(state) ? [{ ...state, ...remainingOf(state, new Map()), ...ways, sharedWith }] : [];
}

const priced = (packages: readonly PackagePurchased[], products: PurchaseFacts['products']) =>
  packages.map(({ data }) => ({ ...data, fee: products.get(data.productId)?.fee }));

/** A line that names a place pays for that one first, even if others have waited longer. E09 */
function debitsOf(
  lines: readonly { readonly packageId: string; readonly lessonPersonId?: string }[],
  waiting: PurchaseFacts['waiting'],
  offered: PurchaseFacts['candidates'],
): PackageDebited[] {
  const pinned = lines.flatMap(({ packageId, lessonPersonId }) => {
    if (lessonPersonId === undefined) return [];
    const debits = allocate(
      waiting.filter((place) => place.lessonPersonId === lessonPersonId),
      // Staff chose it for this lesson, of whatever kind that is.
      offered.flatMap(({ pays: _, ...candidate }) => (candidate.packageId === packageId ? [candidate] : [])),
    );
    if (!debits.length) throw invalid('lesson_person_id', 'This package does not pay for that lesson');
    return debits;
  });
  const taken = new Set(pinned.map(({ data }) => data.lessonPersonId));
  if (taken.size < pinned.length) throw invalid('lesson_person_id', 'A lesson is paid for once');
  const days = new Map(waiting.map(({ lessonPersonId, lessonDate }) => [lessonPersonId, lessonDate]));
  const left = offered.map((one) =>
    pinned
      .filter(({ data }) => data.packageId === one.packageId)
      .reduce((of, { data }) => usedBy(of, days.get(data.lessonPersonId) ?? ''), one),
  );
  const others = waiting.filter(({ lessonPersonId }) => !taken.has(lessonPersonId));
  return [...pinned, ...allocate(others, left)];
}

/** The payment must be received, of the same account, and large enough. D09 */
function checkExisting(
  { billingPersonId, isReceived, unspentMinor }: ExistingPayment,
  account: string,
  totalMinor: number,
) {
  if (billingPersonId !== account) throw billingErrors.bad_cart();
  if (!isReceived || unspentMinor < totalMinor) throw billingErrors.payment_too_small();
}

/** An invoice cannot be paid on the spot, and only an invoice has a day until which it is to be paid. */
function settlementOf(
  { by, reference, isQuickpay, due }: Purchase,
  { terms: { received, dueDays }, nextInvoiceNumber: invoiceNumber }: PurchaseFacts,
): Settlement {
  if (by !== 'invoice' && due !== undefined) throw invalid('due_date', 'Only an invoice has a due date');
  if (by !== 'invoice') return { by: 'money', method: by, reference, isQuickpay };
  if (isQuickpay) throw invalid('is_quickpay', 'A quick payment is no invoice');
  return {
    by: 'invoice',
    invoiceNumber,
    due: due === undefined ? dueAfter(received, dueDays) : checkDue(due, received),
  };
}

/** By days, and how what is due at once comes in; refused where nothing would be left for later. */
function planOf(
  { by, reference, isQuickpay, due, withoutFee }: Purchase,
  packages: readonly PackagePurchased[],
  { terms, products, existing, planned, nextInvoiceNumber: invoiceNumber }: PurchaseFacts,
  { subtotalMinor, taxMinor }: Totals,
) {
  if (existing || isQuickpay) throw billingErrors.bad_cart();
  if (due !== undefined) throw invalid('due_date', 'By instalments each of them has its day');
  if (!terms.usesInvoices) throw billingErrors.invoices_off();
  const cart = grossOf(packages, products);
  const instalments =
    planned && scheduleOfCart(cart, subtotalMinor + taxMinor, { on: terms.received, stepMinor: planned.stepMinor });
  if (!instalments) throw billingErrors.no_instalments();
  if (by === 'invoice') return { instalments, invoiceNumber };
  const feeRate = withoutFee ? 0 : terms.feeRate;
  return { instalments, invoiceNumber, paying: { paymentId: planned.depositId, method: by, reference, feeRate } };
}

/** Prices come from the products alone. Waiting lessons draw a unit, from new packages or from older ones. D09 E06 C03 */
export function decidePurchase(purchase: Purchase, facts: PurchaseFacts): DecidedPurchase {
  const { lines, by, amountMinor } = purchase;
  const { terms, products, paymentId, existing, discounts = [] } = facts;
  if (by === 'invoice' && !terms.usesInvoices) throw billingErrors.invoices_off();
  if (!isDay(terms.received)) throw invalid('date', 'Purchase Date is not valid');
  const billingPersonId = checkCart(lines, facts.accounts, facts.account);
  const wares = lines.filter((line) => !isCreditLine(line, products));
  const bought = wares.map((line) => ({ line, ...buy(line, products, terms) }));
  const lowered = discountsOn(bought, products, { terms, discounts });
  const packages = bought.map(({ line, priceMinor, ...data }, at): PackagePurchased => {
    const discount = lowered[at];
    return {
      type: 'billing.PackagePurchased',
      data: {
        ...data,
        priceMinor: priceMinor - (discount?.offMinor ?? 0),
        packageId: line.packageId,
        paymentId,
        ...(discount && { discount }),
      },
    };
  });
  const byCard = by !== 'invoice' && isByCard(by);
  const full = totalsOf(priced(packages, products), byCard && !purchase.withoutFee ? terms.feeRate : undefined);
  const spendings = spendingsOf(purchase, facts, mostCredit(full.subtotalMinor + full.taxMinor, { byCard }));
  const totals = lessCredit(full, spentMinor(spendings));
  checkTotal(totals.totalMinor);
  const bill = { paymentId, billingPersonId, received: terms.received };
  const planned = purchase.inInstalments
    ? soldInInstalments(bill, totals, planOf(purchase, packages, facts, totals))
    : undefined;
  const nowMinor = planned?.deposit?.[0].data.totalMinor ?? totals.totalMinor;
  if (amountMinor !== undefined && amountMinor !== nowMinor)
    throw billingErrors.amount_differs(toAmount(nowMinor).toFixed(2));
  if (existing) checkExisting(existing, billingPersonId, totals.totalMinor);
  return {
    ...(planned ?? { payment: existing ? undefined : settle(bill, totals, settlementOf(purchase, facts)) }),
    packages,
    debits: drawnBy(wares, packages, facts),
    spendings,
  };
}

/** What the cart names; else by themselves, except where money was agreed on before: on the spot, or in an earlier payment. C11 */
export function spendingsOf(
  {
    lines,
    isQuickpay,
    keepsCredits = false,
  }: Pick<Purchase, 'isQuickpay' | 'keepsCredits'> & { lines: readonly CartLine[] },
  { products, credits, terms, existing }: CreditFacts,
  mostMinor: number,
): Spending[] {
  const named = lines.filter((line) => isCreditLine(line, products));
  if (named.length) return spendWished(credits, wishesOf(named, terms), mostMinor);
  return keepsCredits || isQuickpay || existing ? [] : spendOldest(credits, mostMinor);
}

/** What new packages and older ones pay for at once. */
export const drawnBy = (
  lines: readonly { readonly packageId: string; readonly lessonPersonId?: string }[],
  packages: readonly PackagePurchased[],
  { waiting, candidates, ...facts }: Pick<PurchaseFacts, 'products' | 'mates' | 'waiting' | 'candidates'>,
) => debitsOf(lines, waiting, [...candidates, ...packages.flatMap((event) => fresh(event, facts))]);
