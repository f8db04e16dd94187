import { add, insert, readTable, remove, update } from '../../../platform/event-store/changes.js';
import { projection } from '../../../platform/event-store/projection.js';
import type { Amounts, InvoicePart, InvoiceRestored, PaymentEvent } from '../events.js';
import { plannedParts } from '../domain/planned-parts.js';
import { Payment } from '../tables/payment.entity.js';

const payments = readTable(Payment);

const row = (data: Amounts, createdAt: Date) => ({
  payment_id: data.paymentId,
  billing_person_id: data.billingPersonId,
  subtotal_minor: data.subtotalMinor,
  tax_minor: data.taxMinor,
  fee_minor: data.feeMinor,
  total_minor: data.totalMinor,
  received: data.received,
  payment_method: null,
  reference: null,
  invoice_id: null,
  invoice_number: null,
  is_quickpay: false,
  refund_of: null,
  refund_for: null,
  refund_state: null,
  part_paid_minor: 0,
  receipt_id: null,
  credit_id: null,
  due_date: null,
  instalments: null,
  created_at: createdAt,
});

const added = ({ paymentId, subtotalMinor, taxMinor }: InvoiceRestored['data'], sign: 1 | -1) =>
  add(payments, paymentId, {
    subtotal_minor: sign * subtotalMinor,
    tax_minor: sign * taxMinor,
    total_minor: sign * (subtotalMinor + taxMinor),
  });

const partPaid = ({ paymentId, subtotalMinor, taxMinor }: InvoicePart, sign: 1 | -1) =>
  add(payments, paymentId, { part_paid_minor: sign * (subtotalMinor + taxMinor) });

/** A refund is a negative payment. */
export const paymentProjection = projection<PaymentEvent>('billing.payment', [payments], {
  'billing.PaymentRecorded': ({ data, occurredAt }) =>
    insert(payments, {
      ...row(data, occurredAt),
      transaction_type: data.kind,
      payment_method: data.method,
      reference: data.reference,
      invoice_id: data.invoiceId,
      receipt_id: data.receiptId,
      credit_id: data.creditId,
      paid: true,
      is_quickpay: data.isQuickpay,
    }),
  'billing.InvoiceIssued': ({ data, occurredAt }) =>
    insert(payments, {
      ...row(data, occurredAt),
      transaction_type: 'invoice',
      invoice_number: data.invoiceNumber,
      due_date: data.due,
      instalments: plannedParts(data.instalments),
      paid: false,
    }),
  'billing.InvoiceDueChanged': ({ data }) => update(payments, data.paymentId, { due_date: data.due }),
  'billing.PaymentDeleted': ({ data }) => remove(payments, data.paymentId),
  'billing.InvoicePaid': ({ data }) => update(payments, data.paymentId, { paid: true }),
  'billing.InvoicePartPaid': ({ data }) => partPaid(data, 1),
  'billing.InvoicePartReturned': ({ data }) => partPaid(data, -1),
  'billing.InvoiceSettled': ({ data }) => update(payments, data.paymentId, { paid: true }),
  'billing.InvoiceReopened': ({ data }) => update(payments, data.paymentId, { paid: false }),
  'billing.InvoiceAmended': ({ data: { paymentId, subtotalMinor, taxMinor } }) =>
    update(payments, paymentId, {
      subtotal_minor: subtotalMinor,
      tax_minor: taxMinor,
      total_minor: subtotalMinor + taxMinor,
    }),
  'billing.InvoiceLowered': ({ data }) => added(data, -1),
  'billing.InvoiceRestored': ({ data }) => added(data, 1),
  'billing.RefundRequested': ({ data, occurredAt }) =>
    insert(payments, {
      ...row(
        {
          ...data,
          subtotalMinor: -data.subtotalMinor,
          taxMinor: -data.taxMinor,
          feeMinor: 0,
          totalMinor: -(data.subtotalMinor + data.taxMinor),
        },
        occurredAt,
      ),
      transaction_type: 'refund',
      payment_method: data.method,
      refund_of: data.refundOf,
      refund_for: data.lessonPersonId,
      refund_state: data.approved ? 'done' : 'pending',
      paid: data.approved,
    }),
  'billing.RefundApproved': ({ data: { paymentId, method, givenBack } }) =>
    update(payments, paymentId, {
      refund_state: 'done',
      paid: true,
      ...(method && { payment_method: method }),
      ...(givenBack && { received: givenBack }),
    }),
  'billing.RefundDeclined': ({ data }) => update(payments, data.paymentId, { refund_state: 'declined' }),
  'billing.RefundSpecified': ({ data: { paymentId, subtotalMinor, taxMinor, method } }) =>
    update(payments, paymentId, { subtotal_minor: -subtotalMinor, tax_minor: -taxMinor, payment_method: method }),
  'billing.MoneyWithdrawn': ({ data, occurredAt }) =>
    insert(payments, {
      ...row(
        {
          ...data,
          subtotalMinor: -data.subtotalMinor,
          taxMinor: -data.taxMinor,
          feeMinor: -data.feeMinor,
          totalMinor: -(data.subtotalMinor + data.taxMinor + data.feeMinor),
        },
        occurredAt,
      ),
      transaction_type: 'refund',
      payment_method: data.method,
      reference: data.reference,
      refund_of: data.refundOf,
      refund_state: 'done',
      paid: true,
    }),
  'billing.VoucherRefunded': ({ data: { amountMinor, ...data }, occurredAt }) =>
    insert(payments, {
      ...row({ ...data, subtotalMinor: -amountMinor, taxMinor: 0, feeMinor: 0, totalMinor: -amountMinor }, occurredAt),
      transaction_type: 'refund',
      payment_method: data.method,
      refund_of: data.refundOf,
      refund_state: 'done',
      paid: true,
    }),
  'billing.RefundReversed': ({ data }) => update(payments, data.paymentId, { refund_state: 'failed', paid: false }),
  'billing.RefundWithdrawn': ({ data }) => remove(payments, data.paymentId),
  'billing.PaymentMoved': ({ data }) => update(payments, data.paymentId, { billing_person_id: data.billingPersonId }),
});
