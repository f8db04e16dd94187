import { dayInWords } from './day-in-words.js';

/** A Friday. */
const TODAY = '2026-11-20';

describe('a day in words', () => {
  it.each([
    ['today', '2026-11-20', ''],
    ['Tomorrow', '2026-11-21', ''],
    ['yesterday', '2026-11-19', ''],
    ['fri', '2026-11-20', ''],
    ['Thursday', '2026-11-26', ''],
    ['tue beginner', '2026-11-24', 'beginner'],
    ['Maya 24 nov', '2026-11-24', 'maya'],
    ['Nov 24, jumping', '2026-11-24', 'jumping'],
    ['3. january', '2027-01-03', ''],
    ['2026-02-28', '2026-02-28', ''],
    ['2026-3-1', '2026-03-01', ''],
    ['sunday', '2026-11-22', ''],
    ['12 dec', '2026-12-12', ''],
    ['big  roan, tue ', '2026-11-24', 'big roan'],
    ['lesson tue late', '2026-11-24', 'lesson late'],
  ])('%s', (text, day, rest) => expect(dayInWords(text, TODAY)).toEqual({ day, rest }));

  it.each([
    'Anna',
    'Wednesbury',
    'su',
    'ma 3',
    'June',
    '31 feb',
    '2026-02-31',
    '12026-02-28',
    '2026-02-280',
    'marathon 3',
    'nov 245',
    'nov x24',
    'nov 24th',
    'roan 24',
    'constructor',
    '__proto__',
    '',
  ])('is none in “%s”', (text) => expect(dayInWords(text, TODAY)).toEqual({ rest: text.toLowerCase() }));

  it('is of the year in which it is nearest', () => {
    expect(dayInWords('3 jan', '2026-02-01').day).toBe('2026-01-03');
    expect(dayInWords('30 dec', '2026-01-02').day).toBe('2025-12-30');
    expect(dayInWords('29 feb', '2027-11-20').day).toBe('2028-02-29');
  });
});
