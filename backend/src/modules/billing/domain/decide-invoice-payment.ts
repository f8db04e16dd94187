import { notFound } from '../../../platform/errors/refusal.js';
import type { InvoicePaid, PaymentRecorded } from '../events.js';
import { billingErrors } from './errors.js';
import { shareOf, taxWithin, toAmount } from './money.js';
import { isByCard, receive, type Invoice, type Payment, type PaymentMethod } from './payment.js';

export interface InvoicePayment {
  readonly paymentId: string;
  readonly invoiceId: string;
  readonly method: PaymentMethod;
  readonly reference: string | null;
  readonly received: string;
  /** Of the card fee, on what the invoice asks for. R172 */
  readonly feeRate: number;
  /** Without the fee. Undefined: what the invoice asks for. */
  readonly amountMinor?: number;
  /** An administrator takes another amount for the whole. E06 */
  readonly acceptsDifference: boolean;
}

export const outstandingOf = ({ subtotalMinor, taxMinor, paidBy }: Invoice) =>
  paidBy === null ? Math.max(0, subtotalMinor + taxMinor) : 0;

/** An invoice is paid once and as a whole; then nothing changes it. E06 R181 */
export function decideInvoicePayment(
  invoice: Payment,
  payment: InvoicePayment,
): readonly [PaymentRecorded, InvoicePaid] {
  if (invoice.phase !== 'invoiced') throw notFound('The invoice');
  const { paymentId, invoiceId, received, method, reference, feeRate, acceptsDifference } = payment;
  const owedMinor = outstandingOf(invoice);
  if (owedMinor === 0) throw billingErrors.invoice_paid();
  const amountMinor = payment.amountMinor ?? owedMinor;
  if (amountMinor < 1) throw billingErrors.amount_too_small();
  if (amountMinor !== owedMinor && !acceptsDifference)
    throw billingErrors.invoice_amount_differs(toAmount(owedMinor).toFixed(2));
  const taxMinor = taxWithin(amountMinor, invoice);
  const feeMinor = isByCard(method) ? shareOf(amountMinor, feeRate) : 0;
  const totals = { subtotalMinor: amountMinor - taxMinor, taxMinor, feeMinor, totalMinor: amountMinor + feeMinor };
  const bill = { paymentId, billingPersonId: invoice.billingPersonId, received };
  return [
    receive(bill, totals, { method, reference, isQuickpay: false, invoiceId }),
    { type: 'billing.InvoicePaid', data: { paymentId: invoiceId, paidBy: paymentId } },
  ];
}
