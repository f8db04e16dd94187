import fc from 'fast-check';
import { cancelled, open } from '../test/samples.js';
import { handsOutNothing, isGiven, needsReallocation, refundable, worthOf } from './cancelled-place.js';

type Cancellation = NonNullable<Parameters<typeof cancelled>[0]>['cancellation'];
const earlier = (unit: 'used' | 'released', compensation: 'none' | 'restore_makeup' = 'none') => ({
  code: 'CWP',
  unit,
  compensation,
});

describe('a cancelled lesson nobody paid for', () => {
  it.each([
    ['family', null, false, true],
    ['family', null, true, false],
    ['family', open(), false, false],
    ['staff', null, false, false],
    ['barn', null, false, false],
  ] as const)(
    'cancelled by %s, covered by %p, marked paid %p: hands out nothing %p',
    (by, covering, markedPaid, expected) =>
      expect(handsOutNothing(cancelled({ cancellation: { by }, covering, markedPaid }))).toBe(expected),
  );
});

describe('what a cancelled lesson is worth', () => {
  it.each([
    ['a tenth of its package with tax', { covering: open() }, 5085, 5085],
    ['that of its package, though it was marked paid too', { covering: open(), markedPaid: true }, 5085, 5085],
    ['a credit but no money back for an unpaid invoice', { covering: open(), coveringPaid: false }, 5085, 0],
    ['a single lesson, where it was marked paid by hand', { covering: null, markedPaid: true }, 5650, 5650],
    [
      'the same, whatever is said of an invoice that does not cover it',
      { covering: null, markedPaid: true, coveringPaid: false },
      5650,
      5650,
    ],
    ['nothing, where nobody paid', { covering: null }, 0, 0],
    ['nothing for a makeup, which cost nothing', { covering: open({ kind: 'makeup', priceMinor: 0 }) }, 0, 0],
  ] as const)('%s', (_, of, worth, back) =>
    expect([worthOf(cancelled(of)), refundable(cancelled(of))]).toEqual([worth, back]),
  );

  it('never is more to give back than it is worth, nor less than nothing', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 50 }),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (priceMinor, startCount, isCovered, coveringPaid, markedPaid) => {
          const covering = isCovered ? open({ priceMinor, startCount }) : null;
          const one = cancelled({ covering, coveringPaid, markedPaid });
          return refundable(one) >= 0 && refundable(one) <= worthOf(one);
        },
      ),
    ));
});

describe('what was given already', () => {
  const gift = (of = {}) => open({ packageId: 'gift', purchaseDate: '2026-11-20', expiryDate: '2026-12-24', ...of });
  const given = (compensation: NonNullable<Cancellation>['compensation'], of: object) =>
    isGiven(cancelled({ cancellation: { compensation }, ...of }));
  it.each([
    ['makeup', 'makeup', true],
    ['makeup', 'adjustment', false],
    ['single_lesson', 'adjustment', true],
    ['single_lesson', 'makeup', false],
    ['credit', 'credit', true],
    ['credit', 'package', false],
    ['none', 'makeup', false],
    ['restore_makeup', 'makeup', false],
  ] as const)('for %s a %s: %p', (compensation, kind, expected) =>
    expect(given(compensation, { issued: [gift({ kind })] })).toBe(expected),
  );
  it.each([
    ['bought on another day', { purchaseDate: '2026-11-19' }],
    ['that expires on another day', { expiryDate: '2026-12-25' }],
  ])('is not a makeup %s', (_, of) =>
    expect(given('makeup', { issued: [gift({ kind: 'makeup', ...of })] })).toBe(false),
  );
  it('is found among others', () =>
    expect(given('makeup', { issued: [gift({ kind: 'credit' }), gift({ kind: 'makeup' })] })).toBe(true));
  it('is nothing where nothing was issued', () => expect(given('makeup', {})).toBe(false));
  it.each([
    [{ paymentId: 'back', approved: true }, true],
    [{ paymentId: 'back', approved: false }, true],
    [null, false],
  ])('of a refund %p: %p', (refund, expected) => expect(given('refund', { refund })).toBe(expected));
});

describe('a place that is cancelled differently now', () => {
  const needs = (cancellation: Cancellation, covering: ReturnType<typeof open> | null = null) =>
    needsReallocation(cancelled({ cancellation, covering }));
  it.each([
    ['kept nothing and keeps its unit now', { unit: 'used', replaces: earlier('released') }, true],
    ['keeps it with nothing to say of units', { unit: 'none', replaces: earlier('released') }, true],
    ['gives its unit back again', { unit: 'released', replaces: earlier('released') }, false],
    ['kept its unit before', { unit: 'used', replaces: earlier('used') }, false],
    ['is cancelled for the first time', { unit: 'used', replaces: null }, false],
    [
      'had its makeup restored, which is used again by itself',
      { unit: 'used', replaces: earlier('released', 'restore_makeup') },
      false,
    ],
    [
      'has its makeup restored now',
      { unit: 'used', compensation: 'restore_makeup', replaces: earlier('released') },
      false,
    ],
  ] as const)('%s: covered anew %p', (_, cancellation, expected) => expect(needs(cancellation)).toBe(expected));
  it('needs nothing where something covers it', () =>
    expect(needs({ unit: 'used', replaces: earlier('released') }, open())).toBe(false));
});
