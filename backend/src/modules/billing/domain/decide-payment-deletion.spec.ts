import { stateAfter } from '../../../platform/event-store/stream.js';
import type { PaymentEvent } from '../events.js';
import { decidePaymentDeletion } from './decide-payment-deletion.js';
import { paymentStream, receive, settle, type PaymentMethod } from './payment.js';

const bill = { paymentId: 'money', billingPersonId: 'holder', received: '2026-11-20' };
const totals = { subtotalMinor: 45000, taxMinor: 5850, feeMinor: 0, totalMinor: 50850 };
const received = (method: PaymentMethod = 'cash', invoiceId: string | null = null) =>
  stateAfter(paymentStream, [receive(bill, totals, { method, reference: null, isQuickpay: false, invoiceId })]);
const invoiced = (...then: PaymentEvent[]) =>
  stateAfter(paymentStream, [
    settle({ ...bill, paymentId: 'invoice' }, totals, { by: 'invoice', invoiceNumber: 7, due: null }),
    ...then,
  ]);
const paidBy = (by: string): PaymentEvent => ({
  type: 'billing.InvoicePaid',
  data: { paymentId: 'invoice', paidBy: by },
});
const part = { paymentId: 'invoice', paidBy: 'money', subtotalMinor: 10000, taxMinor: 1300 };
const partPaid: PaymentEvent = { type: 'billing.InvoicePartPaid', data: part };
const decide = (payment = received(), isRefunded = false, invoice = invoiced(paidBy('money'))) =>
  decidePaymentDeletion('money', payment, { isRefunded, invoice });

describe('deleting a payment (E07)', () => {
  it('takes it away', () =>
    expect(decide()).toEqual({
      deleted: { type: 'billing.PaymentDeleted', data: { paymentId: 'money', billingPersonId: 'holder' } },
      reopened: [],
    }));
  it('makes the invoice that it paid unpaid again', () =>
    expect(decide(received('cheque', 'invoice')).reopened).toEqual([
      { type: 'billing.InvoiceReopened', data: { paymentId: 'invoice', paidBy: 'money' } },
    ]));
  it.each([
    ['an open invoice', invoiced(partPaid), ['billing.InvoicePartReturned']],
    [
      'one that another part paid up',
      invoiced(partPaid, paidBy('other')),
      ['billing.InvoicePartReturned', 'billing.InvoiceReopened'],
    ],
    [
      'one that was lowered to what was paid',
      invoiced(partPaid, {
        type: 'billing.InvoiceAmended',
        data: { paymentId: 'invoice', subtotalMinor: 10000, taxMinor: 1300 },
      }),
      ['billing.InvoicePartReturned', 'billing.InvoiceReopened'],
    ],
  ])('gives back the part of %s', (_, invoice, types) => {
    const { reopened } = decide(received('cash', 'invoice'), false, invoice);
    expect(reopened.map(({ type }) => type)).toEqual(types);
    expect(reopened[0]!.data).toEqual(part);
  });
  it.each([
    ['one by card', received('card'), false, 'online_payment_stays'],
    ['one by a saved card', received('saved', 'invoice'), false, 'online_payment_stays'],
    ['one of which money was given back', received(), true, 'payment_refunded'],
    ['what is no payment', stateAfter(paymentStream, []), false, 'not_found'],
  ] as const)('refuses %s', (_, payment, isRefunded, code) =>
    expect(() => decide(payment, isRefunded)).toThrow(expect.objectContaining({ code })),
  );
});
