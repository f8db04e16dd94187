import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { forbidden } from '../../../platform/errors/refusal.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled, numberOf } from '../../../platform/tenancy/barn-settings.js';
import { waitingPlaces } from '../../enrollment/contracts.js';
import { WriteRemark } from '../../notes/contracts.js';
import { dayIn } from '../domain/days.js';
import { decidePurchase, type Purchase } from '../domain/decide-purchase.js';
import { packageStream } from '../domain/package.js';
import { paymentStream } from '../domain/payment.js';
import type { CartLine } from '../domain/purchase.js';
import { productsForSale } from '../queries/product-facts.js';
import { purchaseReply } from '../queries/purchase-reply.js';
import { appendToPackages, candidatesOf } from './load-packages.js';
import { accountHolder, accountsOf, existingPayment, nextInvoiceNumber } from './purchase-facts.js';

interface Cart {
  lines: readonly CartLine[];
  by: Purchase['by'];
  accountHolderId?: string;
  received?: string;
  reference?: string;
  isQuickpay?: boolean;
  amountMinor?: number;
  paymentId?: string;
  notes?: string;
}

const termsOf = ({ settings, actor, now }: BarnTransaction, received = dayIn(settings.timeZone, now)) => ({
  received,
  startBeforeDays: numberOf(settings, 'package_start_before_days', 0),
  taxPercent: numberOf(settings, 'tax_percent', 0),
  mayOverride: actor.userType === 'ADM',
  usesInvoices: enabled(settings, 'can_use_invoices'),
});

async function factsOf(barn: BarnTransaction, { lines, accountHolderId, received, paymentId }: Cart) {
  const students = [...new Set(lines.flatMap(({ studentId }) => studentId ?? []))];
  const [products, accounts, account, next, waiting, candidates, existing] = await Promise.all([
    productsForSale(
      barn,
      lines.flatMap(({ productId }) => productId ?? []),
    ),
    accountsOf(barn, students),
    accountHolder(barn, accountHolderId),
    nextInvoiceNumber(barn),
    waitingPlaces(barn.sql, barn.farmId, barn.sql`(select unnest(${students}::uuid[]))`),
    candidatesOf(barn, students),
    existingPayment(barn, paymentId),
  ]);
  const terms = termsOf(barn, received);
  return {
    terms,
    products,
    accounts,
    account,
    nextInvoiceNumber: next,
    waiting,
    candidates,
    existing,
    paymentId: paymentId ?? barn.newId(),
  };
}

const remarksOf = (texts: readonly { subjectId: string; text: string | undefined }[]) =>
  texts.flatMap(({ subjectId, text }) => (text?.trim() ? [{ subjectId, text }] : []));

/** The result is the whole reply, because it is stored under the idempotency key. D09 E06 */
export class PurchasePackages extends barnCommand<Cart, Awaited<ReturnType<typeof purchaseReply>>>(
  'billing.PurchasePackages',
) {}

@CommandHandler(PurchasePackages)
export class PurchasePackagesHandler extends BarnCommandHandler<PurchasePackages> {
  async handle(barn: BarnTransaction, cart: Cart) {
    // Families buy online, which follows a confirmed card payment; everything else is recorded by an administrator.
    if (barn.actor.userType !== 'ADM') throw forbidden();
    const facts = await factsOf(barn, cart);
    const lines = cart.lines.map((line) => ({ ...line, packageId: barn.newId() }));
    const { paymentId } = facts;
    const { payment, packages, debits } = decidePurchase(
      {
        lines,
        by: cart.by,
        reference: cart.reference || null,
        isQuickpay: cart.isQuickpay ?? false,
        amountMinor: cart.amountMinor,
      },
      facts,
    );
    const remarks = remarksOf([
      { subjectId: paymentId, text: cart.notes },
      ...lines.map(({ packageId, notes }) => ({ subjectId: packageId, text: notes })),
    ]);
    if (remarks.length) await barn.execute(WriteRemark, { remarks });
    if (payment) barn.begin(paymentStream, paymentId, [payment]);
    for (const event of packages) barn.begin(packageStream, event.data.packageId, [event]);
    appendToPackages(barn, debits);
    return purchaseReply(
      barn,
      paymentId,
      packages.map(({ data }) => data.packageId),
    );
  }
}
