import {
  horseMisfits,
  lessonMisfits,
  rangeInWords,
  refusedBy,
  verdictOf,
  type Level,
  type LevelRange,
  type MeasuredRider,
  type SuitabilityRules,
  type SuitedHorse,
} from './suitability.js';

const [beginner, novice, advanced] = ['Beginner', 'Novice', 'Advanced'].map((name, at) => ({
  name,
  order: at + 1,
})) as [Level, Level, Level];
const anna = (own: Partial<MeasuredRider> = {}): MeasuredRider => ({
  name: 'Anna',
  level: novice,
  weight: 40,
  height: 150,
  ...own,
});
const OPEN = { from: null, to: null };
const biscuit = (own: Partial<SuitedHorse> = {}): SuitedHorse => ({
  name: 'Biscuit',
  levels: OPEN,
  mostCarried: null,
  ownWeight: null,
  heightFrom: null,
  heightTo: null,
  isNotForRider: false,
  isOfAnother: false,
  ...own,
});
const codes = (misfits: readonly { code: string }[]) => misfits.map(({ code }) => code);
const RULES: SuitabilityRules = { isAsked: true, needsLevel: false, share: 20, tack: 10 };
const of = (rider: Partial<MeasuredRider>, horse: Partial<SuitedHorse>, rules: Partial<SuitabilityRules> = {}) =>
  codes(horseMisfits(anna(rider), biscuit(horse), { ...RULES, ...rules }));
const sectionMisfits = (rider: MeasuredRider, range: LevelRange) => lessonMisfits(rider, range, RULES);

describe('a section’s range of levels', () => {
  it.each([
    [novice, { from: novice, to: novice }, []],
    [novice, { from: beginner, to: novice }, []],
    [novice, { from: novice, to: advanced }, []],
    [beginner, { from: novice, to: advanced }, ['level_outside']],
    [advanced, { from: beginner, to: novice }, ['level_outside']],
    [advanced, { from: novice, to: null }, []],
    [beginner, { from: null, to: novice }, []],
    [novice, { from: advanced, to: beginner }, []],
    [beginner, { from: advanced, to: novice }, ['level_outside']],
    [advanced, OPEN, []],
    [null, OPEN, []],
    [null, { from: null, to: novice }, []],
    [null, { from: beginner, to: null }, ['level_missing']],
  ] as const)('%o in %o: %o', (level, range, expected) =>
    expect(codes(sectionMisfits(anna({ level }), range))).toEqual(expected),
  );

  it('says who and for whom', () => {
    const [one] = sectionMisfits(anna({ level: beginner }), { from: novice, to: advanced });
    expect(one?.message).toBe('Anna is Beginner; this is for Novice to Advanced');
    const [unknown] = sectionMisfits(anna({ level: null }), { from: novice, to: null });
    expect(unknown?.message).toBe('Anna has no level yet; this is for Novice and up');
  });
});

describe('a horse', () => {
  it('of which nothing is said suits everybody', () =>
    expect(of({ level: null, weight: null, height: null }, {})).toEqual([]));

  it.each([
    [40, 50, []],
    [40, 49, ['horse_size']],
    [41, 50, ['horse_size']],
    [null, 50, ['horse_measures_missing']],
    [200, null, []],
  ] as const)('with tack of 10 and a rider of %o carries %o: %o', (weight, carries, expected) =>
    expect(of({ weight }, { mostCarried: carries })).toEqual(expected),
  );

  it.each([
    [150, null, 150, []],
    [151, null, 150, ['horse_size']],
    [150, 150, null, []],
    [149, 150, null, ['horse_size']],
    [null, 150, null, ['horse_measures_missing']],
  ] as const)('of a rider of %o from %o to %o: %o', (height, heightFrom, heightTo, expected) =>
    expect(of({ height }, { heightFrom, heightTo })).toEqual(expected),
  );

  it('is for some levels, and for nobody whose level is unknown', () => {
    const levels = { from: novice, to: advanced };
    expect(of({}, { levels })).toEqual([]);
    expect(of({ level: beginner }, { levels })).toEqual(['horse_level_outside']);
    expect(of({ level: null }, { levels })).toEqual(['horse_level_missing']);
  });

  it('is not for riders of others, where somebody owns it', () => {
    expect(of({}, { isOfAnother: true })).toEqual(['horse_of_another']);
    expect(horseMisfits(anna(), biscuit({ isOfAnother: true }), RULES)).toEqual([
      { code: 'horse_of_another', isMissing: false, message: 'Biscuit is a private horse, and not Anna’s' },
    ]);
  });

  it('is not for a rider of whom that is noted', () =>
    expect(of({}, { isNotForRider: true })).toEqual(['horse_not_for_rider']));

  it('says each thing once, and no weight or height', () => {
    const told = horseMisfits(anna({ weight: 93, height: 187 }), biscuit({ mostCarried: 60, heightTo: 160 }), RULES);
    expect(told.map(({ message }) => message)).toEqual(['Biscuit is too small for Anna']);
    const unknown = horseMisfits(
      anna({ weight: null, height: null }),
      biscuit({ mostCarried: 60, heightTo: 160 }),
      RULES,
    );
    expect(unknown).toHaveLength(1);
    expect(JSON.stringify([told, unknown])).not.toMatch(/\d/);
  });
});

