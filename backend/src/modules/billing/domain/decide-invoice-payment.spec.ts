import fc from 'fast-check';
import { stateAfter } from '../../../platform/event-store/stream.js';
import type { PaymentEvent } from '../events.js';
import { decideInvoicePayment, outstandingOf, type InvoicePayment } from './decide-invoice-payment.js';
import { paymentStream, settle, type Invoice } from './payment.js';

const bill = { paymentId: 'invoice', billingPersonId: 'holder', received: '2026-11-20' };
const totals = { subtotalMinor: 45000, taxMinor: 5850, feeMinor: 0, totalMinor: 50850 };
const issued = settle(bill, totals, { by: 'invoice', invoiceNumber: 7 });
const invoice = (...then: PaymentEvent[]) => stateAfter(paymentStream, [issued, ...then]);
const paying = (of: Partial<InvoicePayment> = {}): InvoicePayment => ({
  paymentId: 'money',
  invoiceId: 'invoice',
  method: 'cash',
  reference: null,
  received: '2026-11-21',
  feeRate: 0.029,
  acceptsDifference: false,
  ...of,
});
const paid: PaymentEvent = { type: 'billing.InvoicePaid', data: { paymentId: 'invoice', paidBy: 'earlier' } };

describe('paying an invoice (E06 R181)', () => {
  it('is money received for it, and the invoice is paid', () =>
    expect(decideInvoicePayment(invoice(), paying({ method: 'cheque', reference: '1024' }))).toEqual([
      {
        type: 'billing.PaymentRecorded',
        data: {
          ...totals,
          paymentId: 'money',
          billingPersonId: 'holder',
          received: '2026-11-21',
          kind: 'manual',
          method: 'cheque',
          reference: '1024',
          isQuickpay: false,
          invoiceId: 'invoice',
        },
      },
      { type: 'billing.InvoicePaid', data: { paymentId: 'invoice', paidBy: 'money' } },
    ]));
  it('by card costs the fee on the amount of the invoice (R172)', () =>
    expect(decideInvoicePayment(invoice(), paying({ method: 'card' }))[0].data).toMatchObject({
      kind: 'online',
      feeMinor: 1475,
      totalMinor: 52325,
    }));
  it('is of what it asks for now, after a cancelled lesson', () => {
    const less: PaymentEvent = {
      type: 'billing.InvoiceLowered',
      data: { paymentId: 'invoice', lessonPersonId: 'place', studentId: 'rider', subtotalMinor: 4500, taxMinor: 585 },
    };
    expect(decideInvoicePayment(invoice(less), paying())[0].data.totalMinor).toBe(45765);
  });
  it.each([
    ['what is no invoice', stateAfter(paymentStream, []), {}, 'not_found'],
    ['one that is paid', invoice(paid), {}, 'invoice_paid'],
    [
      'one of which nothing is left to pay',
      invoice({ type: 'billing.InvoiceAmended', data: { paymentId: 'invoice', subtotalMinor: 0, taxMinor: 0 } }),
      { amountMinor: 5, acceptsDifference: true },
      'invoice_paid',
    ],
    ['another amount', invoice(), { amountMinor: 50849 }, 'invoice_amount_differs'],
    ['nothing', invoice(), { amountMinor: 0, acceptsDifference: true }, 'amount_too_small'],
    ['less than nothing', invoice(), { amountMinor: -1, acceptsDifference: true }, 'amount_too_small'],
  ] as const)('refuses %s', (_, state, of, code) =>
    expect(() => decideInvoicePayment(state, paying(of))).toThrow(expect.objectContaining({ code })),
  );
  it('takes another amount for the whole where that is meant, taxed in proportion', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (amountMinor) => {
        const [{ data }] = decideInvoicePayment(invoice(), paying({ amountMinor, acceptsDifference: true }));
        expect(data.totalMinor).toBe(amountMinor);
        expect(data.subtotalMinor + data.taxMinor).toBe(amountMinor);
        expect(Math.abs(data.taxMinor * 50850 - amountMinor * 5850)).toBeLessThanOrEqual(50850 / 2);
      }),
    ));
  it('leaves nothing outstanding', () =>
    expect([outstandingOf(invoice() as Invoice), outstandingOf(invoice(paid) as Invoice)]).toEqual([50850, 0]));
});
