import { sayIn } from './say-value.js';
import { totalFacts } from './total-facts.js';

const say = sayIn('CAD');

describe('a value of a report in words', () => {
  it.each([
    ['start', '2026-11-24 16:00', 'Tue 24 Nov 2026, 16:00'],
    ['date', '2026-11-24', 'Tue 24 Nov 2026'],
    ['minutes', 95, '1:35 h'],
    ['money', -45.5, 'CAD -45.50'],
    ['money', 0.1 + 0.2, 'CAD 0.30'],
    ['mark', 1, 'yes'],
    ['mark', 0, ''],
    ['count', 0, '0'],
    ['text', 'Biscuit', 'Biscuit'],
    ['text', null, ''],
  ] as const)('%s %p: %s', (kind, value, words) => expect(say(kind, value)).toBe(words));

  it('sums only what the report counts', () =>
    expect(totalFacts({ lessons: 3, minutes: 135, students: null, taken: 12.5 }, say)).toEqual([
      ['Lessons', '3'],
      ['Hours', '2:15 h'],
      ['Taken', 'CAD 12.50'],
    ]));
});
