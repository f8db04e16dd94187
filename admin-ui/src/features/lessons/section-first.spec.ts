import { sectionFirst } from './section-first';

const all = ['Anna', 'Ben', 'Cleo'].map((id) => ({ id }));

describe('what an event offers', () => {
  it('is everything alike where nothing is assigned to its section', () => {
    expect(sectionFirst(all, new Set())).toBe(all);
  });

  it('begins with what is assigned, each part in the order it came in (R040)', () => {
    expect(sectionFirst(all, new Set(['Cleo', 'Anna', 'gone']))).toEqual([
      { id: 'Anna', group: 'Of this section' },
      { id: 'Cleo', group: 'Of this section' },
      { id: 'Ben', group: 'All others' },
    ]);
  });
});
