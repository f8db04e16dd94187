import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { command } from '../../../platform/event-store/command.js';
import { stateAfter } from '../../../platform/event-store/stream.js';
import { forbidden, invalid, refuse } from '../../../platform/errors/refusal.js';
import { enabled, numberOf } from '../../../platform/tenancy/barn-settings.js';
import { WriteRemark } from '../../notes/contracts.js';
import { allocate, type Offer } from '../domain/allocation.js';
import { dayIn, isDay } from '../domain/days.js';
import { totalsOf } from '../domain/money.js';
import { isHeld, packageStream } from '../domain/package.js';
import { paymentStream, settle, type ManualMethod, type Settlement } from '../domain/payment.js';
import { buy, checkCart, checkTotal, type CartLine, type Terms } from '../domain/purchase.js';
import type { PackagePurchased } from '../events.js';
import { purchaseReply } from '../queries/purchase-reply.js';
import { appendToPackages, offersTo } from './held-packages.js';
import { accountHolder, accountsOf, nextInvoiceNumber, openPlaces, productsById } from './purchase-facts.js';

export interface PurchasePackages {
  lines: readonly CartLine[];
  by: ManualMethod | 'invoice';
  accountHolderId?: string;
  received?: string;
  reference?: string;
  notes?: string;
}

function termsOf(barn: BarnTransaction, received: string): Terms {
  if (!isDay(received)) throw invalid('date', 'Purchase Date is not valid');
  const { settings, actor } = barn;
  return {
    received,
    startBeforeDays: numberOf(settings, 'package_start_before_days', 0),
    taxPercent: numberOf(settings, 'tax_percent', 0),
    mayOverride: actor.userType === 'ADM',
  };
}

/**
 * Sells packages to the members of one account: the payment or the unpaid invoice, the packages, and the units of lessons that were
 * waiting for one. Totals come from the products; the whole reply is returned, because it is kept under the idempotency key. D09 E06 C03
 */
export const purchasePackages = command(
  'billing.PurchasePackages',
  async (barn, { lines, by, accountHolderId, reference = '', notes, ...input }: PurchasePackages) => {
    // Online purchases follow a confirmed card payment; everything else is the administrator's to record.
    if (barn.actor.userType !== 'ADM') throw forbidden();
    if (by === 'invoice' && !enabled(barn.settings, 'can_use_invoices'))
      throw refuse('invoices_off', 'This barn does not use invoices.');
    const terms = termsOf(barn, input.received ?? dayIn(barn.settings.timeZone, barn.now));
    const students = [...new Set(lines.flatMap(({ studentId }) => studentId ?? []))];
    const [products, accounts, holder, invoiceNumber, waiting, shelf] = await Promise.all([
      productsById(
        barn,
        lines.map(({ productId }) => productId),
      ),
      accountsOf(barn, students),
      accountHolder(barn, accountHolderId),
      nextInvoiceNumber(barn),
      openPlaces(barn, students),
      offersTo(barn, students),
    ]);
    const billingPersonId = checkCart(lines, accounts, holder);
    const paymentId = barn.newId();
    const bought = lines.map((line): PackagePurchased => ({
      type: 'billing.PackagePurchased',
      data: { ...buy(line, products, terms), packageId: barn.newId(), paymentId },
    }));
    const totals = totalsOf(bought.map(({ data }) => data));
    checkTotal(totals.totalMinor);
    const settlement: Settlement =
      by === 'invoice' ? { by: 'invoice', invoiceNumber } : { by: 'money', method: by, reference: reference || null };
    const remarks = [
      { subjectId: paymentId, text: notes },
      ...bought.map(({ data }, i) => ({ subjectId: data.packageId, text: lines[i]?.notes })),
    ].flatMap(({ subjectId, text }) => (text?.trim() ? [{ subjectId, text }] : []));
    if (remarks.length) await barn.execute(WriteRemark, { remarks });
    barn.begin(paymentStream, paymentId, [
      settle({ paymentId, billingPersonId, received: terms.received }, totals, settlement),
    ]);
    for (const event of bought) barn.begin(packageStream, event.data.packageId, [event]);
    const fresh = bought.flatMap((event): Offer[] => {
      const state = stateAfter(packageStream, [event]);
      return isHeld(state) ? [{ held: state, programs: products.get(event.data.productId)?.programs ?? [] }] : [];
    });
    appendToPackages(barn, allocate(waiting, [...shelf, ...fresh]));
    return purchaseReply(
      barn,
      paymentId,
      bought.map(({ data }) => data.packageId),
    );
  },
);
