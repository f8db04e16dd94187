import { impossible, streamType } from '../../../platform/event-store/stream.js';
import type { InvoiceIssued, InvoiceLowered, PaymentEvent, PaymentRecorded } from '../events.js';
import type { Totals } from './money.js';

/** Payments without the card provider. R180 */
export const MANUAL_METHODS = ['cash', 'cheque', 'venmo', 'transfer', 'other'] as const;
export type ManualMethod = (typeof MANUAL_METHODS)[number];

export type Lowered = Pick<InvoiceLowered['data'], 'subtotalMinor' | 'taxMinor'>;

export type Payment =
  | { readonly phase: 'unknown' }
  | { readonly phase: 'received' }
  | { readonly phase: 'invoiced'; readonly lowered: Readonly<Record<string, Lowered>> }
  | { readonly phase: 'refund'; readonly approved: boolean }
  | { readonly phase: 'withdrawn' };

const lowerings = (payment: Payment) => (payment.phase === 'invoiced' ? payment.lowered : {});

export function evolve(payment: Payment, { type, data }: PaymentEvent): Payment {
  switch (type) {
    case 'billing.PaymentRecorded':
      return { phase: 'received' };
    case 'billing.InvoiceIssued':
      return { phase: 'invoiced', lowered: {} };
    case 'billing.InvoiceLowered': {
      const { lessonPersonId, subtotalMinor, taxMinor } = data;
      return { phase: 'invoiced', lowered: { ...lowerings(payment), [lessonPersonId]: { subtotalMinor, taxMinor } } };
    }
    case 'billing.InvoiceRestored': {
      const { [data.lessonPersonId]: _restored, ...lowered } = lowerings(payment);
      return { phase: 'invoiced', lowered };
    }
    case 'billing.RefundRequested':
      return { phase: 'refund', approved: data.approved };
    case 'billing.RefundWithdrawn':
      return { phase: 'withdrawn' };
    case 'billing.PaymentMoved':
      return payment;
    default:
      return impossible(type);
  }
}

export const paymentStream = streamType<Payment, PaymentEvent>('payment', { phase: 'unknown' }, evolve);

/** Money received now, or an invoice, which takes the barn's next number. E06 */
export type Settlement =
  | {
      readonly by: 'money';
      readonly method: ManualMethod;
      readonly reference: string | null;
      readonly isQuickpay: boolean;
    }
  | { readonly by: 'invoice'; readonly invoiceNumber: number };

export interface Bill {
  readonly paymentId: string;
  readonly billingPersonId: string;
  readonly received: string;
}

export function settle(bill: Bill, totals: Totals, settlement: Settlement): PaymentRecorded | InvoiceIssued {
  if (settlement.by === 'invoice')
    return { type: 'billing.InvoiceIssued', data: { ...bill, ...totals, invoiceNumber: settlement.invoiceNumber } };
  const { method, reference, isQuickpay } = settlement;
  return { type: 'billing.PaymentRecorded', data: { ...bill, ...totals, method, reference, isQuickpay } };
}
