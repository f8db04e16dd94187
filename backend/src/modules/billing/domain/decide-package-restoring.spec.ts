import { stateAfter } from '../../../platform/event-store/stream.js';
import { debit, open, purchased } from '../test/samples.js';
import { NEVER } from './days.js';
import { decidePackageDeletion } from './decide-package-change.js';
import { decidePackageRestoring, type RestoringFacts } from './decide-package-restoring.js';
import { packageStream, type Package } from './package.js';

const facts: RestoringFacts = {
  deletedAt: new Date('2026-11-20T14:00:00Z'),
  now: new Date('2026-11-24T14:00:00Z'),
  today: '2026-11-24',
  hasPayment: true,
  isStillOwed: true,
};
const deleted = (held: Package) =>
  stateAfter(packageStream, [
    ...(held.usedBy.length > 0 ? [purchased(), ...held.usedBy.map((place) => debit('ten', place))] : [purchased()]),
    ...decidePackageDeletion(held, []),
  ]);
const restore = (held: Package, of: Partial<RestoringFacts> = {}) =>
  decidePackageRestoring('ten', deleted(held), { ...facts, ...of });
const backAgain = (held: Package, of: Partial<RestoringFacts> = {}) =>
  restore(held, of).reduce(packageStream.evolve, deleted(held));

describe('bringing a deleted package back (C25)', () => {
  it.each([
    ['as it was sold', open()],
    ['without an end', open({ expiryDate: NEVER })],
    ['as it was edited', open({ startCount: 7, priceMinor: 100, startDate: '2026-10-01' })],
    [
      'shared, by the week, with tax in its price',
      open({ isShared: true, coverage: 'weekly', perWeek: 2, taxIncluded: true }),
    ],
    [
      'as a cancellation gave it',
      open({ kind: 'makeup', issuedFor: 'place', missedDate: '2026-11-03', missedTitle: 'Group', paymentId: null }),
    ],
    ['as a credit', open({ kind: 'credit', priceMinor: -4500, paymentId: null, expiryDate: NEVER })],
  ])('%s', (_, held) => expect(backAgain(held)).toEqual(held));

  it('covers nothing yet', () => expect(backAgain(open({ usedBy: ['place'] }))).toMatchObject({ usedBy: [] }));
  it('renews where its day is still to come, and not where it is over or today', () => {
    const on = (date: string) => backAgain(open({ renewal: { date, dayOfMonth: 25 } }));
    expect(on('2026-11-25')).toMatchObject({ renewal: { date: '2026-11-25', dayOfMonth: 25 } });
    expect(on('2026-11-24')).toMatchObject({ renewal: null });
  });
  it('does nothing where it is there again', () => expect(decidePackageRestoring('ten', open(), facts)).toEqual([]));

  it('is possible for 30 days', () => {
    const deletedAt = new Date('2026-10-25T14:00:00Z');
    expect(restore(open(), { deletedAt })).toHaveLength(1);
    expect(() => restore(open(), { deletedAt: new Date(deletedAt.getTime() - 1) })).toThrow('for 30 days');
  });
  it('is refused where its payment is gone, unless it never had one', () => {
    expect(() => restore(open(), { hasPayment: false })).toThrow('Its payment was deleted, too.');
    expect(restore(open({ paymentId: null }), { hasPayment: false })).toHaveLength(1);
  });
  it('is refused where its cancellation was settled in another way since', () => {
    expect(() => restore(open({ issuedFor: 'place' }), { isStillOwed: false })).toThrow('taken back or changed');
    expect(restore(open(), { isStillOwed: false })).toHaveLength(1);
  });
  it.each([
    ['never was', { phase: 'unknown' } as const, facts],
    ['was taken back unused', { phase: 'withdrawn', studentId: 'rider', was: null } as const, facts],
    ['is of a student who is not known any more', deleted(open()), { ...facts, deletedAt: undefined }],
  ])('is not found where it %s', (_, state, of) =>
    expect(() => decidePackageRestoring('ten', state, of)).toThrow('The package'),
  );
});
