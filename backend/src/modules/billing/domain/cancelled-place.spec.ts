import { cancelled, open } from '../test/samples.js';
import { isGiven } from './cancelled-place.js';

type Cancellation = NonNullable<NonNullable<Parameters<typeof cancelled>[0]>['cancellation']>;

describe('what was given already', () => {
  const gift = (of = {}) => open({ packageId: 'gift', purchaseDate: '2026-11-20', expiryDate: '2026-12-24', ...of });
  const given = (compensation: Cancellation['compensation'], of: object) =>
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
  it('is a credit whatever its days, because it has none that count', () =>
    expect(given('credit', { issued: [gift({ kind: 'credit', expiryDate: '9999-12-31' })] })).toBe(true));
  it.each([
    ['instead of a refund that stands', -4500, { refund: { paymentId: 'back', approved: false } }, false],
    ['instead of a lowered invoice', -4500, { lowered: { subtotalMinor: 4000, taxMinor: 0 } }, false],
    ['of a part, whose refund was declined', -500, {}, false],
    ['of the whole', -4500, {}, true],
  ])('of what was a refund before, a credit %s: %#', (_, priceMinor, of, expected) => {
    const replaces = { code: 'CWR', unit: 'used', compensation: 'refund' } as const;
    const cancellation = { compensation: 'credit', amountMinor: 4500, replaces } as const;
    const issued = [gift({ kind: 'credit', priceMinor })];
    expect(isGiven(cancelled({ cancellation, issued, ...of }))).toBe(expected);
  });
  it('is found among others', () =>
    expect(given('makeup', { issued: [gift({ kind: 'credit' }), gift({ kind: 'makeup' })] })).toBe(true));
  it('is nothing where nothing was issued', () => expect(given('makeup', {})).toBe(false));
  it.each([
    [{ paymentId: 'back', approved: true }, true],
    [{ paymentId: 'back', approved: false }, true],
    [null, false],
  ])('of a refund %p: %p', (refund, expected) => expect(given('refund', { refund })).toBe(expected));
  it.each([
    [{ subtotalMinor: 4500, taxMinor: 585 }, true],
    [null, false],
  ])('of an invoice that asks less %p: %p', (lowered, expected) =>
    expect(given('lower_invoice', { lowered })).toBe(expected),
  );
});
