import { readRow, type Reading } from './read-row.js';

const read = (kind: Reading['kind'], field: string, cell: string) => {
  const reading: Reading = {
    kind,
    mapping: [field],
    dateOrder: 'dmy',
    takesAll: false,
    thisYear: 2026,
    isEmail: (text) => text.includes('@'),
  };
  const { values, problems } = readRow({ row: 2, cells: [cell], takes: null }, reading);
  return { value: values[field], problems: problems.map(({ code, message }) => `${code}: ${message}`) };
};

describe('a cell of a row', () => {
  it.each([
    ['yes', '1'],
    ['no', ''],
  ])('%s is whether an account holder rides', (cell, value) =>
    expect(read('people', 'rides', cell)).toEqual({ value, problems: [] }),
  );

  it('that is neither yes nor no says what to write', () =>
    expect(read('people', 'rides', 'maybe')).toEqual({ value: '', problems: ['not_yes_or_no: Write yes or no'] }));

  it('is an email address in small letters', () =>
    expect(read('people', 'email', 'Paula@Klein.test').value).toBe('paula@klein.test'));

  it('keeps its lines where a note has some, and is one line elsewhere', () => {
    expect(read('people', 'notes', 'Nuts\nBees').value).toBe('Nuts\nBees');
    expect(read('people', 'account_name', 'Paula\nKlein').value).toBe('Paula Klein');
  });

  it.each([
    ['1.1.1900', '1900-01-01'],
    ['31.12.2050', '2050-12-31'],
    ['31.12.1899', ''],
    ['1.1.2051', ''],
  ])('%s is a day of birth from the first to the last year', (cell, value) =>
    expect(read('people', 'date_of_birth', cell).value).toBe(value),
  );

  it('says which year was meant by an age', () =>
    expect(read('horses', 'age', '18')).toEqual({ value: '2008', problems: ['age: Read as born in 2008'] }));

  it('may be as long as its field, and no longer', () => {
    expect(read('people', 'account_name', 'x'.repeat(100)).value).toHaveLength(100);
    expect(read('people', 'account_name', 'x'.repeat(101)).problems).toEqual([
      'too_long: At most 100 characters; these are 101',
    ]);
  });
});
