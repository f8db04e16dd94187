import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { isSpent, released } from '../domain/credits.js';
import { decidePackageDeletion } from '../domain/decide-package-change.js';
import { decidePaymentDeletion } from '../domain/decide-payment-deletion.js';
import { paymentStream } from '../domain/payment.js';
import type { PackageEvent } from '../events.js';
import { applyPackageChange, loadPackageChange } from '../facts/load-package-change.js';

/** A manual payment that never was. E07 */
export class DeletePayment extends barnCommand<{ paymentId: string }>('billing.DeletePayment') {}

@CommandHandler(DeletePayment)
export class DeletePaymentHandler extends BarnCommandHandler<DeletePayment> {
  async handle(barn: BarnTransaction, { paymentId }: { paymentId: string }) {
    const { sql, farmId } = barn;
    const [payment, [refund], bought] = await Promise.all([
      barn.load(paymentStream, paymentId),
      // What was bought by invoice is refunded against the invoice, not against the money that paid it.
      sql`select 1 from payment money
        join payment back on back.farm_id = money.farm_id and back.refund_of in (money.payment_id, money.invoice_id)
        where money.farm_id = ${farmId} and money.payment_id = ${paymentId} limit 1`,
      sql<
        { id: string }[]
      >`select package_id as id from package where farm_id = ${farmId} and payment_id = ${paymentId}`,
    ]);
    const { deleted, reopened } = decidePaymentDeletion(paymentId, payment, { isRefunded: refund !== undefined });
    const change = await loadPackageChange(
      barn,
      bought.map(({ id }) => id),
    );
    const gone = [...change.bought.values()].filter((held) => held.paymentId === paymentId);
    applyPackageChange(
      barn,
      change,
      gone.flatMap((held): PackageEvent[] =>
        isSpent(held) ? [released(held)] : decidePackageDeletion(held, change.placesOf(held.packageId)),
      ),
    );
    if (reopened) {
      await barn.load(paymentStream, reopened.data.paymentId);
      barn.append(paymentStream, reopened.data.paymentId, [reopened]);
    }
    barn.append(paymentStream, paymentId, [deleted]);
  }
}
