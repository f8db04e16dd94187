import { stateAfter } from '../../../platform/event-store/stream.js';
import type { PaymentEvent } from '../events.js';
import { decideRefundApproval, decideRefundDecline } from './decide-refund-approval.js';
import { paymentStream, receive } from './payment.js';

const requested = (approved: boolean): PaymentEvent => ({
  type: 'billing.RefundRequested',
  data: {
    paymentId: 'back',
    refundOf: 'money',
    billingPersonId: 'holder',
    lessonPersonId: 'place',
    studentId: 'rider',
    subtotalMinor: 4500,
    taxMinor: 585,
    method: 'card',
    received: '2026-11-20',
    approved,
  },
});
const approved: PaymentEvent = {
  type: 'billing.RefundApproved',
  data: { paymentId: 'back', method: 'cash', givenBack: '2026-11-24' },
};
const declined: PaymentEvent = { type: 'billing.RefundDeclined', data: { paymentId: 'back' } };
const reversed: PaymentEvent = { type: 'billing.RefundReversed', data: { paymentId: 'back' } };
const withdrawn: PaymentEvent = {
  type: 'billing.RefundWithdrawn',
  data: { paymentId: 'back', lessonPersonId: 'place' },
};
const totals = { subtotalMinor: 4500, taxMinor: 585, feeMinor: 0, totalMinor: 5085 };
const money = receive({ paymentId: 'back', billingPersonId: 'holder', received: '2026-11-20' }, totals, {
  method: 'cash',
  reference: null,
  isQuickpay: false,
});
const decide = (...events: PaymentEvent[]) =>
  decideRefundApproval('back', stateAfter(paymentStream, events), { method: 'cash', today: '2026-11-24' });
const decline = (...events: PaymentEvent[]) => decideRefundDecline('back', stateAfter(paymentStream, events));

describe('approving a refund (C09)', () => {
  it('gives back what waits, on the day of the approval', () => expect(decide(requested(false))).toEqual([approved]));
  it.each([
    ['approved before', [requested(false), approved]],
    ['never waited', [requested(true)]],
  ])('changes nothing where it was %s', (_, events) => expect(decide(...events)).toEqual([]));
  it.each([
    ['was called off', [requested(false), withdrawn]],
    ['is a payment', [money]],
    ['is not there', []],
  ])('finds no refund where it %s', (_, events) =>
    expect(() => decide(...events)).toThrow(expect.objectContaining({ code: 'not_found' })),
  );
  it('is refused once it was declined', () =>
    expect(() => decide(requested(false), declined)).toThrow(expect.objectContaining({ code: 'refund_declined' })));
});

describe('declining a refund (C09)', () => {
  it.each([
    ['waits', [requested(false)]],
    ['came back from the card', [requested(true), reversed]],
  ])('gives nothing where it %s', (_, events) => expect(decline(...events)).toEqual([declined]));
  it('changes nothing where it was declined before', () => expect(decline(requested(false), declined)).toEqual([]));
  it.each([
    ['was approved', [requested(false), approved], 'refund_approved'],
    ['never waited', [requested(true)], 'refund_approved'],
    ['was called off', [requested(false), withdrawn], 'not_found'],
    ['is a payment', [money], 'not_found'],
  ])('is refused where it %s', (_, events, code) =>
    expect(() => decline(...events)).toThrow(expect.objectContaining({ code })),
  );
});
