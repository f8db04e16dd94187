import { debit, open, place } from '../test/samples.js';
import { decideAdjustment, type CurrentPlace, type UnitChange } from './decide-adjustment.js';

const current = (of: Partial<CurrentPlace> = {}): CurrentPlace => ({
  ...place(),
  packageId: 'ten',
  returnedTo: null,
  paid: false,
  ...of,
});
const packages = new Map([
  ['ten', open({ usedBy: ['place', 'other'] })],
  ['last', open({ packageId: 'last', startCount: 1 })],
  ['full', open({ packageId: 'full', startCount: 1, usedBy: ['elsewhere'] })],
]);
const decide = (unit: UnitChange['unit'], of: Partial<CurrentPlace> = {}) =>
  decideAdjustment([{ lessonPersonId: 'place', unit }], [current(of)], packages, new Map());

describe('a place whose attendance changed', () => {
  it('gives its unit back when that is released', () =>
    expect(decide('released')).toEqual({
      events: [
        {
          type: 'billing.PackageCredited',
          data: { packageId: 'ten', lessonPersonId: 'place', lessonId: 'lesson', studentId: 'rider' },
        },
      ],
      uncovered: [],
    }));
  it.each([
    ['nothing covers it', { packageId: null }],
    ['its package does not know of it', { packageId: 'last' }],
    ['its package was withdrawn', { packageId: 'gone' }],
  ])('gives nothing back where %s', (_, of) => expect(decide('released', of).events).toEqual([]));

  it('uses its unit again from where that went', () =>
    expect(decide('used', { packageId: null, returnedTo: 'last' })).toEqual({
      events: [debit('last')],
      uncovered: [],
    }));
  it.each([
    ['is used', 'full'],
    ['was withdrawn', 'gone'],
    ['never was', null],
  ])('looks for another package where that %s', (_, returnedTo) => {
    const uncovered = current({ packageId: null, returnedTo });
    expect(decide('used', { packageId: null, returnedTo })).toEqual({ events: [], uncovered: [uncovered] });
  });
  it.each([
    ['it is covered', 'used', {}],
    ['it was marked paid by hand', 'used', { packageId: null, paid: true }],
    ['its unit is released', 'released', { packageId: null }],
    ['nothing becomes of its unit', 'none', { packageId: null }],
  ] as const)('looks for none where %s', (_, unit, of) => expect(decide(unit, of).uncovered).toEqual([]));
  it('shares what is left with the others', () => {
    const [first, second] = ['first', 'second'].map((lessonPersonId) =>
      current({ lessonPersonId, packageId: null, returnedTo: 'last' }),
    ) as [CurrentPlace, CurrentPlace];
    const changes = [first, second].map(({ lessonPersonId }) => ({ lessonPersonId, unit: 'used' as const }));
    expect(decideAdjustment(changes, [first, second], packages, new Map())).toEqual({
      events: [debit('last', 'first')],
      uncovered: [second],
    });
  });
});
