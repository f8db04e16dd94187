import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { isInCircle } from '../../../platform/tenancy/family-part.js';
import { sessionsOf, waitingPlaces, type SessionOfStudent } from '../../enrollment/contracts.js';
import { WriteRemark } from '../../notes/contracts.js';
import { ownStudents } from '../../people/contracts.js';
import { dayIn } from '../domain/days.js';
import { soldInInstalments, type SoldInInstalments } from '../domain/invoice-in-instalments.js';
import { decidePurchase, drawnBy, type DecidedPurchase } from '../domain/decide-purchase.js';
import { billingErrors } from '../domain/errors.js';
import { isSpent, type Spending } from '../domain/credits.js';
import { packageStream, type Package } from '../domain/package.js';
import { notForThem } from '../domain/new-customers.js';
import { paymentStream, receive, type CardMethod } from '../domain/payment.js';
import type { Totals } from '../domain/money.js';
import type { ProductForSale } from '../domain/product.js';
import { remarkOf, type CartLine } from '../domain/purchase.js';
import type { PackagePurchased } from '../events.js';
import { accountsOfStudents, hasBought } from '../queries/has-bought.js';
import { productsForSale } from '../queries/product-facts.js';
import { appendToPackages, candidatesOf, loadPackages } from '../facts/load-packages.js';
import { accountHolder, matesOf, nextInvoiceNumber, ridersPaidFor } from '../facts/purchase-facts.js';
import { payDeposit, purchaseFacts, remarksOf } from './record-purchase.js';
import { areUsedUp } from '../facts/discounts.js';
import { spendCredits } from './spend-credits.js';
import { sessionOf, withShares } from '../queries/with-shares.js';

export interface OfferedCart {
  lines: readonly CartLine[];
  accountHolderId?: string;
  notes?: string;
  isQuickpay?: boolean;
  keepsCredits?: boolean;
  /** A discount whose code was typed. */
  codeDiscountId?: string;
  /** What may be is paid by instalments; now the first of them. */
  inInstalments?: boolean;
}

type Purchased = PackagePurchased['data'];
/** What came later than the first offers is absent in those. */
type OfferedPackage = Omit<Purchased, 'taxIncluded' | 'isShared'> &
  Partial<Pick<Purchased, 'taxIncluded' | 'isShared'>>;

/** What a cart costs by card and becomes, at the prices of the moment; kept until it is paid. */
export interface PurchaseOffer {
  payment: Totals & { paymentId: string; billingPersonId: string; isQuickpay: boolean };
  packages: readonly OfferedPackage[];
  /** The enrolment that a package pays for first, by package. E09 */
  pins: Readonly<Record<string, string>>;
  remarks: readonly { subjectId: string; text: string }[];
  /** Of the family's credits; absent in offers from before they could be spent. C11 */
  spendings?: readonly Spending[];
  /** The invoice of which the payment is the first instalment; absent: everything is paid at once. */
  invoice?: { paymentId: string; subtotalMinor: number; taxMinor: number; feeRate: number } & Pick<
    SoldInInstalments,
    'instalments'
  >;
}

/** The account's credits are its adults' to spend. */
const spendsNone = ({ actor }: BarnTransaction) => !isInCircle('adults', actor);

/** Of a family's line only what, how much of it and for whom is believed, and the account is its own. D10 R170 */
const believed = (barn: BarnTransaction, { lines, accountHolderId }: OfferedCart) =>
  barn.actor.userType === 'STU'
    ? {
        lines: lines.map(({ productId, studentId, quantity, creditId, registration }): CartLine => ({
          productId,
          studentId,
          quantity,
          ...(!spendsNone(barn) && { creditId }),
          registration,
        })),
        accountHolderId: barn.actor.personId,
      }
    : { lines, accountHolderId };

