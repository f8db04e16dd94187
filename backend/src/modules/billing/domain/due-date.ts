import { invalid, notFound } from '../../../platform/errors/refusal.js';
import type { InvoiceDueChanged } from '../events.js';
import { addDays, isDay } from './days.js';
import { billingErrors } from './errors.js';
import type { Payment } from './payment.js';

/** By the barn's setting; null: its invoices name no day. */
export const dueAfter = (issued: string, days: number | null) => (days === null ? null : addDays(issued, days));

/** A day that staff name: a real one, and not before the invoice's own. */
export function checkDue(due: string | null, issued: string) {
  if (due === null) return null;
  if (!isDay(due)) throw invalid('due_date', 'Due Date is not valid');
  if (due < issued) throw invalid('due_date', 'An invoice can not be due before its own date');
  return due;
}

/** As long as something is open. Nothing changes where the day is the same. */
export function decideDueDate(paymentId: string, invoice: Payment, due: string | null): InvoiceDueChanged[] {
  if (invoice.phase !== 'invoiced') throw notFound('The invoice');
  if (invoice.due === checkDue(due, invoice.issued)) return [];
  if (invoice.instalments.length) throw billingErrors.instalments_have_days();
  if (invoice.paidBy !== null) throw billingErrors.invoice_paid();
  return [{ type: 'billing.InvoiceDueChanged', data: { paymentId, due } }];
}
