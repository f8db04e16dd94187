import { placeFacts } from '../test/given.js';
import { coverOf } from './place-facts.js';

const cover = (facts: Parameters<typeof placeFacts>[1]) => coverOf(placeFacts('anna', facts));

describe('what pays for a place', () => {
  it('is a package, with what is left on it', () =>
    expect(cover({ packagePaid: false, isFree: true })).toEqual({
      kind: 'package',
      productName: '10 group lessons',
      remain: 3,
      expiryDate: '2027-03-20',
      paid: false,
      free: true,
    }));
  it.each([
    ['makeup', 'makeup'],
    ['package', 'package'],
    ['adjustment', 'package'],
  ])('of kind %s counts as a %s', (packageKind, kind) => expect(cover({ packageKind })).toMatchObject({ kind }));
  it('was a package or a makeup where the lesson credit has gone back already', () => {
    const released = { packageKind: null, isCancelled: true, unit: 'released' as const };
    expect(cover(released)).toEqual({
      kind: 'package',
      productName: null,
      remain: null,
      expiryDate: null,
      paid: true,
      free: false,
    });
    expect(cover({ ...released, isMakeup: true })).toMatchObject({ kind: 'makeup' });
  });
  it.each([
    [{ isCancelled: true, unit: 'none' as const }],
    [{ isCancelled: true, unit: 'used' as const }],
    [{ isCancelled: false, unit: 'released' as const }],
  ])('is nothing otherwise: %j', (facts) =>
    expect(cover({ packageKind: null, paid: true, isFree: true, ...facts })).toEqual({
      kind: 'nothing',
      paid: true,
      free: true,
    }),
  );
});
