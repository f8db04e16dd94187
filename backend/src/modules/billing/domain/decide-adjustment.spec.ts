import { open, place } from '../test/samples.js';
import { decideAdjustment, type CurrentPlace, type UnitChange } from './decide-adjustment.js';

const current = (of: Partial<CurrentPlace> = {}): CurrentPlace => ({
  ...place(),
  packageId: 'ten',
  makeupId: null,
  paid: false,
  ...of,
});
const ten = open({ usedBy: ['place', 'other'] });
const makeup = open({ packageId: 'makeup', kind: 'makeup' });
const packages = new Map([
  ['ten', ten],
  ['makeup', makeup],
]);
const decide = (unit: UnitChange['unit'], of: Partial<CurrentPlace> = {}) =>
  decideAdjustment([{ lessonPersonId: 'place', unit }], [current(of)], packages);

describe('a place whose attendance changed', () => {
  it('gives its unit back when that is released', () =>
    expect(decide('released')).toEqual({
      released: [
        {
          type: 'billing.PackageCredited',
          data: { packageId: 'ten', lessonPersonId: 'place', lessonId: 'lesson', studentId: 'rider' },
        },
      ],
      uncovered: [],
    }));
  it.each([
    ['nothing covers it', { packageId: null }],
    ['its package does not know of it', { lessonPersonId: 'place', packageId: 'makeup' }],
    ['its package was withdrawn', { packageId: 'gone' }],
  ])('gives nothing back where %s', (_, of) => expect(decide('released', of).released).toEqual([]));

  it('looks for a package when it uses a unit and has none', () => {
    const uncovered = current({ packageId: null });
    expect(decide('used', { packageId: null })).toEqual({
      released: [],
      uncovered: [{ place: uncovered, makeup: null }],
    });
  });
  it('comes with the makeup it was booked with', () =>
    expect(decide('used', { packageId: null, makeupId: 'makeup' }).uncovered[0]?.makeup).toBe(makeup));
  it('comes without a makeup that was withdrawn', () =>
    expect(decide('used', { packageId: null, makeupId: 'gone' }).uncovered[0]?.makeup).toBeNull());
  it.each([
    ['it is covered', 'used', {}],
    ['it was marked paid by hand', 'used', { packageId: null, paid: true }],
    ['its unit is released', 'released', { packageId: null }],
    ['nothing becomes of its unit', 'none', { packageId: null }],
  ] as const)('looks for none where %s', (_, unit, of) => expect(decide(unit, of).uncovered).toEqual([]));

  it('keeps its unit where nothing is said of it', () => {
    const nothing = { released: [], uncovered: [] };
    expect([decide('none'), decideAdjustment([], [current()], packages)]).toEqual([nothing, nothing]);
    expect(decideAdjustment([{ lessonPersonId: 'place', unit: 'released' }], [], packages)).toEqual(nothing);
  });
  it('follows its own change among many', () => {
    const places = [
      current(),
      current({ lessonPersonId: 'other' }),
      current({ lessonPersonId: 'third', packageId: null }),
    ];
    const { released, uncovered } = decideAdjustment(
      [
        { lessonPersonId: 'third', unit: 'used' },
        { lessonPersonId: 'other', unit: 'released' },
        { lessonPersonId: 'place', unit: 'used' },
      ],
      places,
      packages,
    );
    expect(released.map(({ data }) => data.lessonPersonId)).toEqual(['other']);
    expect(uncovered.map((one) => one.place.lessonPersonId)).toEqual(['third']);
  });
});