describe('a share of its own weight', () => {
  it.each([
    // weight, own weight, share: 50 with tack is exactly a fifth of 250.
    [40, 250, 20, []],
    [41, 250, 20, ['horse_size']],
    [40, 249, 20, ['horse_size']],
    [89, 499, 20, []],
    [90, 499, 20, ['horse_size']],
    [41, 250, 21, []],
    [null, 250, 20, ['horse_measures_missing']],
  ] as const)('%o on a horse of %o that carries %o per cent: %o', (weight, ownWeight, share, expected) =>
    expect(of({ weight }, { ownWeight }, { share })).toEqual(expected),
  );

  it('tack counts', () => {
    expect(of({ weight: 40 }, { ownWeight: 250 }, { tack: 11 })).toEqual(['horse_size']);
    expect(of({ weight: 40 }, { mostCarried: 50 }, { tack: 11 })).toEqual(['horse_size']);
  });

  it('gives way to what the barn says of the horse', () =>
    expect(of({ weight: 60 }, { ownWeight: 250, mostCarried: 70 })).toEqual([]));
});

it('where the barn does not ask, everything suits but another family’s horse', () => {
  const off = { ...RULES, isAsked: false, needsLevel: true };
  expect(lessonMisfits(anna({ level: null }), { from: advanced, to: null }, off)).toEqual([]);
  expect(horseMisfits(anna(), biscuit({ isNotForRider: true, mostCarried: 10 }), off)).toEqual([]);
  expect(codes(horseMisfits(anna(), biscuit({ isOfAnother: true, mostCarried: 10 }), off))).toEqual([
    'horse_of_another',
  ]);
});

describe('a family', () => {
  const [outside] = sectionMisfits(anna(), { from: advanced, to: null });
  const [unknown] = sectionMisfits(anna({ level: null }), { from: advanced, to: null });
  const [unmeasured] = horseMisfits(anna({ weight: null }), biscuit({ mostCarried: 50 }), RULES);
  it.each([
    ['nothing', [], false, undefined],
    ['another level', [outside!], false, outside],
    ['a missing level', [unknown!], false, undefined],
    ['a missing level where one is needed', [unknown!], true, unknown],
    ['a missing weight, whatever is needed', [unmeasured!], true, undefined],
  ])('is refused by %s', (_, misfits, needsLevel, expected) =>
    expect(refusedBy(misfits, { needsLevel })).toBe(expected),
  );
});

it('what is against it outweighs what is missing', () => {
  const [outside] = sectionMisfits(anna(), { from: advanced, to: null });
  const [unknown] = sectionMisfits(anna({ level: null }), { from: advanced, to: null });
  expect(verdictOf([])).toBe('fits');
  expect(verdictOf([unknown!])).toBe('missing');
  expect(verdictOf([unknown!, outside!])).toBe('does_not_fit');
});

it('a range reads as one', () =>
  expect(
    [
      OPEN,
      { from: novice, to: null },
      { from: null, to: novice },
      { from: novice, to: novice },
      { from: advanced, to: novice },
    ].map(rangeInWords),
  ).toEqual(['every level', 'Novice and up', 'up to Novice', 'Novice', 'Novice to Advanced']));