/** A teen buys for herself alone; whose account it is, is checked with the cart. */
async function refuseSiblings({ actor, sql, farmId }: BarnTransaction, lines: readonly CartLine[]) {
  if (actor.part !== 'teen') return;
  const students = lines.flatMap(({ studentId }) => studentId ?? []);
  const [other] = await sql`
    select 1 from student s where s.farm_id = ${farmId} and s.student_id = any(${students}::uuid[])
      and s.student_id not in ${ownStudents(sql, actor)}`;
  if (other) throw notFound('The student');
}

/** To families, who may also spend what the barn owes them, and pay for what a session is sold as by whom they registered. R170 C11 F12 */
const isOffered = (
  { studentId, productId, registration }: CartLine,
  product: ProductForSale | undefined,
  sessions: readonly SessionOfStudent[],
) =>
  registration === undefined
    ? !product || product.purchaseOnline || product.systemUse === 'credit'
    : sessionOf({ studentId, productId, registration }, sessions) !== undefined;

async function checkOffered(
  barn: BarnTransaction,
  lines: readonly CartLine[],
  products: ReadonlyMap<string, ProductForSale>,
) {
  const registered = lines.flatMap(({ registration, studentId }) => (registration && studentId ? studentId : []));
  const sessions = registered.length ? await sessionsOf(barn, registered) : [];
  if (!lines.every((line) => isOffered(line, products.get(line.productId ?? ''), sessions)))
    throw billingErrors.bad_cart();
  const [refused] = notForThem(lines, products, await boughtBefore(barn, lines, products));
  if (refused) throw refused;
}

async function boughtBefore(
  barn: BarnTransaction,
  lines: readonly CartLine[],
  products: ReadonlyMap<string, ProductForSale>,
): Promise<boolean> {
  if (![...products.values()].some(({ newCustomersOnly }) => newCustomersOnly)) return false;
  const students = lines.flatMap(({ studentId }) => studentId ?? []);
  const [row] = await barn.sql<{ before: boolean }[]>`
    select ${hasBought(barn.sql, barn.farmId, accountsOfStudents(barn.sql, barn.farmId, students))} as before`;
  return row?.before ?? false;
}

export async function offerPurchase(
  barn: BarnTransaction,
  cart: OfferedCart & { amountMinor?: number; withoutFee?: boolean },
): Promise<PurchaseOffer> {
  const { amountMinor, withoutFee, isQuickpay = false, codeDiscountId, inInstalments } = cart;
  const keepsCredits = cart.keepsCredits || spendsNone(barn);
  const { lines: wished, accountHolderId } = believed(barn, cart);
  const lines = (await withShares(barn, wished)).map((line) => ({ ...line, packageId: barn.newId() }));
  await refuseSiblings(barn, lines);
  const facts = await purchaseFacts(barn, {
    lines,
    accountHolderId,
    by: 'card',
    isDiscounted: true,
    codeDiscountId,
  });
  if (barn.actor.userType === 'STU') await checkOffered(barn, lines, facts.products);
  const decided = decidePurchase(
    { lines, by: 'card', reference: null, isQuickpay, amountMinor, withoutFee, keepsCredits, inInstalments },
    facts,
  );
  const paid = decided.deposit?.[0] ?? decided.payment;
  if (paid?.type !== 'billing.PaymentRecorded') throw new Error('A card pays, it owes nothing.');
  const { paymentId, billingPersonId, subtotalMinor, taxMinor, feeMinor, totalMinor } = paid.data;
  const invoice = invoiceOf(decided, withoutFee ? 0 : facts.terms.feeRate);
  return {
    payment: { paymentId, billingPersonId, isQuickpay, subtotalMinor, taxMinor, feeMinor, totalMinor },
    packages: decided.packages.map(({ data }) => data),
    spendings: decided.spendings,
    ...(invoice && { invoice }),
    pins: Object.fromEntries(
      lines.flatMap(({ packageId, lessonPersonId }) => (lessonPersonId ? [[packageId, lessonPersonId]] : [])),
    ),
    remarks: remarksOf([
      { subjectId: paymentId, text: cart.notes },
      ...lines.map((line) => ({ subjectId: line.packageId, text: remarkOf(line) })),
    ]),
  };
}

