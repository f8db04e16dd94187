import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { numberIfSet } from '../../../platform/tenancy/barn-settings.js';
import type { StudentCancelled } from '../../enrollment/contracts.js';
import { dayIn } from '../domain/days.js';
import { lateFee } from '../domain/late-fee.js';
import { packageStream } from '../domain/package.js';
import { paymentStream } from '../domain/payment.js';
import { systemProductsOf } from '../domain/system-products.js';
import { accountsOf, nextInvoiceNumber } from '../facts/purchase-facts.js';
import { systemProducts } from '../queries/product-facts.js';

type Cancellation = StudentCancelled['data'];

/** An invoice of its own for each late cancellation that the barn's policy charges for. */
export class ChargeLateFees extends barnCommand<readonly Cancellation[], void>('billing.ChargeLateFees') {}

@CommandHandler(ChargeLateFees)
export class ChargeLateFeesHandler extends BarnCommandHandler<ChargeLateFees> {
  async handle(barn: BarnTransaction, cancellations: readonly Cancellation[]) {
    const charged = cancellations.filter(({ policy }) => (policy?.feeMinor ?? 0) > 0);
    if (charged.length === 0) return;
    const [systems, accounts, next] = await Promise.all([
      systemProducts(barn),
      accountsOf(barn, [...new Set(charged.map(({ studentId }) => studentId))]),
      nextInvoiceNumber(barn),
    ]);
    const { adjustment: product } = systemProductsOf(systems);
    const today = dayIn(barn.settings.timeZone, barn.now);
    charged.forEach((cancellation, at) => {
      const [paymentId, packageId] = [barn.newId(), barn.newId()];
      const billingPersonId = accounts.get(cancellation.studentId);
      if (billingPersonId === undefined) return;
      const { invoice, line } = lateFee(cancellation, {
        paymentId,
        packageId,
        billingPersonId,
        today,
        productId: product.productId,
        invoiceNumber: next + at,
        dueDays: numberIfSet(barn.settings, 'invoice_due_days'),
      });
      barn.begin(paymentStream, paymentId, [invoice]);
      barn.begin(packageStream, packageId, [line]);
    });
  }
}
