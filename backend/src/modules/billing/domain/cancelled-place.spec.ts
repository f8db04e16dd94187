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
