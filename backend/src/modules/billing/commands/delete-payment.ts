import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideOverpaymentWithdrawal, isSpent, released } from '../domain/credits.js';
import { decidePackageDeletion } from '../domain/decide-package-change.js';
import { decidePaymentDeletion } from '../domain/decide-payment-deletion.js';
import { packageStream } from '../domain/package.js';
import { paymentStream, type Received } from '../domain/payment.js';
import type { PackageEvent } from '../events.js';
import { loadPackages } from '../facts/load-packages.js';
import { applyPackageChange, loadPackageChange } from '../facts/load-package-change.js';

interface Going {
  id: string;
  isRefunded: boolean;
  isOfVoucher: boolean;
}

/** A manual payment that never was, with all that was received as one with it. E07 */
export class DeletePayment extends barnCommand<{ paymentId: string }>('billing.DeletePayment') {}

@CommandHandler(DeletePayment)
export class DeletePaymentHandler extends BarnCommandHandler<DeletePayment> {
  async handle(barn: BarnTransaction, { paymentId }: { paymentId: string }) {
    const { sql, farmId } = barn;
    const rows = await sql<Going[]>`
      select money.payment_id as id, exists (
        -- What was bought by invoice is refunded against the invoice, not against the money that paid it.
        select from payment back where back.farm_id = money.farm_id and back.refund_of in (money.payment_id, money.invoice_id)
      ) as "isRefunded", exists (
        select from voucher v where v.farm_id = money.farm_id and v.payment_id = money.payment_id) as "isOfVoucher"
      from payment one join payment money on money.farm_id = one.farm_id
        and (money.payment_id = one.payment_id or money.receipt_id = one.receipt_id)
      where one.farm_id = ${farmId} and one.payment_id = ${paymentId} order by money.payment_id`;
    if (rows.length === 0) throw notFound('The payment');
    await takeBackPackages(
      barn,
      rows.map(({ id }) => id),
    );
    for (const row of rows) await remove(barn, row);
  }
}

/** What was bought with these payments; a credit that was spent on one is the family's again. */
async function takeBackPackages(barn: BarnTransaction, paymentIds: readonly string[]) {
  const bought = await barn.sql<{ id: string }[]>`
    select package_id as id from package where farm_id = ${barn.farmId} and payment_id = any(${paymentIds}::uuid[])`;
  const change = await loadPackageChange(
    barn,
    bought.map(({ id }) => id),
  );
  const gone = [...change.bought.values()].filter(({ paymentId }) => paymentId && paymentIds.includes(paymentId));
  applyPackageChange(
    barn,
    change,
    gone.flatMap((held): PackageEvent[] =>
      isSpent(held) ? [released(held)] : decidePackageDeletion(held, change.placesOf(held.packageId)),
    ),
  );
}

async function remove(barn: BarnTransaction, { id: paymentId, isRefunded, isOfVoucher }: Going) {
  const payment = await barn.load(paymentStream, paymentId);
  const invoiceId = payment.phase === 'received' ? payment.invoiceId : null;
  const invoice = invoiceId === null ? undefined : await barn.load(paymentStream, invoiceId);
  const { deleted, reopened } = decidePaymentDeletion(paymentId, payment, { isRefunded, isOfVoucher, invoice });
  if (payment.phase === 'received') await withdrawCredit(barn, payment);
  if (invoiceId !== null) barn.append(paymentStream, invoiceId, reopened);
  barn.append(paymentStream, paymentId, [deleted]);
}

async function withdrawCredit(barn: BarnTransaction, { creditId, amountMinor }: Received) {
  if (creditId === null) return;
  const credit = (await loadPackages(barn, [creditId])).get(creditId);
  barn.append(packageStream, creditId, [decideOverpaymentWithdrawal(credit, amountMinor)]);
}
