import { problems, addressesOf, newValues } from './saved-values';
import { daysWords, planWords } from './saved-words';

describe('when a saved report goes out', () => {
  it.each([
    ['never', null, null, null],
    ['week', 1, null, 'every Monday'],
    ['week', 7, null, 'every Sunday'],
    ['month', null, 1, 'on the 1st of every month'],
    ['month', null, 2, 'on the 2nd of every month'],
    ['month', null, 11, 'on the 11th of every month'],
    ['month', null, 23, 'on the 23rd of every month'],
    ['month', null, 0, 'on the last day of every month'],
  ] as const)('%s %p %p: %p', (every, weekday, month_day, words) =>
    expect(planWords({ every, weekday, month_day })).toBe(words),
  );

  it.each([
    ['2026-11-23', '2026-11-29', 'Mon 23 Nov to Sun 29 Nov'],
    ['2026-11-23', '2026-11-23', 'Mon 23 Nov'],
    ['2026-12-28', '2027-01-03', 'Mon 28 Dec 2026 to Sun 3 Jan 2027'],
  ])('with %s to %s: %s', (from, to, words) => expect(daysWords(from, to)).toBe(words));
});

describe('to whom', () => {
  const values = { ...newValues('Lessons', 'last_week', 'a@b.test'), every: 'week' };
  it('are addresses, each once, however they are set apart', () =>
    expect(addressesOf({ addresses: ' A@b.test, c@d.test\nc@d.test;\n' })).toEqual(['a@b.test', 'c@d.test']));

  it.each([
    ['nothing', {}, {}],
    ['a name', { title: ' ' }, { title: 'A name is required' }],
    ['days', { span: '' }, { span: 'Choose which days it always shows' }],
    ['an address', { addresses: ' ' }, { addresses: 'Name at least one address' }],
    ['one that is whole', { addresses: 'a@b.test\nnobody' }, { addresses: 'nobody is no email address' }],
    [
      'ten at most',
      { addresses: Array.from({ length: 11 }, (_, n) => `a${n}@b.test`).join('\n') },
      { addresses: 'At most 10 addresses' },
    ],
    ['something attached', { with_csv: false }, { files: 'Choose CSV, PDF or both' }],
    ['no address where it is not mailed', { every: 'never', addresses: '', with_csv: false }, {}],
  ])('asks for %s', (_, own, wrong) => expect(problems({ ...values, ...own }, true)).toEqual(wrong));

  it('asks for no days of what is about now', () => expect(problems({ ...values, span: '' }, false)).toEqual({}));
});
