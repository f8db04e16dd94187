import { dateOf, dateOrderOf, flagOf, plainLines, plainText, yearOf } from './cells.js';

describe('a cell', () => {
  it.each([
    ['2015-04-03', '2015-04-03'],
    ['2015-04-03T00:00:00', '2015-04-03'],
    ['3.4.2015', '2015-04-03'],
    ['03.04.2015', '2015-04-03'],
    ['3 Apr 2015', '2015-04-03'],
    ['3rd April 2015', '2015-04-03'],
    ['April 3, 2015', '2015-04-03'],
    ['Apr. 3rd 2015', '2015-04-03'],
    ['3-Apr-2015', '2015-04-03'],
    ['3. April, 2015', '2015-04-03'],
    ['31 December 2015', '2015-12-31'],
    ['December 31 2015', '2015-12-31'],
    ['2015/4/3', '2015-04-03'],
    ['2015-04-03 16:00', '2015-04-03'],
    ['2015-12-31', '2015-12-31'],
    ['31.12.2015', '2015-12-31'],
    ['29.2.2015', undefined],
    ['3 Foo 2015', undefined],
    ['12', undefined],
    ['3.4.15', undefined],
    ['soon', undefined],
  ])('%s is the day %s', (text, day) => {
    expect(dateOf(text, 'dmy')).toBe(day);
    expect(dateOf(text, 'mdy')).toBe(day);
  });

  it.each([
    'x3.4.2015',
    '3.4.2015x',
    '3.4-2015',
    '2015.4-3',
    'x2015-04-03',
    '2015-04-03x',
    'on 3 April 2015',
    '3 April 2015 or so',
    'on April 3, 2015',
    'April 3, 2015 or so',
  ])('%s is no day', (text) => expect(dateOf(text, 'dmy')).toBeUndefined());

  it('is read by the order of the file where it could be either', () => {
    expect([dateOf('3/4/2015', 'dmy'), dateOf('3/4/2015', 'mdy')]).toEqual(['2015-04-03', '2015-03-04']);
    expect([dateOf('3/25/2015', 'dmy'), dateOf('25/3/2015', 'mdy')]).toEqual(['2015-03-25', '2015-03-25']);
    expect([dateOf('3/12/2015', 'dmy'), dateOf('12/3/2015', 'mdy')]).toEqual(['2015-12-03', '2015-12-03']);
    expect([dateOf('3/13/2015', 'dmy'), dateOf('13/3/2015', 'mdy')]).toEqual(['2015-03-13', '2015-03-13']);
  });

  it('says the order of the file as soon as one of its dates does', () => {
    expect(dateOrderOf(['soon', '12/12/2015', '25.3.2015'])).toBeUndefined();
    expect(dateOrderOf(['1/2/2015', '13/12/2015'])).toBe('dmy');
    expect(dateOrderOf(['1/2/2015', '12/13/2015'])).toBe('mdy');
  });

  it.each([
    ['b.1996', 1996, false],
    ['b. 1996', 1996, false],
    ['born 1996', 1996, false],
    ['*2007', 2007, false],
    ['3.12.2007', 2007, false],
    ['2007-05', 2007, false],
    ['ca. 6', 2020, true],
    ['ca 12', 2014, true],
    ['5 yrs', 2021, true],
    ['1 year old', 2025, true],
    ['3y', 2023, true],
    ['2012', 2012, false],
    ['b.2002-05-08', 2002, false],
    ['foaled 2007', 2007, false],
    ['18 years', 2008, true],
    ['about 6 years', 2020, true],
    ['7', 2019, true],
  ])('%s is the year %s', (text, year, isAge) => expect(yearOf(text, 2026)).toEqual({ year, isAge }));

  it.each(['young', 'at the barn since 2002', '4 to 5', 'Bay', 'over 7', '7 or so', '123', '1899', '12007', '2007x'])(
    '%s is no year',
    (text) => expect(yearOf(text, 2026)).toBeUndefined(),
  );

  it.each([
    ['=HYPERLINK("http://evil.test","x")', '=HYPERLINK("http://evil.test","x")'],
    ["'+1 519 555 0101", '+1 519 555 0101'],
    ["'=1+1", '=1+1'],
    ["O'Neill", "O'Neill"],
    ["'Biscuit", "'Biscuit"],
    [' a\u0000b\u202e ', 'a b'],
    ['a\u0000\u0000b', 'a b'],
    ["14'-2", "14'-2"],
  ])('%j stays the text %j, whatever a spreadsheet would make of it', (cell, text) =>
    expect(plainText(cell)).toBe(text),
  );

  it('keeps its lines where it may have several', () =>
    expect(plainLines(' Kind.\r\n\u0000Bites \r\rKicks\n')).toBe('Kind.\nBites\n\nKicks'));

  it('is yes, no, or neither', () => {
    expect(['Yes', 'x', 'JA', '1'].map(flagOf)).toEqual([true, true, true, true]);
    expect(['no', '', '0', 'Nein'].map(flagOf)).toEqual([false, false, false, false]);
    expect(flagOf('sometimes')).toBeUndefined();
  });
});
