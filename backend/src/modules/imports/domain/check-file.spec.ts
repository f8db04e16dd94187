import type { KnownPerson } from '../../people/contracts.js';
import { known } from '../test/known.js';
import { accountOf, checkRows, countsOf, workOf } from './check-file.js';
import { readRow, type Reading } from './read-row.js';

const reading = (kind: 'people' | 'horses', mapping: string[]): Reading => ({
  kind,
  mapping,
  dateOrder: 'dmy',
  takesAll: false,
  thisYear: 2026,
  isEmail: (text) => /^\S+@\S+\.\S+$/.test(text),
});

/** Rows as `a|b|c`; one that begins with `!` was decided to be taken. */
const check = (mapping: string, rows: string[], known: KnownPerson[] = []) => {
  const how = reading('people', mapping.split('|'));
  const read = rows.map((row, i) => {
    const takes = row.startsWith('!') ? true : null;
    return readRow({ row: i + 2, cells: row.replace(/^!/, '').split('|'), takes }, how);
  });
  return checkRows(read, { kind: 'people', people: known });
};
const codes = (checked: ReturnType<typeof check>) =>
  checked.map(({ deed, problems }) => `${deed ? deed.make : 'left'}: ${problems.map(({ code }) => code).join()}`);

const FAMILY = 'account_name|email|mobile|student_name|date_of_birth';

describe('a row', () => {
  it.each([
    ['Paula Klein||||', 'account: '],
    ['||||', 'left: missing'],
    ['Paula Klein|paula||Anna|', 'left: not_email'],
    ['Paula Klein|||Anna|soon', 'left: not_a_date'],
    ['Paula Klein|||Anna|3.4.1899', 'left: not_a_date'],
    ['Paula Klein|||Anna|31.2.2015', 'left: not_a_date'],
    [`${'x'.repeat(101)}|||Anna|`, 'left: too_long'],
    ['Paula Klein|||Anna||too much', 'left: too_many_cells'],
    ['=cmd()|||Anna|', 'account: '],
  ])('%s is %s', (row, is) => expect(codes(check(FAMILY, [row]))).toEqual([is]));

  it('names the cell of each of its problems', () =>
    expect(check(FAMILY, ['Paula Klein|paula||Anna|soon'])[0]!.problems.map(({ field }) => field)).toEqual([
      'email',
      'date_of_birth',
    ]));
});

describe('rows of one file', () => {
  const work = (rows: string[], people: KnownPerson[] = []) => workOf(check(FAMILY, rows, people));
  const account = (rows: string[]) => {
    const [deed, ...more] = work(rows)[0]!.deeds.flatMap((one) => (one.make === 'account' ? [one] : []));
    return accountOf([deed!, ...more]);
  };

  it('are one account where the holder is the same, whatever stands between them', () => {
    const works = work([
      'Paula Klein|p@k.de||Anna|',
      'Omar H|||Lea|',
      'paula  KLEIN|||Ben|',
      'Paula Klein|other@k.de||Eva|',
    ]);
    expect(works.map(({ rows }) => rows)).toEqual([[2, 4], [3]]);
  });

  it('fill in together what the account needs', () =>
    expect(account(['Paula Klein|||Anna|', 'Paula Klein|p@k.de|519 555 0101|Paula Klein|3.4.1980'])).toMatchObject({
      holder: {
        firstName: 'Paula',
        lastName: 'Klein',
        contactEmail: 'p@k.de',
        contactMobile: '519 555 0101',
        dateOfBirth: '1980-04-03',
      },
      holderRides: true,
      members: [{ firstName: 'Anna', lastName: 'Klein' }],
    }));

  it('are an account of their own where nobody pays for the rider', () =>
    expect(account(['|e@x.de||Eva Weiß|'])).toMatchObject({
      holder: { firstName: 'Eva', lastName: 'Weiß' },
      holderRides: true,
      members: [],
    }));

  it.each([
    ['the same rider of the same account', ['Paula Klein|||Anna|', 'Paula Klein|||anna|']],
    ['the same holder', ['Paula Klein||||', 'Paula Klein||||']],
    ['one email for two holders', ['Paula Klein|p@k.de||Anna|', 'Peter Klein|p@k.de||Ben|']],
    ['one phone for two holders', ['Paula Klein||519 555 0101|Anna|', 'Peter Klein||+1 (519) 555-0101|Ben|']],
    ['one name with two emails', ['Paula Klein|p@k.de||Anna|', 'Paula Klein|x@k.de||Ben|']],
    ['the same rider of two accounts', ['Paula Klein|||Anna Klein|', 'Peter Klein|||Anna Klein|']],
  ])('are pointed out: %s', (_, rows) => {
    expect(codes(check(FAMILY, rows))).toEqual(['account: ', 'left: twice_in_file']);
    expect(codes(check(FAMILY, [rows[0]!, `!${rows[1]}`]))[1]).toBe('account: twice_in_file');
  });
});

describe('a row of somebody whom the barn knows', () => {
  const paula = known('Paula Klein', { email: 'p@k.de' });
  const anna = known('Anna Klein', { account_id: 'Paula Klein' });
  it.each([
    ['adds a rider to the account', 'Paula Klein|p@k.de||Ben|', 'member: joins'],
    ['adds a rider by a name that nobody else has', 'Paula Klein|||Ben|', 'member: joins'],
    ['finds the rider on the account', 'Paula Klein|p@k.de||Anna|', 'left: already_there'],
    ['finds the account', 'Paula Klein|p@k.de|||', 'left: already_there'],
    ['does not mix up two of one name', 'Paula Klein|other@k.de||Ben|', 'left: looks_like'],
    ['asks where only the email is the same', 'Petra K|p@k.de||Ben|', 'left: looks_like'],
    ['asks where a rider has the same name', 'Petra Weiß|||Anna Klein|', 'left: looks_like'],
    ['is taken where that was decided', '!Petra K|p@k.de||Ben|', 'account: looks_like'],
  ])('%s', (_, row, is) => expect(codes(check(FAMILY, [row], [paula, anna]))).toEqual([is]));

  it('joins no account that is inactive', () =>
    expect(codes(check(FAMILY, ['Paula Klein|p@k.de||Ben|'], [{ ...paula, is_active: false }]))).toEqual([
      'left: looks_like',
    ]));

  it('adds nobody twice', () =>
    expect(codes(check(FAMILY, ['Paula Klein|p@k.de||Ben|', 'Paula Klein|p@k.de||Ben|'], [paula]))).toEqual([
      'member: joins',
      'left: already_there',
    ]));
});

describe('a row of a horse', () => {
  const horses = (rows: string[]) => {
    const how = reading('horses', ['horse_name', 'age', 'desc']);
    const read = rows.map((row, i) => readRow({ row: i + 2, cells: row.split('|'), takes: null }, how));
    return checkRows(read, { kind: 'horses', horses: new Set(['biscuit']) });
  };
  it('needs a name, of which each horse of the barn has one', () =>
    expect(codes(horses(['Jet|b.1996|', '|2001|', ' biscuit||', 'jet||', 'Golly|18 years|', 'Q|young|']))).toEqual([
      'horse: ',
      'left: missing',
      'left: already_there',
      'left: twice_in_file',
      'horse: age',
      'left: not_a_year',
    ]));

  it('is counted by what becomes of it', () =>
    expect(
      countsOf(horses(['Jet||', 'Biscuit||', 'Q||']).map(({ deed, problems }) => ({ isLeft: !deed, problems }))),
    ).toEqual({
      imported: 2,
      left: 1,
      problems: [{ code: 'already_there', label: 'There already', count: 1 }],
    }));
});
