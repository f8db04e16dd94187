import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { packageStream } from '../domain/package.js';
import { paymentStream, settling } from '../domain/payment.js';
import type { PackageEvent, PaymentEvent } from '../events.js';

const BEGINNINGS: readonly string[] = [
  'billing.MakeupIssued',
  'billing.SingleLessonIssued',
  'billing.CreditIssued',
  'billing.RefundRequested',
];

export const isPayment = (event: PackageEvent | PaymentEvent): event is PaymentEvent =>
  'paymentId' in event.data && !('packageId' in event.data);

export async function writeSettlement(barn: BarnTransaction, events: readonly (PackageEvent | PaymentEvent)[]) {
  for (const event of events) {
    const begins = BEGINNINGS.includes(event.type);
    if (!isPayment(event)) {
      if (begins) barn.begin(packageStream, event.data.packageId, [event]);
      else barn.append(packageStream, event.data.packageId, [event]);
      continue;
    }
    const { paymentId } = event.data;
    if (begins) barn.begin(paymentStream, paymentId, [event]);
    else {
      const before = await barn.load(paymentStream, paymentId);
      barn.append(paymentStream, paymentId, [event, ...settling(paymentId, before, [event])]);
    }
  }
}
