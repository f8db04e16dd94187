import { heaped, topmost } from './topmost.js';

const part = (name: string, minor: number, key: string | null = name.toLowerCase()) => ({ key, name, minor });

describe('the programs that are told', () => {
  it('are those that brought most, and one for all others', () => {
    const parts = [part('Group', 50), part('Camp', 90), part('Group', 60), part('Pony', 5), part('Lunge', 4)];
    expect(topmost(parts, 2).map(({ name }) => name)).toEqual(['Group', 'Camp', 'All others']);
  });

  it('are all where only one would be left', () =>
    expect(topmost([part('Camp', 90), part('Group', 50), part('Pony', 5)], 2).map(({ name }) => name)).toEqual([
      'Camp',
      'Group',
      'Pony',
    ]));

  it('are told apart by what they are, not by their names alone', () =>
    expect(topmost([part('Camp', 90, 'a'), part('Camp', 50, 'b')], 4)).toHaveLength(2));

  it('come to all that came in, whatever is told', () => {
    const parts = [part('Group', 50), part('Camp', 90), part('Pony', -5), part('Lunge', 4)];
    expect(heaped(parts, topmost(parts, 2))).toEqual([90, 50, -1]);
    expect(heaped([part('Pony', 7)], topmost(parts, 2))).toEqual([0, 0, 7]);
  });
});
