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
  ])('%s', (text, day, rest) => expect(dayInWords(text, TODAY)).toEqual({ day, rest }));

  it.each(['Anna', 'Wednesbury', 'su', 'June', '31 feb', '2026-02-31', 'marathon 3', ''])('is none in “%s”', (text) =>
    expect(dayInWords(text, TODAY).day).toBeUndefined(),
  );
});
