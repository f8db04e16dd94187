import { isInCircle, type FamilyCircle, type InFamily } from './family-part.js';

const WHO: Readonly<Record<string, InFamily>> = {
  holder: {},
  guardian: { part: 'guardian' },
  'teen who may buy': { part: 'teen', mayBuy: true },
  teen: { part: 'teen', mayBuy: false },
  reader: { part: 'reader' },
};

describe('whom of a family a call is open to', () => {
  it.each<[FamilyCircle, string[]]>([
    ['holder', ['holder']],
    ['adults', ['holder', 'guardian']],
    ['buyers', ['holder', 'guardian', 'teen who may buy']],
    ['riders', ['holder', 'guardian', 'teen who may buy', 'teen']],
    ['everybody', Object.keys(WHO)],
  ])('%s: %s', (circle, admitted) =>
    expect(Object.keys(WHO).filter((who) => isInCircle(circle, WHO[who] as InFamily))).toEqual(admitted),
  );

  it('a reader who is said to buy stays a reader', () =>
    expect(isInCircle('buyers', { part: 'reader', mayBuy: true })).toBe(false));
});
