import { candidate, debit, open, place, product, purchased } from '../test/samples.js';
import { allocate, choosePackage } from './allocation.js';
import { coverWaiting } from './cover-waiting.js';
import { decideAdjustment } from './decide-adjustment.js';
import { decidePackageEdit } from './decide-package-change.js';
import { NEVER } from './days.js';
import { isOpen, packageStream } from './package.js';
import { newProduct, settledCoverage } from './product.js';
import { buy } from './purchase.js';
import { stateAfter } from '../../../platform/event-store/stream.js';

const flat = { startCount: 0, unitsLeft: 0, expiryDate: '2026-12-31' };
const twice = { ...flat, packageId: 'twice', coverage: 'weekly', perWeek: 2 } as const;
const endless = { ...flat, packageId: 'endless', coverage: 'unlimited' } as const;
const on = (...days: string[]) =>
  days.map((lessonDate, i) => place({ lessonDate, lessonPersonId: `${lessonDate} ${i}` }));
const dayOf = (debits: ReturnType<typeof allocate>) => debits.map(({ data }) => data.lessonPersonId.slice(0, 10));

describe('a package of so many lessons a week', () => {
  it('covers the oldest of each week that wait, and none beyond', () =>
    expect(
      dayOf(
        allocate(on('2026-12-06', '2026-12-01', '2026-12-03', '2026-12-07', '2026-12-07', '2026-12-13', '2026-12-14'), [
          candidate(twice),
        ]),
      ),
    ).toEqual(['2026-12-01', '2026-12-03', '2026-12-07', '2026-12-07', '2026-12-14']));
  it('counts what the week has already', () =>
    expect(
      dayOf(allocate(on('2026-12-03', '2026-12-04'), [candidate({ ...twice, usedOn: ['2026-12-01', '2026-11-29'] })])),
    ).toEqual(['2026-12-03']));
  it('gives the days of a week that it begins or ends in as many as a whole one', () =>
    expect(
      dayOf(
        allocate(on('2026-11-30', '2026-12-01', '2026-12-02', '2026-12-31', '2026-12-31', '2027-01-01'), [
          candidate({ ...twice, startDate: '2026-12-01' }),
        ]),
      ),
    ).toEqual(['2026-12-01', '2026-12-02', '2026-12-31', '2026-12-31']));
  it('leaves what is over the week’s to another package', () =>
    expect(
      allocate(on('2026-12-01', '2026-12-02', '2026-12-03'), [
        candidate(twice),
        candidate({ expiryDate: '2027-06-01' }),
      ]).map(({ data }) => data.packageId),
    ).toEqual(['twice', 'twice', 'ten']));
  it('is foretold by the same choice', () =>
    expect(
      [[], ['2026-12-01'], ['2026-12-01', '2026-12-02']].map(
        (usedOn) => choosePackage([candidate({ ...twice, usedOn })], place({ lessonDate: '2026-12-03' }))?.packageId,
      ),
    ).toEqual(['twice', 'twice', undefined]));
});

describe('an unlimited package', () => {
  it('covers whatever lies within its dates', () =>
    expect(
      allocate(on('2026-12-01', '2026-12-01', '2026-12-02', '2026-12-31', '2027-01-01'), [candidate(endless)]),
    ).toHaveLength(4));
  it('gives way to what expires sooner', () =>
    expect(
      allocate(on('2026-12-01'), [candidate(endless), candidate({ expiryDate: '2026-12-30' })]).map(
        ({ data }) => data.packageId,
      ),
    ).toEqual(['ten']));
});

