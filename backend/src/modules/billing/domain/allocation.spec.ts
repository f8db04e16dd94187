import fc from 'fast-check';
import { allocate, covers, type Offer } from './allocation.js';
import { held, place } from '../test/samples.js';

const offer = (of: Parameters<typeof held>[0] = {}, programs: string[] = []): Offer => ({ held: held(of), programs });
const chosen = (offers: Offer[], of = {}) => allocate([place(of)], offers).map(({ data }) => data.packageId);

describe('which package covers a place', () => {
  it.each([
    ['on its first day', { startDate: '2026-11-24' }, {}, true],
    ['the day before its first', { startDate: '2026-11-25' }, {}, false],
    ['on its last day', { expiryDate: '2026-11-24' }, {}, true],
    ['the day after its last', { expiryDate: '2026-11-23' }, {}, false],
    ["another student's", { studentId: 'sister' }, {}, false],
    ['nothing countable', { isTracked: false }, {}, false],
    ['a makeup, which is used only when chosen', { kind: 'makeup' }, {}, false],
    ['a credit, which is money', { kind: 'credit' }, {}, false],
    ['an adjustment, like an ordinary package', { kind: 'adjustment' }, {}, true],
  ] as const)('%s', (_, of, where, expected) => expect(covers(offer(of), place(where))).toBe(expected));

  it('pays for any program, unless some are named', () => {
    expect(covers(offer({}, []), place())).toBe(true);
    expect(covers(offer({}, ['group', 'private']), place())).toBe(true);
    expect(covers(offer({}, ['private']), place())).toBe(false);
  });
  it('takes the earliest expiry first', () =>
    expect(
      chosen([
        offer({ packageId: 'late', expiryDate: '2027-01-31' }),
        offer({ packageId: 'early', expiryDate: '2026-12-01' }),
      ]),
    ).toEqual(['early']));
  it('takes the earliest purchase of equal expiry', () =>
    expect(
      chosen([
        offer({ packageId: 'new', purchaseDate: '2026-11-02' }),
        offer({ packageId: 'old', purchaseDate: '2026-11-01' }),
      ]),
    ).toEqual(['old']));
  it('leaves a used-up package alone', () => expect(chosen([offer({ startCount: 1, usedBy: ['other'] })])).toEqual([]));
  it('uses the last unit', () => expect(chosen([offer({ startCount: 2, usedBy: ['other'] })])).toEqual(['ten']));
  it('covers a place once', () =>
    expect(chosen([offer({ packageId: 'first', usedBy: ['place'] }), offer({ packageId: 'second' })])).toEqual([]));
});

describe('many places at once', () => {
  it('lets the oldest lessons choose first, whatever order they come in', () => {
    const places = ['2026-12-08', '2026-11-24', '2026-12-01'].map((lessonDate) =>
      place({ lessonDate, lessonPersonId: lessonDate }),
    );
    expect(allocate(places, [offer({ startCount: 2 })]).map(({ data }) => data.lessonPersonId)).toEqual([
      '2026-11-24',
      '2026-12-01',
    ]);
  });
  it('goes on with the next package when one is used up or expires', () => {
    const places = ['2026-11-24', '2026-12-01', '2026-12-08'].map((lessonDate) =>
      place({ lessonDate, lessonPersonId: lessonDate }),
    );
    const shelf = [offer({ packageId: 'b' }), offer({ packageId: 'a', startCount: 5, expiryDate: '2026-12-01' })];
    expect(allocate(places, shelf).map(({ data }) => data.packageId)).toEqual(['a', 'a', 'b']);
  });

  const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-11-${String(n).padStart(2, '0')}`);
  const student = fc.constantFrom('anna', 'ben');
  const somePlaces = fc
    .array(fc.record({ lessonDate: day, studentId: student }), { maxLength: 30 })
    .map((all) => all.map((of, i) => place({ ...of, lessonPersonId: `place-${i}` })));
  const someOffers = fc
    .array(
      fc.record({ startDate: day, expiryDate: day, studentId: student, startCount: fc.integer({ min: 0, max: 6 }) }),
      { maxLength: 8 },
    )
    .map((all) => all.map((of, i) => offer({ ...of, packageId: `package-${i}` })));

  it('never overdraws a package, never covers a place twice, and never leaves one open that something could cover', () =>
    fc.assert(
      fc.property(somePlaces, someOffers, (places, offers) => {
        const debits = allocate(places, offers);
        const drawn = (packageId: string) => debits.filter(({ data }) => data.packageId === packageId).length;
        expect(new Set(debits.map(({ data }) => data.lessonPersonId)).size).toBe(debits.length);
        for (const one of offers) expect(drawn(one.held.packageId)).toBeLessThanOrEqual(one.held.startCount);
        const open = places.filter(
          ({ lessonPersonId }) => !debits.some(({ data }) => data.lessonPersonId === lessonPersonId),
        );
        for (const one of open)
          expect(offers.some((some) => covers(some, one) && drawn(some.held.packageId) < some.held.startCount)).toBe(
            false,
          );
      }),
    ));

  it('finds nothing more the second time', () =>
    fc.assert(
      fc.property(somePlaces, someOffers, (places, offers) => {
        const debits = allocate(places, offers);
        const later = offers.map(({ held: before, programs }) => ({
          programs,
          held: {
            ...before,
            usedBy: debits.flatMap(({ data }) => (data.packageId === before.packageId ? [data.lessonPersonId] : [])),
          },
        }));
        expect(allocate(places, later)).toEqual([]);
      }),
    ));
});
