import { dateOf, flagOf, plainText, yearOf } from './cells.js';

describe('a cell', () => {
  it.each([
    ['2015-04-03', '2015-04-03'],
    ['2015-04-03T00:00:00', '2015-04-03'],
    ['3.4.2015', '2015-04-03'],
    ['03.04.2015', '2015-04-03'],
    ['3 Apr 2015', '2015-04-03'],
    ['3rd April 2015', '2015-04-03'],
    ['April 3, 2015', '2015-04-03'],
    ['29.2.2015', undefined],
    ['3 Foo 2015', undefined],
    ['12', undefined],
    ['3.4.15', undefined],
    ['soon', undefined],
  ])('%s is the day %s', (text, day) => {
    expect(dateOf(text, 'dmy')).toBe(day);
    expect(dateOf(text, 'mdy')).toBe(day);
  });

  it('is read by the order of the file where it could be either', () => {
    expect([dateOf('3/4/2015', 'dmy'), dateOf('3/4/2015', 'mdy')]).toEqual(['2015-04-03', '2015-03-04']);
    expect([dateOf('3/25/2015', 'dmy'), dateOf('25/3/2015', 'mdy')]).toEqual(['2015-03-25', '2015-03-25']);
  });

  it.each([
    ['b.1996', 1996, false],
    ['2012', 2012, false],
    ['b.2002-05-08', 2002, false],
    ['foaled 2007', 2007, false],
    ['18 years', 2008, true],
    ['about 6 years', 2020, true],
    ['7', 2019, true],
  ])('%s is the year %s', (text, year, isAge) => expect(yearOf(text, 2026)).toEqual({ year, isAge }));

  it.each(['young', 'at the barn since 2002', '4 to 5', 'Bay'])('%s is no year', (text) =>
    expect(yearOf(text, 2026)).toBeUndefined(),
  );

  it.each([
    ['=HYPERLINK("http://evil.test","x")', '=HYPERLINK("http://evil.test","x")'],
    ["'+1 519 555 0101", '+1 519 555 0101'],
    ["'=1+1", '=1+1'],
    ["O'Neill", "O'Neill"],
    ["'Biscuit", "'Biscuit"],
    [' a\u0000b\u202e ', 'a b'],
  ])('%j stays the text %j, whatever a spreadsheet would make of it', (cell, text) =>
    expect(plainText(cell)).toBe(text),
  );

  it('is yes, no, or neither', () => {
    expect(['Yes', 'x', 'JA', '1'].map(flagOf)).toEqual([true, true, true, true]);
    expect(['no', '', '0', 'Nein'].map(flagOf)).toEqual([false, false, false, false]);
    expect(flagOf('sometimes')).toBeUndefined();
  });
});
