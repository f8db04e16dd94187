import { notFound } from '../../../platform/errors/refusal.js';
import type { InvoicePaid, InvoicePartPaid, PaymentRecorded } from '../events.js';
import { billingErrors } from './errors.js';
import { partOf, plus, sumOf } from './money-back.js';
import { shareOf, taxWithin, toAmount } from './money.js';
import {
  isByCard,
  outstandingOf,
  partlyPaid,
  receive,
  type Invoice,
  type Payment,
  type PaymentMethod,
} from './payment.js';

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
  /** Less than the invoice asks for pays a part of it; more is refused. E06 */
  readonly isPart?: boolean;
  /** Of money that is divided: the first of its payments. */
  readonly receiptId?: string;
}

type OnInvoice = InvoicePartPaid | InvoicePaid;

function amountOf(invoice: Invoice, { amountMinor, acceptsDifference, isPart = false }: InvoicePayment) {
  const openMinor = outstandingOf(invoice);
  if (openMinor === 0) throw billingErrors.invoice_paid();
  const paidMinor = amountMinor ?? openMinor;
  if (paidMinor < 1) throw billingErrors.amount_too_small();
  const open = toAmount(openMinor).toFixed(2);
  if (isPart && paidMinor > openMinor) throw billingErrors.invoice_part_too_large(open);
  if (!isPart && paidMinor !== openMinor && !acceptsDifference) throw billingErrors.invoice_amount_differs(open);
  return { paidMinor, isWhole: !isPart || paidMinor === openMinor };
}

/**
 * An invoice is paid as a whole, or in parts that together are never more than it asks for; once it is paid nothing changes it. Parts
 * divide its tax among them, the last one takes what the others rounded off. E06 R181
 */
export function decideInvoicePayment(
  invoice: Payment,
  payment: InvoicePayment,
): readonly [PaymentRecorded, ...OnInvoice[]] {
  if (invoice.phase !== 'invoiced') throw notFound('The invoice');
  const { paymentId, invoiceId, received, method, reference, feeRate, receiptId = null } = payment;
  const { paidMinor: amountMinor, isWhole } = amountOf(invoice, payment);
  const before = partlyPaid(invoice);
  const hasParts = !isWhole || sumOf(before) > 0;
  const part = partOf(amountMinor, invoice, before);
  // Another amount for the whole is more or less than is open, so that it is taxed by itself.
  const taxMinor =
    hasParts && sumOf(part) === amountMinor ? part.taxMinor : taxWithin(amountMinor, plus(invoice, before, -1));
  const feeMinor = isByCard(method) ? shareOf(amountMinor, feeRate) : 0;
  const totals = { subtotalMinor: amountMinor - taxMinor, taxMinor, feeMinor, totalMinor: amountMinor + feeMinor };
  const bill = { paymentId, billingPersonId: invoice.billingPersonId, received };
  const on = { paymentId: invoiceId, paidBy: paymentId };
  return [
    receive(bill, totals, { method, reference, isQuickpay: false, invoiceId, receiptId }),
    ...(hasParts ? [{ type: 'billing.InvoicePartPaid', data: { ...on, ...part } } as const] : []),
    ...(isWhole ? [{ type: 'billing.InvoicePaid', data: on } as const] : []),
  ];
}
