import fc from 'fast-check';
import { open } from '../test/samples.js';
import {
  decideOverpaymentWithdrawal,
  mostCredit,
  spendOldest,
  spendWished,
  spentMinor,
  spentOn,
  type Credit,
} from './credits.js';

const credit = (packageId: string, amountMinor: number, studentId = 'rider'): Credit => ({
  packageId,
  studentId,
  amountMinor,
  productId: 'credit',
  productName: 'Credit',
  purchaseDate: '2026-11-20',
  issuedFor: 'place',
  missedDate: '2026-11-24',
  missedTitle: 'Beginner group',
});
const used = (spendings: ReturnType<typeof spendOldest>) =>
  spendings.map(({ credit: { packageId }, usedMinor }) => [packageId, usedMinor]);
const two = [credit('old', 3000), credit('young', 4000, 'sister')];

describe('the credit of an overpayment (E07)', () => {
  const held = open({ packageId: 'credit', kind: 'credit', priceMinor: -2000, paymentId: null });
  it('goes with its payment', () =>
    expect(decideOverpaymentWithdrawal(held, 2000)).toEqual({
      type: 'billing.IssueWithdrawn',
      data: { packageId: 'credit', studentId: 'rider' },
    }));
  it.each([
    ['it was spent', { ...held, paymentId: 'bought' }],
    ['a part of it was spent', { ...held, priceMinor: -500 }],
    ['it is gone', undefined],
  ])('stays, and its payment with it, once %s', (_, credit) =>
    expect(() => decideOverpaymentWithdrawal(credit, 2000)).toThrow(
      expect.objectContaining({ code: 'overpayment_spent' }),
    ),
  );
});

describe('credits of a family', () => {
  it('are spent the oldest first, and only as far as they are needed: C11', () =>
    expect(used(spendOldest(two, 5000))).toEqual([
      ['old', 3000],
      ['young', 2000],
    ]));
  it('stay where the first is enough', () => expect(used(spendOldest(two, 2999))).toEqual([['old', 2999]]));
  it('leave the least that can be paid: C11 R174', () =>
    expect([
      mostCredit(5000, { byCard: false }),
      mostCredit(5000, { byCard: true }),
      mostCredit(0, { byCard: false }),
      mostCredit(30, { byCard: true }),
    ]).toEqual([4999, 4950, 0, 0]));

  it('are spent as a line names them, or a member', () => {
    expect(used(spendWished(two, [{ creditId: 'young' }], 5000))).toEqual([['young', 4000]]);
    expect(used(spendWished(two, [{ studentId: 'sister', amountMinor: 1000 }], 5000))).toEqual([['young', 1000]]);
    expect(used(spendWished(two, [{ studentId: 'rider' }, { studentId: 'sister' }], 5000))).toEqual([
      ['old', 3000],
      ['young', 2000],
    ]);
  });
  it('are never spent twice in one cart', () =>
    expect(() => spendWished(two, [{ creditId: 'old' }, { creditId: 'old' }], 9000)).toThrow('has been spent'));
  it('of somebody else are not there', () =>
    expect(() => spendWished(two, [{ studentId: 'stranger' }], 9000)).toThrow('has been spent'));
  it('are not made larger', () =>
    expect(() => spendWished(two, [{ creditId: 'old', amountMinor: 3001 }], 9000)).toThrow(
      'Only 30.00 is left of this credit.',
    ));

  it('stand on the payment, and what was not needed lies on', () =>
    expect(spentOn('payment', spendOldest(two, 5000), () => 'rest')).toEqual([
      {
        type: 'billing.CreditSpent',
        data: { packageId: 'old', studentId: 'rider', paymentId: 'payment', priceMinor: -3000 },
      },
      {
        type: 'billing.CreditSpent',
        data: { packageId: 'young', studentId: 'sister', paymentId: 'payment', priceMinor: -2000 },
      },
      {
        type: 'billing.CreditCarriedOver',
        data: {
          packageId: 'rest',
          studentId: 'sister',
          productId: 'credit',
          productName: 'Credit',
          purchaseDate: '2026-11-20',
          startDate: '2026-11-20',
          issuedFor: 'place',
          missedDate: '2026-11-24',
          missedTitle: 'Beginner group',
          priceMinor: -2000,
          carriedFrom: 'young',
        },
      },
    ]));
  it('are neither more nor less than before, whatever is bought', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9999 }), { maxLength: 6 }), fc.nat(30_000), (amounts, most) => {
        const credits = amounts.map((amount, n) => credit(String(n), amount));
        const spendings = spendOldest(credits, most);
        const sum = amounts.reduce((total, amount) => total + amount, 0);
        expect(spentMinor(spendings)).toBe(Math.min(sum, most));
        const kept = credits.filter(
          (one) => !spendings.some(({ credit: { packageId } }) => packageId === one.packageId),
        );
        const after = spentOn('payment', spendings, () => 'rest').reduce(
          (total, { data }) => total - data.priceMinor,
          0,
        );
        expect(after + kept.reduce((total, { amountMinor }) => total + amountMinor, 0)).toBe(sum);
      }),
    ));
});