function invoiceOf({ payment }: DecidedPurchase, feeRate: number): PurchaseOffer['invoice'] {
  if (payment?.type !== 'billing.InvoiceIssued') return undefined;
  const { paymentId, subtotalMinor, taxMinor, instalments = [] } = payment.data;
  const [first, ...later] = instalments;
  return first && { paymentId, subtotalMinor, taxMinor, feeRate, instalments: [first, ...later] };
}

/**
 * The money is there: everything becomes as offered, whatever was changed since; lessons are covered as they are now. False, and nothing
 * happens: a credit that lowered the price was spent on something else meanwhile, or its code used up. C11
 */
export async function fulfilPurchase(
  barn: BarnTransaction,
  { payment, packages, pins, remarks, spendings = [], invoice }: PurchaseOffer,
  { method, reference }: { method: CardMethod; reference: string },
): Promise<boolean> {
  const students = [...new Set(packages.map(({ studentId }) => studentId))];
  const codes = packages.flatMap(({ discount }) => discount?.discountId ?? []);
  const accounts = accountsOfStudents(barn.sql, barn.farmId, students);
  if (!(await areUnspent(barn, spendings)) || (await areUsedUp(barn, accounts, codes))) return false;
  const { paymentId, billingPersonId, isQuickpay, ...totals } = payment;
  const isShared = barn.sql`${packages.some((one) => one.isShared)}::boolean`;
  const riders = ridersPaidFor(barn, students, isShared);
  const [account, products, mates, waiting, candidates] = await Promise.all([
    accountHolder(barn, billingPersonId),
    productsForSale(
      barn,
      packages.map(({ productId }) => productId),
    ),
    matesOf(barn, students, isShared),
    waitingPlaces(barn.sql, barn.farmId, riders),
    candidatesOf(barn, riders),
  ]);
  const bill = {
    paymentId,
    billingPersonId: account ?? billingPersonId,
    received: dayIn(barn.settings.timeZone, barn.now),
  };
  const bought = packages.map(({ taxIncluded = false, isShared: shared = false, ...data }): PackagePurchased => ({
    type: 'billing.PackagePurchased',
    data: { ...data, taxIncluded, isShared: shared },
  }));
  const lines = packages.map(({ packageId }) => {
    const lessonPersonId = pins[packageId];
    const waits = waiting.some((place) => place.lessonPersonId === lessonPersonId);
    return { packageId, ...(waits && { lessonPersonId }) };
  });
  if (remarks.length) await barn.execute(WriteRemark, { remarks });
  if (invoice) {
    const { feeRate, instalments } = invoice;
    const invoiceNumber = await nextInvoiceNumber(barn);
    const paying = { paymentId, method, reference, feeRate };
    const sold = soldInInstalments({ ...bill, paymentId: invoice.paymentId }, invoice, {
      instalments,
      invoiceNumber,
      paying,
    });
    barn.begin(paymentStream, invoice.paymentId, [sold.payment]);
    if (sold.deposit) payDeposit(barn, invoice.paymentId, sold.deposit);
  } else barn.begin(paymentStream, paymentId, [receive(bill, totals, { method, reference, isQuickpay })]);
  for (const event of bought) barn.begin(packageStream, event.data.packageId, [event]);
  appendToPackages(barn, drawnBy(lines, bought, { products, mates, waiting, candidates }));
  spendCredits(barn, invoice?.paymentId ?? paymentId, spendings);
  return true;
}

async function areUnspent(barn: BarnTransaction, spendings: readonly Spending[]) {
  const ids = spendings.map(({ credit }) => credit.packageId);
  const held = ids.length ? await loadPackages(barn, ids) : new Map<string, Package>();
  return spendings.every(({ credit: { packageId, amountMinor } }) => {
    const credit = held.get(packageId);
    return credit !== undefined && !isSpent(credit) && credit.priceMinor === -amountMinor;
  });
}
