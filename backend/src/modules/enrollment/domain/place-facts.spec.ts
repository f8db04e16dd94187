import { placeFacts, TERMS } from '../test/given.js';
import { coverOf } from './place-facts.js';

const cover = (facts: Parameters<typeof placeFacts>[1]) => coverOf(placeFacts('anna', facts), TERMS);

describe('what pays for a place', () => {
  it('is a package, with what is left on it, and what one of its lessons is worth', () =>
    expect(cover({ packagePaid: false, owedMinor: 50_850 })).toEqual({
      kind: 'package',
      productName: '10 group lessons',
      ownerName: null,
      remain: 3,
      left: 3,
      flat: null,
      expiryDate: '2027-03-20',
      paid: false,
      valueMinor: 5085,
      byCreditMinor: 0,
      isGivenBack: false,
      owedMinor: 50_850,
      isReturned: false,
    }));
  it.each([
    [
      'by the week, what its own week has left',
      { packageCoverage: 'weekly', packagePerWeek: 2, packageUsedOn: ['2026-11-23', '2026-11-30'] },
      { left: 1, flat: '2 a week' },
    ],
    ['unlimited, always enough', { packageCoverage: 'unlimited' }, { left: Infinity, flat: 'unlimited' }],
  ] as const)('where lessons are not counted: %s, and one of them worth nothing', (_, facts, said) =>
    expect(cover({ ...facts, remain: null, startCount: 0 })).toMatchObject({ ...said, remain: null, valueMinor: 0 }),
  );
  // C09
  it.each([
    [
      'is never more than what is left of what was paid, whatever the package costs now',
      { priceMinor: 4_500_000 },
      50_850,
    ],
    ['is what is left', { leftMinor: 3000 }, 3000],
    ['is nothing once all has gone back', { leftMinor: 0 }, 0],
    ['is nothing once more has gone back', { leftMinor: -1 }, 0],
    ['of the last lesson is what the others left', { givenUnits: 9, givenMinor: 45_764 }, 5086],
    ['of what is not paid yet is bounded by what is owed', { packagePaid: false, leftMinor: 0 }, 5085],
  ])('%s', (_, facts, valueMinor) => expect(cover(facts)).toMatchObject({ valueMinor }));
  it('says what of it was paid by a credit (C11)', () => {
    const paidWith = { moneyMinor: 45_765, creditMinor: 5085, moneyBackMinor: 0, creditBackMinor: 0 };
    expect(cover({ paidWith })).toMatchObject({ valueMinor: 5085, byCreditMinor: 509 });
    expect(cover({ paidWith, packagePaid: false })).toMatchObject({ byCreditMinor: 0 });
  });
  it('says that all has gone back', () => {
    expect(cover({ leftMinor: 0 })).toMatchObject({ isGivenBack: true });
    expect(cover({ leftMinor: 0, priceMinor: 0 })).toMatchObject({ isGivenBack: false });
  });
  it.each([
    ['makeup', 'makeup'],
    ['package', 'package'],
    ['adjustment', 'package'],
  ])('of kind %s counts as a %s', (packageKind, kind) => expect(cover({ packageKind })).toMatchObject({ kind }));
  it('is what the lesson credit went back to', () =>
    expect(cover({ isReturned: true })).toMatchObject({ kind: 'package', remain: 3, isReturned: true }));
  it('is nothing to draw on where that was taken back meanwhile', () =>
    expect(cover({ packageKind: null, isReturned: true, remain: null })).toMatchObject({ kind: 'package', remain: 0 }));
  it.each([
    ['is a hand: then it is worth a single lesson', { paid: true }, true, 5650],
    ["at the barn's own rate of tax", { paid: true, singleTax: null }, true, 5650],
    ['of which several may be sold at once', { paid: true, singleCount: 2 }, true, 2825],
    ['which may have no price', { paid: true, singleMinor: null }, true, 0],
    ['or nothing at all', {}, false, 0],
  ])('%s', (_, facts, paid, valueMinor) =>
    expect(cover({ packageKind: null, ...facts })).toEqual({ kind: 'nothing', paid, valueMinor }),
  );
});
