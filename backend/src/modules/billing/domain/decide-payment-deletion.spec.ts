import { stateAfter } from '../../../platform/event-store/stream.js';
import { decidePaymentDeletion } from './decide-payment-deletion.js';
import { paymentStream, receive, type PaymentMethod } from './payment.js';

const bill = { paymentId: 'money', billingPersonId: 'holder', received: '2026-11-20' };
const totals = { subtotalMinor: 45000, taxMinor: 5850, feeMinor: 0, totalMinor: 50850 };
const received = (method: PaymentMethod = 'cash', invoiceId: string | null = null) =>
  stateAfter(paymentStream, [receive(bill, totals, { method, reference: null, isQuickpay: false, invoiceId })]);
const decide = (payment = received(), isRefunded = false) => decidePaymentDeletion('money', payment, { isRefunded });

describe('deleting a payment (E07)', () => {
  it('takes it away', () =>
    expect(decide()).toEqual({
      deleted: { type: 'billing.PaymentDeleted', data: { paymentId: 'money', billingPersonId: 'holder' } },
      reopened: undefined,
    }));
  it('makes the invoice that it paid unpaid again', () =>
    expect(decide(received('cheque', 'invoice')).reopened).toEqual({
      type: 'billing.InvoiceReopened',
      data: { paymentId: 'invoice', paidBy: 'money' },
    }));
  it.each([
    ['one by card', received('card'), false, 'online_payment_stays'],
    ['one by a saved card', received('saved', 'invoice'), false, 'online_payment_stays'],
    ['one of which money was given back', received(), true, 'payment_refunded'],
    ['what is no payment', stateAfter(paymentStream, []), false, 'not_found'],
  ] as const)('refuses %s', (_, payment, isRefunded, code) =>
    expect(() => decide(payment, isRefunded)).toThrow(expect.objectContaining({ code })),
  );
});
