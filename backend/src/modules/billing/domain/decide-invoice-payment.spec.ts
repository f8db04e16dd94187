import fc from 'fast-check';
import { stateAfter } from '../../../platform/event-store/stream.js';
import type { PaymentEvent } from '../events.js';
import { decideInvoicePayment, type InvoicePayment } from './decide-invoice-payment.js';
import { decidePaymentDeletion } from './decide-payment-deletion.js';
import { outstandingOf, paymentStream, settle, type Invoice, type Payment } from './payment.js';

const bill = { paymentId: 'invoice', billingPersonId: 'holder', received: '2026-11-20' };
const totals = { subtotalMinor: 45000, taxMinor: 5850, feeMinor: 0, totalMinor: 50850 };
const issued = settle(bill, totals, { by: 'invoice', invoiceNumber: 7, due: null });
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
          receiptId: null,
          creditId: null,
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
  it('pays a part of it, then the rest, and divides its tax so that nothing is lost', () => {
    const [first, ...parted] = decideInvoicePayment(invoice(), paying({ amountMinor: 10000, isPart: true }));
    expect([first.data.totalMinor, first.data.taxMinor, parted]).toEqual([
      10000,
      1150,
      [
        {
          type: 'billing.InvoicePartPaid',
          data: { paymentId: 'invoice', paidBy: 'money', subtotalMinor: 8850, taxMinor: 1150 },
        },
      ],
    ]);
    const open = invoice(...parted);
    expect(outstandingOf(open as Invoice)).toBe(40850);
    const [last, ...closing] = decideInvoicePayment(open, paying({ paymentId: 'rest' }));
    expect(last.data).toMatchObject({ totalMinor: 40850, taxMinor: 4700 });
    expect(closing.map(({ type }) => type)).toEqual(['billing.InvoicePartPaid', 'billing.InvoicePaid']);
    expect(() => decideInvoicePayment(open, paying({ amountMinor: 40851, isPart: true }))).toThrow(
      expect.objectContaining({ code: 'invoice_part_too_large' }),
    );
  });
  it('however it is paid in parts and payments are deleted, what is paid and what is open are the invoice, and so is its tax', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ share: fc.double({ min: 0.01, max: 1, noNaN: true }), isDeleted: fc.boolean() }), {
          maxLength: 8,
        }),
        (steps) => {
          let state: Payment = invoice();
          const money = new Map<string, { payment: Payment; minor: number; tax: number }>();
          const open = () => outstandingOf(state as Invoice);
          for (const [n, { share, isDeleted }] of steps.entries()) {
            if (open() > 0) {
              const amountMinor = Math.max(1, Math.floor(open() * share));
              const paymentId = `money-${n}`;
              const [recorded, ...then] = decideInvoicePayment(state, paying({ paymentId, amountMinor, isPart: true }));
              const { subtotalMinor, taxMinor } = recorded.data;
              const payment = stateAfter(paymentStream, [recorded]);
              money.set(paymentId, { payment, minor: subtotalMinor + taxMinor, tax: taxMinor });
              state = stateAfter({ ...paymentStream, initial: state }, then);
            }
            const [gone] = money;
            if (isDeleted && gone) {
              const [paymentId, { payment }] = gone;
              const { reopened } = decidePaymentDeletion(paymentId, payment, { isRefunded: false, invoice: state });
              money.delete(paymentId);
              state = stateAfter({ ...paymentStream, initial: state }, reopened);
            }
            const paidMinor = [...money.values()].reduce((sum, { minor }) => sum + minor, 0);
            expect(paidMinor + open()).toBe(50850);
            expect((state as Invoice).paidBy === null).toBe(open() > 0);
          }
          if (open() === 0 && !steps.some(({ isDeleted }) => isDeleted))
            expect([...money.values()].reduce((sum, { tax }) => sum + tax, 0)).toBe(5850);
        },
      ),
    ));
  it('leaves nothing outstanding', () =>
    expect([outstandingOf(invoice() as Invoice), outstandingOf(invoice(paid) as Invoice)]).toEqual([50850, 0]));
});
