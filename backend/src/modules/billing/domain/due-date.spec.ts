import { stateAfter } from '../../../platform/event-store/stream.js';
import type { PaymentEvent } from '../events.js';
import { decideDueDate, dueAfter } from './due-date.js';
import { paymentStream, settle } from './payment.js';

const issued = settle(
  { paymentId: 'invoice', billingPersonId: 'holder', received: '2026-11-20' },
  { subtotalMinor: 45000, taxMinor: 5850, feeMinor: 0, totalMinor: 50850 },
  { by: 'invoice', invoiceNumber: 7, due: '2026-12-04' },
);
const invoice = (...then: PaymentEvent[]) => stateAfter(paymentStream, [issued, ...then]);
const paid: PaymentEvent = { type: 'billing.InvoicePaid', data: { paymentId: 'invoice', paidBy: 'money' } };
const partPaid: PaymentEvent = {
  type: 'billing.InvoicePartPaid',
  data: { paymentId: 'invoice', paidBy: 'money', subtotalMinor: 5000, taxMinor: 0 },
};
const changed = (due: string | null): PaymentEvent => ({
  type: 'billing.InvoiceDueChanged',
  data: { paymentId: 'invoice', due },
});
const refused = (due: string | null, of = invoice()) => {
  try {
    return decideDueDate('invoice', of, due);
  } catch (error) {
    return error;
  }
};

describe('until when an invoice is to be paid', () => {
  it.each([
    [14, '2026-12-04'],
    [0, '2026-11-20'],
    [365, '2027-11-20'],
    [null, null],
  ])('is by %p days of the barn %p', (days, due) => expect(dueAfter('2026-11-20', days)).toBe(due));

  it.each([
    ['later', '2026-12-18'],
    ['on its own date at the earliest', '2026-11-20'],
    ['no day', null],
  ])('is changed by staff: %s', (_, due) => expect(decideDueDate('invoice', invoice(), due)).toEqual([changed(due)]));

  it('is changed of what is partly paid, too', () =>
    expect(decideDueDate('invoice', invoice(partPaid), '2026-12-18')).toEqual([changed('2026-12-18')]));

  it('stays as it is where it is the same, paid or not', () => {
    expect(decideDueDate('invoice', invoice(), '2026-12-04')).toEqual([]);
    expect(decideDueDate('invoice', invoice(paid), '2026-12-04')).toEqual([]);
    expect(decideDueDate('invoice', invoice(changed(null)), null)).toEqual([]);
  });

  it('is changed of nothing that is paid, or is no invoice', () => {
    expect(refused(null, invoice(paid))).toMatchObject({ code: 'invoice_paid' });
    expect(refused(null, stateAfter(paymentStream, []))).toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['2026-11-19', 'An invoice can not be due before its own date'],
    ['2026-02-30', 'Due Date is not valid'],
  ])('is not %p', (due, message) => expect(refused(due)).toMatchObject({ errors: [{ field: 'due_date', message }] }));
});
