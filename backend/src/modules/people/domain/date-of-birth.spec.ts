import { dateOfBirth, wholeYears } from './date-of-birth.js';

const refused = (field: string, message: string) =>
  expect.objectContaining({ kind: 'invalid_input', errors: [{ field, message }] });

describe('a date of birth', () => {
  it('is composed of year, month and day (R160 R251)', () => {
    expect(dateOfBirth({ year: 2015, month: 4, day: 3 })).toBe('2015-04-03');
    expect(dateOfBirth({ year: 2016, month: 2, day: 29, date: '1999-01-01' })).toBe('2016-02-29');
  });

  it('is unknown where all three are empty, or where it is 1800-01-01 (R160)', () => {
    expect(dateOfBirth({ year: null, month: null, day: null, date: '2015-04-03' })).toBeNull();
    expect(dateOfBirth({ date: '1800-01-01' })).toBeNull();
  });

  it('stays as it is where nothing is said, and may come whole', () => {
    expect(dateOfBirth({})).toBeUndefined();
    expect(dateOfBirth({ date: '2015-04-03' })).toBe('2015-04-03');
    expect(dateOfBirth({ date: '1900-01-01' })).toBe('1900-01-01');
    expect(dateOfBirth({ date: '2050-12-31' })).toBe('2050-12-31');
  });

  it.each([
    ['without a month', { year: 2015, month: null, day: 3 }, 'month', 'Must be a number between 1 and 12'],
    ['without a year', { month: 4, day: 3 }, 'year', 'Must be a 4 digit  number '],
    ['without a day', { year: 2015, month: 4 }, 'day', 'min Must be a number between 1 and 31'],
    ['of no calendar', { year: 2015, month: 2, day: 29 }, 'day', 'This month does not have so many days'],
    ['before 1900', { date: '1899-12-31' }, 'date_of_birth', 'Must be a 4 digit  number '],
    ['after 2050', { date: '2051-01-01' }, 'date_of_birth', 'Must be a 4 digit  number '],
  ])('is refused %s (R160)', (_, given, field, message) =>
    expect(() => dateOfBirth(given)).toThrow(refused(field, message)),
  );
});

describe('an age', () => {
  it.each([
    ['the day before the birthday', '2015-11-25', '2026-11-24', 10],
    ['the birthday', '2015-11-24', '2026-11-24', 11],
    ['the day after', '2015-11-23', '2026-11-24', 11],
    ['29 February, on the 28th of a common year', '2016-02-29', '2026-02-28', 9],
    ['29 February, on 1 March', '2016-02-29', '2026-03-01', 10],
  ])('is counted in whole years: %s', (_, born, on, age) => expect(wholeYears(born, on)).toBe(age));
});
