import { decideBarn, decideSigner, type Acquaintance } from './decide-account.js';
import { pdfName } from './pdf-name.js';
import { ageOn, knownBirth, type SignedPaper } from './signed-paper.js';

const paper = (more: Partial<SignedPaper> = {}, guardian: SignedPaper['details']['guardian'] = null) =>
  ({ firstName: 'Anna', lastName: 'Kowalska', email: 'anna@home.test', details: { guardian }, ...more }) as SignedPaper;
const known = (more: Partial<Acquaintance> = {}): Acquaintance => ({
  tagged: null,
  withEmail: [],
  isKnownEmail: false,
  ...more,
});

describe('whose a signed waiver is (F04, R229)', () => {
  it.each([
    ['the tagged account’s, whatever the address says', { tagged: 'a', withEmail: ['b'] }, 'a'],
    ['else the account’s that has the address', { withEmail: ['b'], isKnownEmail: true }, 'b'],
  ])('%s', (_, more, personId) =>
    expect(decideSigner(paper(), known(more), true)).toEqual({ kind: 'known', personId }),
  );

  it.each([
    ['two accounts have the address', known({ withEmail: ['a', 'b'], isKnownEmail: true }), true, paper()],
    ['somebody without an account has the address', known({ isKnownEmail: true }), true, paper()],
    ['the template opens no accounts', known(), false, paper()],
    ['there is no address', known(), true, paper({ email: '' })],
    ['there is no name', known(), true, paper({ firstName: '' })],
  ])('nobody’s where %s', (_, acquaintance, creates, signed) =>
    expect(decideSigner(signed, acquaintance, creates)).toEqual({ kind: 'nobody' }),
  );

  it('a new account’s, the guardian’s for a child', () => {
    const guardian = { firstName: 'Jan', lastName: 'Kowalski', relationship: 'Father', phone: '' };
    const email = 'anna@home.test';
    expect(decideSigner(paper(), known(), true)).toEqual({
      kind: 'new',
      firstName: 'Anna',
      lastName: 'Kowalska',
      email,
    });
    expect(decideSigner(paper({}, guardian), known(), true)).toEqual({
      kind: 'new',
      firstName: 'Jan',
      lastName: 'Kowalski',
      email,
    });
  });
});

describe('which barn’s it is', () => {
  const barn = (farmId: string, more: Partial<Acquaintance> = {}) => ({ farmId, known: known(more) });
  it.each([
    ['that of the tag', [barn('a', { withEmail: ['x'] }), barn('b', { tagged: 'y' })], 'b'],
    ['else that of the address', [barn('a'), barn('b', { withEmail: ['x', 'y'] })], 'b'],
    ['else the only one', [barn('a')], 'a'],
    [
      'nobody’s where two know the address',
      [barn('a', { withEmail: ['x'] }), barn('b', { withEmail: ['y'] })],
      undefined,
    ],
    ['nobody’s where none of two knows anybody', [barn('a'), barn('b')], undefined],
    ['nobody’s without a barn', [], undefined],
  ])('%s', (_, barns, farmId) => expect(decideBarn(barns)).toBe(farmId));
});

describe('a PDF’s name (R194)', () => {
  it.each([
    [{ title: 'Riding release', firstName: 'Anna', lastName: 'Kowalska' }, 'Riding release_AnnaKowalska.pdf'],
    [{ title: 'Camp 1/2: "A"', firstName: 'Jo', lastName: '' }, 'Camp 12 A_Jo.pdf'],
    [{ title: '', firstName: 'Anna', lastName: 'Kowalska' }, 'waiver.pdf'],
    [{ title: 'Riding release', firstName: '', lastName: ' ' }, 'waiver.pdf'],
  ])('%j', (of, name) => expect(pdfName(of)).toBe(name));
});

describe('an age (R194)', () => {
  it.each([
    ['2016-11-21', 9],
    ['2016-11-20', 10],
    ['2026-11-21', null],
    [null, null],
  ])('of whom is born %s', (dob, age) => expect(ageOn('2026-11-20', dob)).toBe(age));

  it('is nobody’s who is born on 1800-01-01', () => {
    expect(knownBirth('1800-01-01')).toBeNull();
    expect(knownBirth('1800-01-02')).toBe('1800-01-02');
  });
});
