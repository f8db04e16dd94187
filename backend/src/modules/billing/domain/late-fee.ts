import type { StudentCancelled } from '../../enrollment/contracts.js';
import type { InvoiceIssued, IssueWithdrawn, LateFeeCharged, PaymentEvent } from '../events.js';
import { sumOf } from './money-back.js';
import { dueAfter } from './due-date.js';
import { isOpen, type PackageState } from './package.js';
import { partlyPaid, settling, type Payment } from './payment.js';

export const LATE_FEE = 'Late cancellation';

interface Charging {
  readonly paymentId: string;
  readonly packageId: string;
  readonly billingPersonId: string;
  readonly today: string;
  readonly productId: string;
  readonly invoiceNumber: number;
  readonly dueDays: number | null;
}

/** The fee as it was announced, without tax: it pays for no lesson. */
export function lateFee(
  { policy, studentId, lessonPersonId, lessonDate, lessonTitle }: StudentCancelled['data'],
  { paymentId, packageId, billingPersonId, today, productId, invoiceNumber, dueDays }: Charging,
): { invoice: InvoiceIssued; line: LateFeeCharged } {
  const feeMinor = policy?.feeMinor ?? 0;
  return {
    invoice: {
      type: 'billing.InvoiceIssued',
      data: {
        paymentId,
        billingPersonId,
        received: today,
        invoiceNumber,
        subtotalMinor: feeMinor,
        taxMinor: 0,
        feeMinor: 0,
        totalMinor: feeMinor,
        due: dueAfter(today, dueDays),
      },
    },
    line: {
      type: 'billing.LateFeeCharged',
      data: {
        packageId,
        studentId,
        productId,
        productName: LATE_FEE,
        paymentId,
        priceMinor: feeMinor,
        purchaseDate: today,
        startDate: today,
        expiryDate: today,
        issuedFor: lessonPersonId,
        missedDate: lessonDate,
        missedTitle: lessonTitle,
      },
    },
  };
}

const NOTHING = { line: [], invoice: [] };

interface Charged {
  readonly packageId: string;
  readonly paymentId: string;
  readonly line: PackageState;
  readonly invoice: Payment;
}

/** Off the invoice, as long as nothing of it was paid; what was paid stays, and staff may refund it. C07 */
export function withdrawLateFee({ packageId, paymentId, line, invoice }: Charged): {
  line: IssueWithdrawn[];
  invoice: PaymentEvent[];
} {
  if (!isOpen(line) || invoice.phase !== 'invoiced') return NOTHING;
  if (invoice.paidBy !== null || sumOf(partlyPaid(invoice)) > 0) return NOTHING;
  const amended: PaymentEvent = {
    type: 'billing.InvoiceAmended',
    data: {
      paymentId,
      subtotalMinor: Math.max(0, invoice.subtotalMinor - line.priceMinor),
      taxMinor: invoice.taxMinor,
    },
  };
  return {
    line: [{ type: 'billing.IssueWithdrawn', data: { packageId, studentId: line.studentId } }],
    invoice: [amended, ...settling(paymentId, invoice, [amended])],
  };
}
