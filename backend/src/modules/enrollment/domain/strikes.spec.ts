import {
  noShowReleaseSentence,
  noShowsInARow,
  noShowWords,
  strikeSentence,
  strikeStand,
  type Mark,
} from './strikes.js';

const MARKS: Readonly<Record<string, Mark>> = { m: 'missed', r: 'rode', e: 'excused' };
/** In the order of time, so that the newest stands last. */
const inARow = (lessons: string) =>
  noShowsInARow(
    lessons
      .split('')
      .toReversed()
      .flatMap((letter) => MARKS[letter] ?? []),
  );

describe('no-shows in a row', () => {
  it.each([
    ['', 0, 'nothing happened'],
    ['m', 1, 'one'],
    ['mm', 2, 'two in a row'],
    ['mmm', 3, 'three in a row'],
    ['rmm', 2, 'what was ridden before does not matter'],
    ['mrm', 1, 'a lesson that was ridden begins anew'],
    ['mmr', 0, 'whoever came again owes nothing'],
    ['mem', 2, 'an excused lesson between is passed over'],
    ['mme', 2, 'an excused lesson after them, too'],
    ['eee', 0, 'excused alone is none'],
    ['mmrmem', 2, 'counted from the last lesson ridden'],
    ['rrr', 0, 'always there'],
  ])('%s: %i (%s)', (lessons, count) => expect(inARow(lessons)).toBe(count));

  it.each([
    ['m', 'r', 1, 0],
    ['mm', 'mr', 2, 0],
    ['mm', 'me', 2, 1],
    ['rmm', 'rrm', 2, 1],
  ])('one that is put right is taken back: %s, then %s', (before, after, then, now) =>
    expect([inARow(before), inARow(after)]).toEqual([then, now]),
  );

  it.each([
    [1, 2, 'warned'],
    [2, 2, 'reached'],
    [3, 2, 'reached'],
    [1, 3, 'counted'],
    [2, 3, 'warned'],
    [3, 3, 'reached'],
    [4, 5, 'warned'],
  ])('%i of %i: %s', (count, rule, stand) => expect(strikeStand(count, { count: rule })).toBe(stand));

  it.each([
    [2, 2, 2, 'left'],
    [3, 2, 2, 'reached'],
    [3, 2, 3, 'left'],
    [2, 2, 3, 'left'],
    [2, 3, 2, 'warned'],
  ])('%i of %i, of which %i were left alone: %s', (count, rule, left, stand) =>
    expect(strikeStand(count, { count: rule }, left)).toBe(stand),
  );

  it('are told in one sentence', () => {
    const told = (count: number) =>
      strikeSentence({ student: 'Anna', title: 'Beginner group', inARow: count, rule: { count: 3 } });
    const given = 'the barn’s policy the place in this series may be given to somebody else.';
    expect([told(1), told(2), told(3)]).toEqual([
      `Anna did not come to Beginner group once. 2 times more, and by ${given}`,
      `Anna did not come to Beginner group twice in a row. Once more, and by ${given}`,
      `Anna did not come to Beginner group 3 times in a row. By ${given}`,
    ]);
    expect([1, 2, 11].map(noShowWords)).toEqual([
      'First no-show in a row',
      'Second no-show in a row',
      '11. no-show in a row',
    ]);
  });

  it('are told with what the rule does by itself', () => {
    const rule = { count: 2, releaseAfter: 7 };
    const told = (inARow: number) => strikeSentence({ student: 'Anna', title: 'Beginner group', inARow, rule });
    const released = 'the barn’s policy the places in this series are released, 7 days after a mail to the family';
    expect(told(1)).toContain(`Once more, and by ${released}`);
    expect(told(2)).toContain(`By ${released}`);
  });

  it('name the places that are released, and the day', () => {
    const told = (dates: string[]) => noShowReleaseSentence('2026-12-11', 'Beginner group', dates, (date) => date);
    expect(told(['2026-12-15', '2026-12-22'])).toBe(
      'On 2026-12-11 these places are released, and others may take them: Beginner group, 2 lessons from 2026-12-15.',
    );
    expect(told(['2026-12-15'])).toBe(
      'On 2026-12-11 this place is released, and others may take it: Beginner group, the lesson on 2026-12-15.',
    );
    expect(told([])).toBe('');
  });
});
