import { readyLevel, standingsOf } from './standing.js';

const levels = ['beginner', 'novice', 'advanced'].map((levelId) => ({ levelId, isActive: true }));
const without = (id: string) => levels.map((level) => (level.levelId === id ? { ...level, isActive: false } : level));

describe('how levels stand to a rider', () => {
  it.each([
    ['without a level', levels, null, ['next', 'ahead', 'ahead']],
    ['of the first', levels, 'beginner', ['own', 'next', 'ahead']],
    ['of the last', levels, 'advanced', ['behind', 'behind', 'own']],
    ['whose next level is out of use', without('novice'), 'beginner', ['own', 'ahead', 'next']],
    ['whose own level is out of use', without('novice'), 'novice', ['behind', 'own', 'next']],
    [
      'where no level is in use',
      levels.map((level) => ({ ...level, isActive: false })),
      null,
      ['ahead', 'ahead', 'ahead'],
    ],
  ])('%s', (_, among, own, expected) => expect(standingsOf(among, own)).toEqual(expected));

  it('of a barn without levels is nothing', () => expect(standingsOf([], null)).toEqual([]));
});

describe('the level for which a rider is ready', () => {
  const reached = (...counts: [reached: number, of: number][]) =>
    counts.map(([done, of], at) => ({ levelId: `level ${at + 1}`, isActive: true, reached: done, of }));

  it.each([
    ['is the next one, of which every skill is reached', reached([5, 5], [6, 6], [6, 6]), 'level 1', 'level 2'],
    ['is the first for a rider without one', reached([5, 5], [0, 6]), null, 'level 1'],
    ['is none where a skill is missing', reached([5, 5], [5, 6], [6, 6]), 'level 1', undefined],
    ['is none where the next has no skills', reached([5, 5], [0, 0]), 'level 1', undefined],
    ['is none after the last', reached([5, 5]), 'level 1', undefined],
  ])('%s', (_, levels, own, expected) => expect(readyLevel(levels, own)?.levelId).toBe(expected));
});
