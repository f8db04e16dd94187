import fc from 'fast-check';
import { covers } from '../../enrollment/contracts.js';
import { allocate, choosePackage, type Candidate } from './allocation.js';
import { candidate, place } from '../test/samples.js';

type Of = Parameters<typeof candidate>[0];
const drawnFrom = (candidates: readonly ReturnType<typeof candidate>[], of = {}) =>
  allocate([place(of)], candidates).map(({ data }) => data.packageId);

describe('which package covers a place', () => {
  it.each([
    ['on its first day', { startDate: '2026-11-24' }, true],
    ['the day before its first', { startDate: '2026-11-25' }, false],
    ['on its last day', { expiryDate: '2026-11-24' }, true],
    ['the day after its last', { expiryDate: '2026-11-23' }, false],
    ["another student's", { studentId: 'sister' }, false],
    ["a sister's that the family shares", { studentId: 'sister', sharedWith: ['rider', 'brother'] }, true],
    ["a sister's that is shared with somebody else", { studentId: 'sister', sharedWith: ['brother'] }, false],
    ['their own that they share', { sharedWith: ['sister'] }, true],
    ['nothing countable', { isTracked: false }, false],
    ['a makeup, which is used only when chosen', { kind: 'makeup' }, false],
    ['a credit, which is money', { kind: 'credit' }, false],
    ['an adjustment, like an ordinary package', { kind: 'adjustment' }, true],
    ['with its last unit', { unitsLeft: 1 }, true],
    ['used up', { unitsLeft: 0 }, false],
    ['overdrawn', { unitsLeft: -1 }, false],
    ['for any program, naming none', { programs: [] }, true],
    ["for the lesson's program among others", { programs: ['private', 'group'] }, true],
    ['for other programs only', { programs: ['private'] }, false],
    ['for every kind of lesson, naming none', { pays: { priceClass: null, horses: null, minutes: null } }, true],
    ['for its class', { pays: { priceClass: 'group' } }, true],
    ['for another class only', { pays: { priceClass: 'semi_private' } }, false],
    ['for its horses', { pays: { horses: 'school' } }, true],
    ['for riders on their own horses only', { pays: { horses: 'own' } }, false],
    ['for its length', { pays: { minutes: 45 } }, true],
    ['for longer lessons', { pays: { minutes: 60 } }, false],
    ['for shorter lessons', { pays: { minutes: 30 } }, false],
    ['for all that it is', { pays: { priceClass: 'group', horses: 'school', minutes: 45 } }, true],
    ['for most of what it is', { pays: { priceClass: 'group', horses: 'school', minutes: 60 } }, false],
  ] as const)('%s', (_, of, expected) =>
    expect(covers(candidate(of), place({ kind: { priceClass: 'group', horses: 'school', minutes: 45 } }))).toBe(
      expected,
    ),
  );

  it('names no kind that a lesson is not known to be', () =>
    expect(covers(candidate({ pays: { minutes: 45 } }), place())).toBe(false));
});

describe('the order in which packages are used', () => {
  const chosen = (...all: Of[]) => choosePackage(all.map(candidate), place())?.packageId;
  const both = (a: Of, b: Of) => [chosen(a, b), chosen(b, a)];

  it('is the earliest expiry first', () =>
    expect(
      both({ packageId: 'late', expiryDate: '2027-01-31' }, { packageId: 'early', expiryDate: '2026-12-01' }),
    ).toEqual(['early', 'early']));
  it('is the earliest purchase among those of equal expiry', () =>
    expect(
      both({ packageId: 'a', purchaseDate: '2026-11-02' }, { packageId: 'b', purchaseDate: '2026-11-01' }),
    ).toEqual(['b', 'b']));
  it('asks for expiry before purchase: what was bought later and expires sooner goes first', () => {
    const later = { packageId: 'z', purchaseDate: '2026-11-10', expiryDate: '2026-12-01' };
    const sooner = { packageId: 'a', purchaseDate: '2026-11-01', expiryDate: '2026-12-31' };
    expect(both(later, sooner)).toEqual(['z', 'z']);
    expect([
      drawnFrom([candidate(later), candidate(sooner)]),
      drawnFrom([candidate(sooner), candidate(later)]),
    ]).toEqual([['z'], ['z']]);
  });
  it('is the same every time among twins', () =>
    expect(both({ packageId: 'b' }, { packageId: 'a' })).toEqual(['a', 'a']));
  it('passes over what does not cover the place', () =>
    expect(chosen({ packageId: 'gone', expiryDate: '2026-11-23' }, { packageId: 'good' })).toBe('good'));
  it('chooses nothing of nothing, and nothing of what does not fit', () =>
    expect([chosen(), chosen({ unitsLeft: 0 })]).toEqual([undefined, undefined]));
  it('leaves its candidates as they are', () => {
    const all = [candidate({ packageId: 'b' }), candidate({ packageId: 'a' })];
    allocate([place()], all);
    expect(all).toEqual([candidate({ packageId: 'b' }), candidate({ packageId: 'a' })]);
  });
});

