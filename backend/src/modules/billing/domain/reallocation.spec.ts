import { open, place } from '../test/samples.js';
import { separateMakeups } from './reallocation.js';

const makeup = open({ packageId: 'makeup', kind: 'makeup', startCount: 1 });

describe('places that need a unit again', () => {
  it('take the makeup they were booked with', () =>
    expect(separateMakeups([{ place: place(), makeup }])).toEqual({
      byMakeup: [{ ...place(), makeupId: 'makeup' }],
      makeups: new Map([['makeup', makeup]]),
      others: [],
    }));
  it.each([
    ['none', null],
    ['one used elsewhere', { ...makeup, usedBy: ['elsewhere'] }],
    ['one that has expired', { ...makeup, expiryDate: '2026-11-23' }],
  ])('take another package where they have %s', (_, one) =>
    expect(separateMakeups([{ place: place(), makeup: one }])).toEqual({
      byMakeup: [],
      makeups: new Map(),
      others: [place()],
    }),
  );
  it('keep their order', () => {
    const all = ['a', 'b', 'c'].map((lessonPersonId) => place({ lessonPersonId }));
    expect(separateMakeups(all.map((one) => ({ place: one, makeup: null }))).others).toEqual(all);
  });
});
