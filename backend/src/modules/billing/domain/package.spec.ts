import fc from 'fast-check';
import { stateAfter } from '../../../platform/event-store/stream.js';
import type { IssuedForCancellation, PackageEvent } from '../events.js';
import { isOpen, packageStream, unitsLeft } from './package.js';
import { debit, open, purchased } from '../test/samples.js';

const after = (...history: PackageEvent[]) => stateAfter(packageStream, history);
const credit = (lessonPersonId: string): PackageEvent => ({
  ...debit('ten', lessonPersonId),
  type: 'billing.PackageCredited',
});
const issue: IssuedForCancellation = {
  packageId: 'gift',
  studentId: 'rider',
  productId: 'p',
  productName: 'Makeup lesson',
  purchaseDate: '2026-11-20',
  startDate: '2026-11-10',
  expiryDate: '2026-12-24',
  issuedFor: 'place',
  missedDate: '2026-11-24',
  missedTitle: 'Beginner group',
};

describe('a package', () => {
  it('has all its units when bought', () => {
    const state = after(purchased());
    expect(isOpen(state) && unitsLeft(state)).toBe(10);
  });
  it('knows who uses it', () =>
    expect(after(purchased(), debit('ten', 'a'), debit('ten', 'b'), credit('a'))).toMatchObject({ usedBy: ['b'] }));
  it('is as it was bought', () =>
    expect(after(purchased())).toEqual({ ...open(), productId: 'product', productName: '10 group lessons' }));
  it.each([undefined, { phase: 'unknown' }, { phase: 'withdrawn', studentId: 'rider', was: null }] as const)(
    'is not open as %p',
    (state) => expect(isOpen(state)).toBe(false),
  );
  it.each([
    debit('ten'),
    credit('a'),
    { type: 'billing.PackageExtended', data: { packageId: 'ten', expiryDate: '2027-01-31' } },
  ] as const)('is not made by %p', (event) => expect(after(event)).toEqual({ phase: 'unknown' }));
  it('has none left when used up', () => expect(unitsLeft(open({ startCount: 2, usedBy: ['a', 'b'] }))).toBe(0));
  it('is valid longer when extended', () =>
    expect(
      after(purchased(), { type: 'billing.PackageExtended', data: { packageId: 'ten', expiryDate: '2027-01-31' } }),
    ).toMatchObject({ expiryDate: '2027-01-31' }));
  it('is gone when withdrawn, and stays gone', () =>
    expect(
      after(
        purchased(),
        { type: 'billing.IssueWithdrawn', data: { packageId: 'ten', studentId: 'rider' } },
        debit('ten'),
      ),
    ).toEqual({ phase: 'withdrawn', studentId: 'rider', was: null }));
  it.each([
    ['billing.MakeupIssued', 'makeup', 0],
    ['billing.SingleLessonIssued', 'adjustment', 0],
    ['billing.CreditIssued', 'credit', -5085],
  ] as const)('%s makes a %s of one unit', (type, kind, priceMinor) =>
    expect(after({ type, data: { ...issue, ...(priceMinor && { priceMinor }) } } as PackageEvent)).toMatchObject({
      kind,
      startCount: 1,
      priceMinor,
      taxPercent: 0,
      isTracked: true,
      paymentId: null,
      phase: 'open',
      issuedFor: 'place',
      usedBy: [],
    }),
  );

  it('counts what the log says: debits less credits, never below none', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ who: fc.constantFrom('a', 'b', 'c', 'd'), back: fc.boolean() }), { maxLength: 40 }),
        (steps) => {
          const using = new Set<string>();
          const history: PackageEvent[] = [purchased()];
          for (const { who, back } of steps) {
            if (back === !using.has(who)) continue;
            history.push(back ? credit(who) : debit('ten', who));
            if (back) using.delete(who);
            else using.add(who);
          }
          const state = after(...history);
          const counted =
            history.filter((event) => event.type === 'billing.PackageDebited').length -
            history.filter((event) => event.type === 'billing.PackageCredited').length;
          return isOpen(state) && state.usedBy.length === counted && unitsLeft(state) === 10 - using.size;
        },
      ),
    ));
});