describe('many places at once', () => {
  const on = (...days: string[]) => days.map((lessonDate) => place({ lessonDate, lessonPersonId: lessonDate }));

  it('draws a unit for each, naming place, lesson and student', () =>
    expect(allocate([place()], [candidate()])).toEqual([
      {
        type: 'billing.PackageDebited',
        data: { packageId: 'ten', lessonPersonId: 'place', lessonId: 'lesson', studentId: 'rider' },
      },
    ]));
  it('draws nothing for no places, and nothing from no packages', () =>
    expect([allocate([], [candidate()]), allocate([place()], [])]).toEqual([[], []]));
  it('covers a place once, also where another package covers it already', () =>
    expect(
      drawnFrom([candidate({ packageId: 'first', usedBy: ['place'] }), candidate({ packageId: 'second' })]),
    ).toEqual([]));
  it('covers a place once that is named twice', () =>
    expect(allocate([place(), place()], [candidate()])).toHaveLength(1));
  it('lets the oldest lessons choose first, whatever order they come in', () =>
    expect(
      allocate(on('2026-12-08', '2026-11-24', '2026-12-01'), [candidate({ unitsLeft: 2 })]).map(
        ({ data }) => data.lessonPersonId,
      ),
    ).toEqual(['2026-11-24', '2026-12-01']));
  it('asks for the day before the id', () => {
    const older = place({ lessonDate: '2026-11-24', lessonPersonId: 'z' });
    const newer = place({ lessonDate: '2026-12-01', lessonPersonId: 'a' });
    for (const places of [
      [older, newer],
      [newer, older],
    ])
      expect(allocate(places, [candidate({ unitsLeft: 1 })]).map(({ data }) => data.lessonPersonId)).toEqual(['z']);
  });
  it('of lessons on one day, always lets the same one choose first', () => {
    const twins = ['b', 'a'].map((lessonPersonId) => place({ lessonPersonId }));
    for (const places of [twins, twins.toReversed()])
      expect(allocate(places, [candidate({ unitsLeft: 1 })]).map(({ data }) => data.lessonPersonId)).toEqual(['a']);
  });
  it('is the rider’s own before one that the family shares, of two that end and were bought on the same days', () => {
    const sisters = { studentId: 'sister', sharedWith: ['rider'] };
    const [own, shared] = [candidate({ packageId: 'b' }), candidate({ ...sisters, packageId: 'a' })];
    expect(drawnFrom([shared, own])).toEqual(['b']);
    expect(drawnFrom([{ ...shared, expiryDate: '2026-12-30' }, own])).toEqual(['a']);
    expect(drawnFrom([{ ...shared, purchaseDate: '2026-10-31' }, own])).toEqual(['a']);
  });
  it('gives the last lesson of what is shared to the older of two siblings’ lessons', () => {
    const card = candidate({ unitsLeft: 1, sharedWith: ['sister'] });
    const places = [
      place({ lessonDate: '2026-11-25' }),
      place({ lessonPersonId: 'hers', studentId: 'sister', lessonDate: '2026-11-24' }),
    ];
    expect(allocate(places, [card]).map(({ data }) => [data.lessonPersonId, data.studentId])).toEqual([
      ['hers', 'sister'],
    ]);
  });
  it('goes on with the next package when one is used up or expires', () => {
    const shelf = [
      candidate({ packageId: 'b' }),
      candidate({ packageId: 'a', unitsLeft: 5, expiryDate: '2026-12-01' }),
      candidate({ packageId: 'c', unitsLeft: 1, expiryDate: '2026-11-24' }),
    ];
    expect(
      allocate(on('2026-11-24', '2026-11-25', '2026-12-01', '2026-12-08'), shelf).map(({ data }) => data.packageId),
    ).toEqual(['c', 'a', 'a', 'b']);
  });
});

