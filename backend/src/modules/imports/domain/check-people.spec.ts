import type { KnownPerson } from '../../people/contracts.js';
import { known } from '../test/known.js';
import { checkPeople, likenessesIn } from './check-people.js';
import type { Values } from './read-row.js';

const read = (rows: Values[]) => rows.map((values, i) => ({ row: i + 2, takes: false, values, problems: [] }));
const said = (rows: Values[], known: KnownPerson[] = []) =>
  checkPeople(read(rows), known).map(({ problems }) => problems.map(({ field, message }) => `${field}: ${message}`));

const paula = { account_name: 'Paula Klein' };
const KLEIN = { email: 'p@k.de', mobile: '519 555 0101' };

describe('what is said of a row', () => {
  it('names whom of the barn it means, at the cell that says so', () => {
    const barn = [known('Paula Klein', { email: 'p@k.de' }), known('Anna Klein', { account_id: 'Paula Klein' })];
    expect(
      said(
        [
          { ...paula, student_name: 'Ben' },
          { ...paula, student_first_name: 'Anna' },
          paula,
          { account_name: 'Petra K', email: 'p@k.de' },
          { account_name: 'Petra Weiß', student_name: 'Anna Klein' },
        ],
        barn,
      ),
    ).toEqual([
      ['account_name: Joins the account of Paula Klein'],
      ['student_first_name: Anna is on the account of Paula Klein'],
      ['account_name: Paula Klein has an account'],
      ['account_name: Same email as Paula Klein of the barn'],
      ['student_name: Same name as Anna Klein of the barn'],
    ]);
  });

  it('says by what two are alike', () =>
    expect(
      said(
        [{ account_name: 'Paula Klein', ...KLEIN }],
        [known('Paula Klein', { ...KLEIN, phones: ['195550101'], is_active: false })],
      ),
    ).toEqual([['account_name: Same name and email and phone as Paula Klein of the barn']]));

  it('names the earlier row of the file', () =>
    expect(
      said([
        { ...paula, student_name: 'Anna' },
        { ...paula, student_name: 'Anna' },
        paula,
        { account_name: 'Omar H', student_name: 'Anna Klein' },
        { account_name: 'Paula Weiß', ...KLEIN },
        { account_name: 'Peter Weiß', mobile: KLEIN.mobile },
        {},
      ]),
    ).toEqual([
      [],
      ['student_name: The same as row 2'],
      ['account_name: The same as row 2'],
      ['student_name: Same name as a rider of row 2'],
      [],
      ['account_name: Same phone as row 6'],
      ['null: There is no name in this row'],
    ]));

  it('is that the account is made as an earlier row says, where it says otherwise', () =>
    expect(
      said([
        { ...paula, ...KLEIN, student_name: 'Anna' },
        { ...paula, ...KLEIN, student_name: 'Ben' },
        { ...paula, student_name: 'Eva' },
        { ...paula, mobile: '519 555 0199', student_name: 'Ida' },
      ]),
    ).toEqual([[], [], [], ['account_name: The account is made as row 2 says']]));

  it('is nothing where a later row only says that the holder rides as well', () =>
    expect(
      said([
        { ...paula, student_name: 'Anna' },
        { ...paula, rides: '1' },
        { ...paula, rides: '1' },
      ]),
    ).toEqual([[], [], ['account_name: The same as row 2']]));
});

describe('a name alone', () => {
  const row = { ...paula, student_name: 'Ben' };
  const joins = (values: Values, people: KnownPerson[]) =>
    checkPeople(read([values]), people)[0]!.deed?.make === 'member';
  it('means the one holder who has it', () => expect(joins(row, [known('Paula Klein')])).toBe(true));
  it('means nobody where two have it', () =>
    expect(joins(row, [known('Paula Klein'), known('other', { name: 'paula klein' })])).toBe(false));
  it('means nobody who is on the account of another', () =>
    expect(joins(row, [known('Paula Klein', { account_id: 'Omar H' })])).toBe(false));
  it('is not enough where an address says otherwise', () => {
    expect(joins({ ...row, mobile: KLEIN.mobile }, [known('Paula Klein')])).toBe(false);
    expect(joins({ ...row, mobile: KLEIN.mobile }, [known('Paula Klein', { phones: ['195550101'] })])).toBe(true);
  });
});

describe('whom the barn is asked about', () => {
  it('is each holder and each rider with a name', () =>
    expect(
      likenessesIn(read([{ ...paula, ...KLEIN, student_name: 'Anna' }, {}, { student_name: 'Klein, Eva' }])),
    ).toEqual([
      { name: 'paula klein', email: 'p@k.de', phones: ['195550101'] },
      { name: 'anna klein', email: '', phones: [] },
      { name: 'eva klein', email: '', phones: [] },
    ]));
});