describe('a place of the week that comes back', () => {
  const held = open({ ...twice, usedBy: ['first', 'second'] });
  const days = new Map([
    ['first', '2026-12-01'],
    ['second', '2026-12-03'],
    ['later', '2026-12-10'],
  ]);
  const back = {
    type: 'billing.PackageCredited' as const,
    data: { packageId: 'twice', lessonPersonId: 'second', lessonId: 'lesson', studentId: 'rider' },
  };
  const supply = (lessonDate: string, usedBy = held.usedBy) => ({
    waiting: [place({ lessonDate })],
    packages: new Map([['twice', { ...held, usedBy }]]),
    pays: new Map([['twice', { programs: [] }]]),
    days,
  });
  it('covers another of its week', () => expect(coverWaiting(supply('2026-12-06'), [back])).toEqual([debit('twice')]));
  it('and of no other that is full', () =>
    expect(coverWaiting({ ...supply('2026-12-11', [...held.usedBy, 'later', 'later']) }, [back])).toEqual([]));
  it('covers none before it is back', () => expect(coverWaiting(supply('2026-12-06'), [])).toEqual([]));

  const current = (lessonDate: string) => ({
    ...place({ lessonDate }),
    packageId: null,
    returnedTo: 'twice',
    paid: false,
  });
  const again = (lessonDate: string) =>
    decideAdjustment(
      [{ lessonPersonId: 'place', unit: 'used' }],
      [current(lessonDate)],
      new Map([['twice', held]]),
      days,
    );
  it('is used again while its week has room', () => expect(again('2026-12-08').events).toEqual([debit('twice')]));
  it('and waits where the week was filled meanwhile', () =>
    expect(again('2026-12-04')).toEqual({ events: [], uncovered: [current('2026-12-04')] }));
  it('counts what the same command has used again', () => {
    const places = ['a', 'b'].map((lessonPersonId) => ({ ...current('2026-12-08'), lessonPersonId }));
    const changes = places.map(({ lessonPersonId }) => ({ lessonPersonId, unit: 'used' as const }));
    const once = new Map([['twice', { ...held, perWeek: 1 }]]);
    expect(decideAdjustment(changes, places, once, days)).toEqual({
      events: [debit('twice', 'a')],
      uncovered: [places[1]],
    });
  });
});

describe('what is sold without a count', () => {
  const terms = {
    received: '2026-12-01',
    startBeforeDays: 0,
    taxPercent: 0,
    taxIncluded: true,
    mayOverride: true,
    currency: 'EUR',
  };
  const sold = product({ productCount: 0, coverage: 'weekly', perWeek: 2, expiresIn: 1, validityUnit: 'month' });
  it('has none, whatever the line says', () =>
    expect(
      buy({ productId: 'product', studentId: 'rider', startCount: 8 }, new Map([['product', sold]]), terms),
    ).toMatchObject({
      coverage: 'weekly',
      perWeek: 2,
      startCount: 0,
    }));
  it('is held as it was sold', () => {
    const state = stateAfter(packageStream, [purchased({ coverage: 'weekly', perWeek: 2, startCount: 0 })]);
    expect(isOpen(state) && [state.coverage, state.perWeek]).toEqual(['weekly', 2]);
  });

  const held = open({ ...endless, usedBy: ['a', 'b'] });
  const edit = {
    purchaseDate: '2026-11-01',
    startDate: '2026-11-01',
    expiryDate: '2026-12-15',
    startCount: 0,
    priceMinor: 45000,
  };
  const covered = on('2026-12-10', '2026-12-15', '2026-12-16');
  it('keeps all that lie within its new dates', () =>
    expect(
      decidePackageEdit(held, edit, covered).flatMap(({ data }) =>
        'lessonPersonId' in data ? data.lessonPersonId : [],
      ),
    ).toEqual(['2026-12-16 2']));
  it.each([
    ['start_count', { startCount: 5 }],
    ['package_expiry_date', { expiryDate: NEVER }],
  ])('takes neither a count nor endlessness: %s', (field, other) =>
    expect(() => decidePackageEdit(held, { ...edit, ...other }, covered)).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ field })] }),
    ),
  );
});

describe('a product', () => {
  const counted = {
    coverage: 'lessons',
    perWeek: null,
    productCount: 10,
    isTracked: true,
    isShared: false,
    validityUnit: 'month',
  } as const;
  it.each([
    ['of lessons has no week', { perWeek: 3 }, { coverage: 'lessons', perWeek: null, productCount: 10 }],
    [
      'by the week has no count',
      { coverage: 'weekly', perWeek: 2 },
      { coverage: 'weekly', perWeek: 2, productCount: 0 },
    ],
    [
      'that is unlimited has neither',
      { coverage: 'unlimited', perWeek: 2 },
      { coverage: 'unlimited', perWeek: null, productCount: 0 },
    ],
  ] as const)('%s', (_, of, settled) => expect(settledCoverage({ ...counted, ...of })).toEqual(settled));
  it.each([
    ['per_week', { coverage: 'weekly' }],
    ['coverage', { coverage: 'unlimited', isTracked: false }],
    ['validity_unit', { coverage: 'unlimited', validityUnit: 'never' }],
    ['is_shared', { coverage: 'weekly', perWeek: 2, isShared: true }],
    ['is_shared', { coverage: 'unlimited', isShared: true }],
    ['is_shared', { isTracked: false, isShared: true }],
  ] as const)('names what is missing: %s', (field, of) =>
    expect(() => settledCoverage({ ...counted, ...of })).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ field })] }),
    ),
  );
  it('needs no count where it has none', () =>
    expect(newProduct({ productName: 'Month', priceMinor: 100, expiresIn: 1, coverage: 'unlimited' })).toMatchObject({
      productCount: 0,
    }));
});
