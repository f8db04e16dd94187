import { impossible, streamType } from '../../../platform/event-store/stream.js';
import type {
  InvoiceAmended,
  InvoiceDueChanged,
  InvoiceIssued,
  InvoiceLowered,
  InvoicePaid,
  InvoicePartPaid,
  InvoicePartReturned,
  InvoiceReopened,
  InvoiceRestored,
  InvoiceSettled,
  PaymentEvent,
  PaymentRecorded,
} from '../events.js';
import { nextOf, type Instalment } from './instalments.js';
import type { Totals } from './money.js';
import { NOTHING, plus, sumOf, type Split } from './money-back.js';

/** Payments without the card provider. R180 */
export const MANUAL_METHODS = ['cash', 'cheque', 'venmo', 'transfer', 'other'] as const;
export type ManualMethod = (typeof MANUAL_METHODS)[number];
export const CARD_METHODS = ['card', 'saved'] as const;

export type Lowered = Pick<InvoiceLowered['data'], 'subtotalMinor' | 'taxMinor'>;

/** Minor units. */
interface Owed {
  readonly billingPersonId: string;
  readonly subtotalMinor: number;
  readonly taxMinor: number;
}
export interface Received {
  readonly phase: 'received';
  readonly billingPersonId: string;
  readonly kind: PaymentRecorded['data']['kind'];
  readonly invoiceId: string | null;
  readonly creditId: string | null;
  /** Minor units, without fee. */
  readonly amountMinor: number;
}
export interface Invoice extends Owed {
  readonly phase: 'invoiced';
  /** Its own date, and the day until which it is to be paid. */
  readonly issued: string;
  readonly due: string | null;
  /** What of it is to be paid until when; empty: all of it until `due`. */
  readonly instalments: readonly Instalment[];
  readonly lowered: Readonly<Record<string, Lowered>>;
  /** What part payments have paid of it, by payment. */
  readonly parts: Readonly<Record<string, Split>>;
  /** The payment that paid it, or the last of its parts; null as long as it is unpaid. */
  readonly paidBy: string | null;
}
export type Payment =
  | { readonly phase: 'unknown' }
  | Received
  | Invoice
  | { readonly phase: 'refund'; readonly decision: 'waiting' | 'approved' | 'declined' }
  | { readonly phase: 'taken' }
  | { readonly phase: 'withdrawn' };

const change = (payment: Payment, next: (invoice: Invoice) => Partial<Invoice>): Payment =>
  payment.phase === 'invoiced' ? { ...payment, ...next(payment) } : payment;

const moved = (payment: Payment, billingPersonId: string): Payment =>
  'billingPersonId' in payment ? { ...payment, billingPersonId } : payment;

/** What an administrator decided on waits for another decision. */
const reversed = ({ phase }: Payment): Payment =>
  phase === 'refund' ? { phase, decision: 'waiting' } : { phase: 'withdrawn' };

type OnInvoice =
  | InvoiceDueChanged
  | InvoiceAmended
  | InvoiceLowered
  | InvoiceRestored
  | InvoicePartPaid
  | InvoicePartReturned
  | InvoicePaid
  | InvoiceReopened;

function onInvoice(payment: Payment, { type, data }: OnInvoice): Payment {
  switch (type) {
    case 'billing.InvoiceLowered': {
      const { lessonPersonId, subtotalMinor, taxMinor } = data;
      return change(payment, (invoice) => ({
        subtotalMinor: invoice.subtotalMinor - subtotalMinor,
        taxMinor: invoice.taxMinor - taxMinor,
        lowered: { ...invoice.lowered, [lessonPersonId]: { subtotalMinor, taxMinor } },
      }));
    }
    case 'billing.InvoiceRestored':
      return change(payment, (invoice) => {
        const { [data.lessonPersonId]: _restored, ...lowered } = invoice.lowered;
        return {
          subtotalMinor: invoice.subtotalMinor + data.subtotalMinor,
          taxMinor: invoice.taxMinor + data.taxMinor,
          lowered,
        };
      });
    case 'billing.InvoiceAmended':
      return change(payment, () => ({ subtotalMinor: data.subtotalMinor, taxMinor: data.taxMinor }));
    case 'billing.InvoicePartPaid': {
      const { paidBy, subtotalMinor, taxMinor } = data;
      return change(payment, ({ parts }) => ({ parts: { ...parts, [paidBy]: { subtotalMinor, taxMinor } } }));
    }
    case 'billing.InvoicePartReturned':
      return change(payment, (invoice) => {
        const { [data.paidBy]: _returned, ...parts } = invoice.parts;
        return { parts };
      });
    case 'billing.InvoiceDueChanged':
      return change(payment, () => ({ due: data.due }));
    case 'billing.InvoicePaid':
      return change(payment, () => ({ paidBy: data.paidBy }));
    case 'billing.InvoiceReopened':
      return change(payment, () => ({ paidBy: null }));
    default:
      return impossible(type);
  }
}

