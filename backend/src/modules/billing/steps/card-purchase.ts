import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { waitingPlaces } from '../../enrollment/contracts.js';
import { WriteRemark } from '../../notes/contracts.js';
import { dayIn } from '../domain/days.js';
import { decidePurchase, drawnBy } from '../domain/decide-purchase.js';
import { billingErrors } from '../domain/errors.js';
import { packageStream } from '../domain/package.js';
import { paymentStream, receive, type CardMethod } from '../domain/payment.js';
import type { Totals } from '../domain/money.js';
import type { CartLine } from '../domain/purchase.js';
import type { PackagePurchased } from '../events.js';
import { productsForSale } from '../queries/product-facts.js';
import { appendToPackages, candidatesOf } from '../facts/load-packages.js';
import { accountHolder } from '../facts/purchase-facts.js';
import { purchaseFacts, remarksOf } from './record-purchase.js';

export interface OfferedCart {
  lines: readonly CartLine[];
  accountHolderId?: string;
  notes?: string;
  isQuickpay?: boolean;
}

/** What a cart costs by card and becomes, at the prices of the moment; kept until it is paid. */
export interface PurchaseOffer {
  payment: Totals & { paymentId: string; billingPersonId: string; isQuickpay: boolean };
  packages: readonly PackagePurchased['data'][];
  /** The enrolment that a package pays for first, by package. E09 */
  pins: Readonly<Record<string, string>>;
  remarks: readonly { subjectId: string; text: string }[];
}

/** Of a family's line only what and for whom is believed, and the account is its own. D10 R170 */
const believed = (barn: BarnTransaction, { lines, accountHolderId }: OfferedCart) =>
  barn.actor.userType === 'STU'
    ? {
        lines: lines.map(({ productId, studentId }): CartLine => ({ productId, studentId })),
        accountHolderId: barn.actor.personId,
      }
    : { lines, accountHolderId };

export async function offerPurchase(
  barn: BarnTransaction,
  cart: OfferedCart & { amountMinor?: number; withoutFee?: boolean },
): Promise<PurchaseOffer> {
  const { amountMinor, withoutFee, isQuickpay = false } = cart;
  const { lines: wished, accountHolderId } = believed(barn, cart);
  const lines = wished.map((line) => ({ ...line, packageId: barn.newId() }));
  const facts = await purchaseFacts(barn, { lines, accountHolderId, by: 'card' });
  if (barn.actor.userType === 'STU' && [...facts.products.values()].some(({ purchaseOnline }) => !purchaseOnline))
    throw billingErrors.bad_cart();
  const decided = decidePurchase({ lines, by: 'card', reference: null, isQuickpay, amountMinor, withoutFee }, facts);
  if (decided.payment?.type !== 'billing.PaymentRecorded') throw new Error('A card pays, it owes nothing.');
  const { paymentId, billingPersonId, subtotalMinor, taxMinor, feeMinor, totalMinor } = decided.payment.data;
  return {
    payment: { paymentId, billingPersonId, isQuickpay, subtotalMinor, taxMinor, feeMinor, totalMinor },
    packages: decided.packages.map(({ data }) => data),
    pins: Object.fromEntries(
      lines.flatMap(({ packageId, lessonPersonId }) => (lessonPersonId ? [[packageId, lessonPersonId]] : [])),
    ),
    remarks: remarksOf([
      { subjectId: paymentId, text: cart.notes },
      ...lines.map(({ packageId, notes }) => ({ subjectId: packageId, text: notes })),
    ]),
  };
}

/** The money is there: everything becomes as offered, whatever was changed since; lessons are covered as they are now. */
export async function fulfilPurchase(
  barn: BarnTransaction,
  { payment, packages, pins, remarks }: PurchaseOffer,
  { method, reference }: { method: CardMethod; reference: string },
) {
  const students = [...new Set(packages.map(({ studentId }) => studentId))];
  const { paymentId, billingPersonId, isQuickpay, ...totals } = payment;
  const [account, products, waiting, candidates] = await Promise.all([
    accountHolder(barn, billingPersonId),
    productsForSale(
      barn,
      packages.map(({ productId }) => productId),
    ),
    waitingPlaces(barn.sql, barn.farmId, barn.sql`(select unnest(${students}::uuid[]))`),
    candidatesOf(barn, students),
  ]);
  const bill = {
    paymentId,
    billingPersonId: account ?? billingPersonId,
    received: dayIn(barn.settings.timeZone, barn.now),
  };
  const bought = packages.map((data): PackagePurchased => ({ type: 'billing.PackagePurchased', data }));
  const lines = packages.map(({ packageId }) => {
    const lessonPersonId = pins[packageId];
    const waits = waiting.some((place) => place.lessonPersonId === lessonPersonId);
    return { packageId, ...(waits && { lessonPersonId }) };
  });
  if (remarks.length) await barn.execute(WriteRemark, { remarks });
  barn.begin(paymentStream, paymentId, [receive(bill, totals, { method, reference, isQuickpay })]);
  for (const event of bought) barn.begin(packageStream, event.data.packageId, [event]);
  appendToPackages(barn, drawnBy(lines, bought, { products, waiting, candidates }));
}
