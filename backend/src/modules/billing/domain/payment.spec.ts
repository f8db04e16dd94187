import { stateAfter } from '../../../platform/event-store/stream.js';
import { paymentStream, settle, settling, wayBack } from './payment.js';

const bill = { paymentId: 'payment', billingPersonId: 'holder', received: '2026-11-20' };
const totals = { subtotalMinor: 45000, taxMinor: 5850, feeMinor: 0, totalMinor: 50850 };
const refund = (approved: boolean) =>
  ({
    type: 'billing.RefundRequested',
    data: {
      paymentId: 'back',
      refundOf: 'payment',
      billingPersonId: 'holder',
      lessonPersonId: 'place',
      studentId: 'rider',
      subtotalMinor: 4500,
      taxMinor: 585,
      method: 'card',
      received: '2026-11-20',
      approved,
    },
  }) as const;

describe('a payment', () => {
  it('is received at once when somebody paid by hand', () => {
    const event = settle(bill, totals, { by: 'money', method: 'cheque', reference: '1024', isQuickpay: false });
    expect(event).toEqual({
      type: 'billing.PaymentRecorded',
      data: {
        ...bill,
        ...totals,
        kind: 'manual',
        method: 'cheque',
        reference: '1024',
        isQuickpay: false,
        invoiceId: null,
        receiptId: null,
        creditId: null,
      },
    });
    expect(stateAfter(paymentStream, [event])).toEqual({
      phase: 'received',
      billingPersonId: 'holder',
      kind: 'manual',
      invoiceId: null,
      creditId: null,
      amountMinor: 50850,
    });
  });
  it('is owed when it is an invoice', () => {
    const event = settle(bill, totals, { by: 'invoice', invoiceNumber: 7, due: null });
    expect(event).toEqual({ type: 'billing.InvoiceIssued', data: { ...bill, ...totals, invoiceNumber: 7, due: null } });
    const unpaid = {
      phase: 'invoiced',
      issued: '2026-11-20',
      due: null,
      billingPersonId: 'holder',
      subtotalMinor: 45000,
      taxMinor: 5850,
      lowered: {},
      parts: {},
      instalments: [],
      paidBy: null,
    };
    expect(stateAfter(paymentStream, [event])).toEqual(unpaid);
    const lowering = { paymentId: 'payment', lessonPersonId: 'place', subtotalMinor: 4500, taxMinor: 585 };
    const less = { type: 'billing.InvoiceLowered' as const, data: { ...lowering, studentId: 'rider' } };
    const again = { type: 'billing.InvoiceRestored' as const, data: lowering };
    expect(stateAfter(paymentStream, [event, less])).toEqual({
      ...unpaid,
      subtotalMinor: 40500,
      taxMinor: 5265,
      lowered: { place: { subtotalMinor: 4500, taxMinor: 585 } },
    });
    expect(stateAfter(paymentStream, [event, less, again])).toEqual(unpaid);
    const amended = {
      type: 'billing.InvoiceAmended' as const,
      data: { paymentId: 'payment', subtotalMinor: 100, taxMinor: 13 },
    };
    const paid = { type: 'billing.InvoicePaid' as const, data: { paymentId: 'payment', paidBy: 'money' } };
    const reopened = { ...paid, type: 'billing.InvoiceReopened' as const };
    const moved = {
      type: 'billing.PaymentMoved' as const,
      data: { paymentId: 'payment', billingPersonId: 'other' },
    };
    expect(stateAfter(paymentStream, [event, amended, paid, moved])).toEqual({
      ...unpaid,
      subtotalMinor: 100,
      taxMinor: 13,
      paidBy: 'money',
      billingPersonId: 'other',
    });
    expect(stateAfter(paymentStream, [event, paid, reopened])).toEqual(unpaid);
  });
  // E06
  it('is settled once nothing is left to pay, and open again once something is', () => {
    const issued = stateAfter(paymentStream, [settle(bill, totals, { by: 'invoice', invoiceNumber: 7, due: null })]);
    const lowering = { paymentId: 'payment', lessonPersonId: 'place', subtotalMinor: 45000, taxMinor: 5850 };
    const all = { type: 'billing.InvoiceLowered' as const, data: { ...lowering, studentId: 'rider' } };
    const nothingLeft = stateAfter({ ...paymentStream, initial: issued }, [all]);
    const back = { type: 'billing.InvoiceRestored' as const, data: lowering };
    const part = { ...all, data: { ...all.data, taxMinor: 5849 } };
    const paid = { type: 'billing.InvoicePaid' as const, data: { paymentId: 'payment', paidBy: 'money' } };
    expect(settling('payment', issued, [all])).toEqual([
      { type: 'billing.InvoiceSettled', data: { paymentId: 'payment' } },
    ]);
    expect(settling('payment', nothingLeft, [back])).toEqual([
      { type: 'billing.InvoiceReopened', data: { paymentId: 'payment', paidBy: null } },
    ]);
    for (const changes of [[part], [], [all, back], [paid]]) expect(settling('payment', issued, changes)).toEqual([]);
    expect(settling('payment', stateAfter(paymentStream, []), [all])).toEqual([]);
  });
  it.each([
    ['card', 'card'],
    ['saved', 'card'],
    ['transfer', 'transfer'],
    ['cash', 'cash'],
    [null, 'cash'],
  ])('that came by %s goes back by %s', (method, back) => expect(wayBack(method)).toBe(back));
  it('may go back, at once or when approved', () =>
    expect([stateAfter(paymentStream, [refund(true)]), stateAfter(paymentStream, [refund(false)])]).toEqual([
      { phase: 'refund', decision: 'approved' },
      { phase: 'refund', decision: 'waiting' },
    ]));
  it.each(['card', 'saved'] as const)('is online by %s', (method) =>
    expect(settle(bill, totals, { by: 'money', method, reference: 'pi_1', isQuickpay: false }).data).toMatchObject({
      kind: 'online',
      method,
    }),
  );
  it('is gone when it is deleted', () =>
    expect(
      stateAfter(paymentStream, [
        settle(bill, totals, { by: 'money', method: 'cash', reference: null, isQuickpay: false }),
        { type: 'billing.PaymentDeleted', data: { paymentId: 'payment', billingPersonId: 'holder' } },
      ]),
    ).toEqual({ phase: 'withdrawn' }));
  it('is gone when a refund is called off', () =>
    expect(
      stateAfter(paymentStream, [
        refund(false),
        { type: 'billing.RefundWithdrawn', data: { paymentId: 'back', lessonPersonId: 'place' } },
      ]),
    ).toEqual({ phase: 'withdrawn' }));
  it('is what it was once it belongs to another account', () =>
    expect(
      stateAfter(paymentStream, [
        refund(true),
        { type: 'billing.PaymentMoved', data: { paymentId: 'back', billingPersonId: 'other' } },
      ]),
    ).toEqual({ phase: 'refund', decision: 'approved' }));
});