export function evolve(payment: Payment, event: PaymentEvent): Payment {
  switch (event.type) {
    case 'billing.PaymentRecorded': {
      const { billingPersonId, kind, invoiceId, creditId, subtotalMinor, taxMinor } = event.data;
      return { phase: 'received', billingPersonId, kind, invoiceId, creditId, amountMinor: subtotalMinor + taxMinor };
    }
    case 'billing.InvoiceIssued': {
      const { billingPersonId, subtotalMinor, taxMinor, received: issued, due, instalments = [] } = event.data;
      const asked = { billingPersonId, subtotalMinor, taxMinor, issued, due, instalments };
      return { phase: 'invoiced', ...asked, lowered: {}, parts: {}, paidBy: null };
    }
    case 'billing.InvoiceSent':
    case 'billing.InvoiceReminded':
    case 'billing.InvoiceSettled':
    case 'billing.RefundSpecified':
      return payment;
    case 'billing.RefundRequested':
      return { phase: 'refund', decision: event.data.approved ? 'approved' : 'waiting' };
    case 'billing.RefundApproved':
      return { phase: 'refund', decision: 'approved' };
    case 'billing.RefundDeclined':
      return { phase: 'refund', decision: 'declined' };
    case 'billing.VoucherRefunded':
      return { phase: 'refund', decision: 'approved' };
    case 'billing.MoneyWithdrawn':
      return { phase: 'taken' };
    case 'billing.RefundReversed':
      return reversed(payment);
    case 'billing.RefundWithdrawn':
    case 'billing.PaymentDeleted':
      return { phase: 'withdrawn' };
    case 'billing.PaymentMoved':
      return moved(payment, event.data.billingPersonId);
    default:
      return onInvoice(payment, event);
  }
}

export const paymentStream = streamType<Payment, PaymentEvent>('payment', { phase: 'unknown' }, evolve);

/** What part payments have paid of it. E06 */
export const partlyPaid = ({ parts }: Pick<Invoice, 'parts'>): Split =>
  Object.values(parts).reduce((sum, part) => plus(sum, part), NOTHING);
/** What an unpaid invoice still asks for; a credit pays for tax, too, so that one of both may be less than nothing. E06 */
export const openOf = (invoice: Invoice): Split =>
  invoice.paidBy === null ? plus(invoice, partlyPaid(invoice), -1) : NOTHING;
export function outstandingOf(invoice: Invoice) {
  const { subtotalMinor, taxMinor } = openOf(invoice);
  return Math.max(0, subtotalMinor + taxMinor);
}
/** What is to be paid next of one that is paid by instalments. */
export const nextInstalment = (invoice: Invoice) => nextOf(invoice.instalments, sumOf(partlyPaid(invoice)));
const isOwing = (invoice: Invoice) => outstandingOf(invoice) > 0;

/** What changes of an unpaid invoice make of it: nothing is left to pay, or something is again. E06 */
export function settling(
  paymentId: string,
  before: Payment,
  changes: readonly PaymentEvent[],
): (InvoiceSettled | InvoiceReopened)[] {
  const after = changes.reduce(evolve, before);
  if (before.phase !== 'invoiced' || after.phase !== 'invoiced' || after.paidBy !== null) return [];
  if (isOwing(before) === isOwing(after)) return [];
  return [
    isOwing(after)
      ? { type: 'billing.InvoiceReopened', data: { paymentId, paidBy: null } }
      : { type: 'billing.InvoiceSettled', data: { paymentId } },
  ];
}

/** How money came in. `card` is entered for this payment, `saved` was kept from an earlier one. R180 */
export type CardMethod = (typeof CARD_METHODS)[number];
export type PaymentMethod = ManualMethod | CardMethod;
/** Money goes back as it came: to the card, else by hand, from the till unless it is known. */
export const wayBack = (method: string | null) =>
  CARD_METHODS.some((card) => card === method) ? 'card' : (method ?? 'cash');
export const isByCard = (method: PaymentMethod) => CARD_METHODS.some((card) => card === method);

/** Money received now, or an invoice, which takes the barn's next number. E06 */
export type Settlement =
  | {
      readonly by: 'money';
      readonly method: PaymentMethod;
      readonly reference: string | null;
      readonly isQuickpay: boolean;
      readonly invoiceId?: string;
    }
  | {
      readonly by: 'invoice';
      readonly invoiceNumber: number;
      readonly due: string | null;
      readonly instalments?: readonly Instalment[];
    };

export interface Bill {
  readonly paymentId: string;
  readonly billingPersonId: string;
  readonly received: string;
}

export const receive = (
  bill: Bill,
  totals: Totals,
  {
    method,
    reference,
    isQuickpay,
    invoiceId = null,
    receiptId = null,
    creditId = null,
  }: Omit<Extract<Settlement, { by: 'money' }>, 'by' | 'invoiceId'> &
    Partial<Pick<PaymentRecorded['data'], 'invoiceId' | 'receiptId' | 'creditId'>>,
): PaymentRecorded => ({
  type: 'billing.PaymentRecorded',
  data: {
    ...bill,
    ...totals,
    kind: isByCard(method) ? 'online' : 'manual',
    method,
    reference,
    isQuickpay,
    invoiceId,
    receiptId,
    creditId,
  },
});

export const settle = (bill: Bill, totals: Totals, settlement: Settlement): PaymentRecorded | InvoiceIssued =>
  settlement.by === 'money'
    ? receive(bill, totals, settlement)
    : {
        type: 'billing.InvoiceIssued',
        data: {
          ...bill,
          ...totals,
          invoiceNumber: settlement.invoiceNumber,
          due: settlement.due,
          ...(settlement.instalments && { instalments: settlement.instalments }),
        },
      };