describe('any places and packages', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-11-${String(n).padStart(2, '0')}`);
  const student = fc.constantFrom('anna', 'ben');
  const program = fc.constantFrom('group', 'private');
  const somePlaces = fc
    .array(fc.record({ lessonDate: day, studentId: student, programId: program }), { maxLength: 30 })
    .map((all) => all.map((of, i) => place({ ...of, lessonPersonId: `place-${i}` })));
  const shared = fc.subarray(['anna', 'ben']);
  const someCandidates = fc
    .array(
      fc.record({
        purchaseDate: day,
        startDate: day,
        expiryDate: day,
        studentId: student,
        sharedWith: shared,
        programs: fc.subarray(['group', 'private']),
        unitsLeft: fc.integer({ min: 0, max: 6 }),
      }),
      { maxLength: 8 },
    )
    .map((all) => all.map((of, i) => candidate({ ...of, packageId: `package-${i}` })));
  const drawn = (debits: ReturnType<typeof allocate>, packageId: string) =>
    debits.filter(({ data }) => data.packageId === packageId).length;
  const after = <C extends Candidate>(debits: ReturnType<typeof allocate>, one: C): C => ({
    ...one,
    unitsLeft: one.unitsLeft - drawn(debits, one.packageId),
  });

  it('never overdraw a package, never cover a place twice, and leave none open that something could cover', () =>
    fc.assert(
      fc.property(somePlaces, someCandidates, (places, candidates) => {
        const debits = allocate(places, candidates);
        const covered = new Set(debits.map(({ data }) => data.lessonPersonId));
        expect(covered.size).toBe(debits.length);
        for (const one of candidates) expect(drawn(debits, one.packageId)).toBeLessThanOrEqual(one.unitsLeft);
        for (const open of places.filter(({ lessonPersonId }) => !covered.has(lessonPersonId)))
          expect(candidates.some((one) => covers(after(debits, one), open))).toBe(false);
      }),
    ));

  it('draw only from what covers, and never pass over what expires sooner or was bought sooner', () =>
    fc.assert(
      fc.property(somePlaces, someCandidates, (places, candidates) => {
        const debits = allocate(places, candidates);
        debits.forEach(({ data }, i) => {
          const at = candidates.map((one) => after(debits.slice(0, i), one));
          const one = places.find(({ lessonPersonId }) => lessonPersonId === data.lessonPersonId);
          const from = at.find(({ packageId }) => packageId === data.packageId);
          if (!one || !from) throw new Error('Something unknown was drawn from, or for.');
          expect(covers(from, one)).toBe(true);
          for (const other of at.filter((some) => covers(some, one)))
            expect(
              other.expiryDate > from.expiryDate ||
                (other.expiryDate === from.expiryDate && other.purchaseDate >= from.purchaseDate),
            ).toBe(true);
        });
      }),
    ));

  it('choose for one place what is then drawn from', () =>
    fc.assert(
      fc.property(somePlaces, someCandidates, (places, candidates) => {
        for (const one of places)
          expect(allocate([one], candidates).map(({ data }) => data.packageId)).toEqual(
            [choosePackage(candidates, one)?.packageId].filter((id) => id !== undefined),
          );
      }),
    ));

  it('give nothing more the second time', () =>
    fc.assert(
      fc.property(somePlaces, someCandidates, (places, candidates) => {
        const debits = allocate(places, candidates);
        const later = candidates.map((one) => ({
          ...after(debits, one),
          usedBy: debits.flatMap(({ data }) => (data.packageId === one.packageId ? [data.lessonPersonId] : [])),
        }));
        expect(allocate(places, later)).toEqual([]);
      }),
    ));
});
