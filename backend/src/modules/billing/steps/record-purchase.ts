import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { enabled, numberIfSet, numberOf } from '../../../platform/tenancy/barn-settings.js';
import { waitingPlaces } from '../../enrollment/contracts.js';
import { WriteRemark } from '../../notes/contracts.js';
import { dayIn } from '../domain/days.js';
import { stepOf } from '../domain/instalments.js';
import { decidePurchase, type DecidedPurchase, type Purchase } from '../domain/decide-purchase.js';
import type { Deposit } from '../domain/invoice-in-instalments.js';
import { packageStream } from '../domain/package.js';
import { paymentStream } from '../domain/payment.js';
import { remarkOf, type CartLine } from '../domain/purchase.js';
import { productsForSale } from '../queries/product-facts.js';
import { purchaseReply } from '../queries/purchase-reply.js';
import { creditsOf } from '../facts/credits.js';
import { appendToPackages, candidatesOf } from '../facts/load-packages.js';
import {
  accountHolder,
  accountsOf,
  existingPayment,
  matesOf,
  nextInvoiceNumber,
  ridersPaidFor,
  sellsShared,
} from '../facts/purchase-facts.js';
import { discountsSold } from '../facts/discounts.js';
import { spendCredits } from './spend-credits.js';
import { withShares } from '../queries/with-shares.js';

/** What is bought, and how it is paid; the caller of `recordPurchase` decides who may. */
export interface Cart {
  lines: readonly CartLine[];
  by: Purchase['by'];
  accountHolderId?: string;
  received?: string;
  reference?: string;
  isQuickpay?: boolean;
  withoutFee?: boolean;
  amountMinor?: number;
  /** Of an invoice; else by the barn's setting. */
  due?: string;
  paymentId?: string;
  /** What may be is paid by instalments. */
  inInstalments?: boolean;
  /** Credits that no line names stay. C11 */
  keepsCredits?: boolean;
  notes?: string;
  /** Sold over the counter or online, and so for less where the barn says so; what renews or is assigned by itself is not. */
  isDiscounted?: boolean;
  /** A discount whose code was typed. */
  codeDiscountId?: string;
}

/** How the barn sells now. */
export const termsOf = ({ settings, actor, now }: BarnTransaction, received = dayIn(settings.timeZone, now)) => ({
  received,
  startBeforeDays: numberOf(settings, 'package_start_before_days'),
  taxPercent: numberOf(settings, 'tax_percent'),
  taxIncluded: enabled(settings, 'prices_include_tax'),
  mayOverride: actor.userType === 'ADM',
  currency: settings.currency,
  usesInvoices: enabled(settings, 'can_use_invoices'),
  feeRate: numberOf(settings, 'stripe_convenience_fee'),
  dueDays: numberIfSet(settings, 'invoice_due_days'),
});

/** One round trip. */
export async function purchaseFacts(barn: BarnTransaction, cart: Cart) {
  const { lines, accountHolderId, received, paymentId, isDiscounted = false, codeDiscountId } = cart;
  const students = [...new Set(lines.flatMap(({ studentId }) => studentId ?? []))];
  const productIds = lines.flatMap(({ productId }) => productId ?? []);
  const isShared = sellsShared(barn, productIds);
  const riders = ridersPaidFor(barn, students, isShared);
  const [products, accounts, mates, account, next, waiting, candidates, existing, credits, discounts] =
    await Promise.all([
      productsForSale(barn, productIds),
      accountsOf(barn, students),
      matesOf(barn, students, isShared),
      accountHolder(barn, accountHolderId),
      nextInvoiceNumber(barn),
      waitingPlaces(barn.sql, barn.farmId, riders),
      candidatesOf(barn, riders),
      existingPayment(barn, paymentId),
      creditsOf(barn, students),
      isDiscounted ? discountsSold(barn, students, codeDiscountId) : [],
    ]);
  const terms = termsOf(barn, received);
  return {
    terms,
    products,
    accounts,
    mates,
    account,
    nextInvoiceNumber: next,
    waiting,
    candidates,
    existing,
    credits,
    discounts,
    paymentId: paymentId ?? barn.newId(),
    planned: { depositId: barn.newId(), stepMinor: stepOf(barn.settings.currency) },
  };
}

export const remarksOf = (texts: readonly { subjectId: string; text: string | undefined }[]) =>
  texts.flatMap(({ subjectId, text }) => (text?.trim() ? [{ subjectId, text }] : []));

/** Cart, payment and packages in one unit of work; the answer is read after it. D09 E06 */
export async function recordPurchase(barn: BarnTransaction, cart: Cart) {
  const facts = await purchaseFacts(barn, cart);
  const lines = (await withShares(barn, cart.lines)).map((line) => ({ ...line, packageId: barn.newId() }));
  const { paymentId } = facts;
  const { by, amountMinor, due, withoutFee, keepsCredits, inInstalments, isQuickpay = false } = cart;
  const decided = decidePurchase(
    {
      lines,
      by,
      reference: cart.reference || null,
      isQuickpay,
      amountMinor,
      due,
      withoutFee,
      keepsCredits,
      inInstalments,
    },
    facts,
  );
  await writePurchase(barn, paymentId, { ...decided, lines, notes: cart.notes });
  return purchaseReply(barn, paymentId, [
    ...decided.packages.map(({ data }) => data.packageId),
    ...decided.spendings.map(({ credit }) => credit.packageId),
  ]);
}

type Written = DecidedPurchase & {
  readonly lines: readonly (CartLine & { readonly packageId: string })[];
  readonly notes?: string;
};

/** What was decided, with the words about it; streams of credits and of older packages are loaded. */
export async function writePurchase(
  barn: BarnTransaction,
  paymentId: string,
  { payment, deposit, packages, debits, spendings, lines, notes }: Written,
) {
  const remarks = remarksOf([
    { subjectId: paymentId, text: notes },
    ...lines.map((line) => ({ subjectId: line.packageId, text: remarkOf(line) })),
  ]);
  if (remarks.length) await barn.execute(WriteRemark, { remarks });
  if (payment) barn.begin(paymentStream, paymentId, [payment]);
  if (deposit) payDeposit(barn, paymentId, deposit);
  for (const event of packages) barn.begin(packageStream, event.data.packageId, [event]);
  appendToPackages(barn, debits);
  spendCredits(barn, paymentId, spendings);
}

/** The invoice was begun in the same unit of work. */
export function payDeposit(barn: BarnTransaction, invoiceId: string, [payment, ...onInvoice]: Deposit) {
  barn.begin(paymentStream, payment.data.paymentId, [payment]);
  barn.append(paymentStream, invoiceId, onInvoice);
}
