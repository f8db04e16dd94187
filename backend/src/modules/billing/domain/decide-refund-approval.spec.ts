import { stateAfter } from '../../../platform/event-store/stream.js';
import type { PaymentEvent } from '../events.js';
import { decideRefundApproval } from './decide-refund-approval.js';
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
const approved: PaymentEvent = { type: 'billing.RefundApproved', data: { paymentId: 'back', method: 'cash' } };
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
const decide = (...events: PaymentEvent[]) => decideRefundApproval('back', stateAfter(paymentStream, events), 'cash');

describe('approving a refund (C09)', () => {
  it('gives back what waits', () => expect(decide(requested(false))).toEqual([approved]));
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
});
