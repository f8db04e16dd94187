import { decideSigning, isMinor, type Rider, type Signing } from './decide-signing.js';
import { expiryOf, standingOf, type Signed } from './standing.js';

const TODAY = '2026-11-20';
const valid: Signed = { waiverId: 'w1', textVersion: 2, expiresOn: null };
const rider = (firstName: string, more: Partial<Rider> = {}): Rider => ({
  personId: firstName.toLowerCase(),
  firstName,
  lastName: 'Kowalska',
  dob: '2016-05-01',
  isHolder: false,
  signed: null,
  ...more,
});
const sign = ({ asked, text, riders = [rider('Anna'), rider('Ben')] }: Wishes = {}) =>
  decideSigning({
    text: { version: 2, validMonths: 12, isActive: true, ...text },
    riders,
    asked: { version: 2, personIds: ['anna'], agrees: true, relationship: 'Mother', ...asked },
    today: TODAY,
  });
type Wishes = { asked?: Partial<Signing['asked']>; text?: Partial<Signing['text']>; riders?: Rider[] };

describe('a family signs the barn’s own waiver', () => {
  it('for those of its riders whom it chose, good for the months that the text says', () =>
    expect(sign()).toEqual({ kind: 'signed', covered: [rider('Anna')], expiresOn: '2027-11-20' }));

  it('for ever where the text says no months', () =>
    expect(sign({ text: { validMonths: null } })).toMatchObject({ kind: 'signed', expiresOn: null }));

  it.each<[string, Wishes, string]>([
    ['a text that the barn does not ask for any more', { text: { isActive: false } }, 'waiver_not_open'],
    ['a text that was changed since it was opened', { asked: { version: 1 } }, 'waiver_text_changed'],
    ['a version that there is not yet', { asked: { version: 3 } }, 'waiver_text_changed'],
    ['without agreeing', { asked: { agrees: false } }, 'invalid_input'],
    ['for nobody', { asked: { personIds: [] } }, 'not_found'],
    ['for somebody of another family', { asked: { personIds: ['anna', 'zoe'] } }, 'not_found'],
    ['for a child without saying who one is to it', { asked: { relationship: '' } }, 'invalid_input'],
    [
      'for whom it is signed and for somebody else',
      { asked: { personIds: ['anna', 'ben'] }, riders: [rider('Anna', { signed: valid }), rider('Ben')] },
      'waiver_stands',
    ],
    [
      'for one of two whom one waiver is for',
      { riders: [rider('Anna', { signed: valid }), rider('Ben', { signed: valid })] },
      'waiver_stands',
    ],
  ])('is refused %s', (_, wishes, code) => expect(() => sign(wishes)).toThrow(expect.objectContaining({ code })));

  it('changes nothing when just the same is sent again', () =>
    expect(sign({ riders: [rider('Anna', { signed: valid }), rider('Ben')] })).toEqual({
      kind: 'stands',
      waiver: valid,
    }));

  it('names each rider once, however often it was sent', () =>
    expect(sign({ asked: { personIds: ['anna', 'anna'] } })).toMatchObject({ covered: [{ personId: 'anna' }] }));

  it.each([
    ['thirty days before it ends', { ...valid, expiresOn: '2026-12-20' }],
    ['after it has ended', { ...valid, expiresOn: '2026-11-19' }],
    ['where a former text was signed', { ...valid, textVersion: 1 }],
  ])('again %s', (_, signed) =>
    expect(sign({ riders: [rider('Anna', { signed })] })).toMatchObject({ kind: 'signed' }),
  );

  it('not again on the day before that', () =>
    expect(sign({ riders: [rider('Anna', { signed: { ...valid, expiresOn: '2026-12-21' } })] })).toMatchObject({
      kind: 'stands',
    }));

  it('asks grown riders for no guardian', () =>
    expect(sign({ asked: { relationship: '' }, riders: [rider('Anna', { dob: '2008-11-20' })] })).toMatchObject({
      kind: 'signed',
    }));
});

describe('a minor', () => {
  it.each([
    ['is 17', { dob: '2008-11-21', isHolder: false }, true],
    ['is not 18', { dob: '2008-11-20', isHolder: false }, false],
    ['is whose birth nobody knows', { dob: null, isHolder: false }, true],
    ['is not the account holder, unless it is known', { dob: null, isHolder: true }, false],
    ['is an account holder of 17', { dob: '2008-11-21', isHolder: true }, true],
  ])('%s', (_, who, minor) => expect(isMinor(who, TODAY)).toBe(minor));
});

describe('what was signed', () => {
  it.each<[string, Signed | null, string]>([
    ['nothing', null, 'missing'],
    ['under a text that is not enough any more', { ...valid, textVersion: 1 }, 'outdated'],
    ['until yesterday', { ...valid, expiresOn: '2026-11-19' }, 'expired'],
    ['until today', { ...valid, expiresOn: TODAY }, 'ends_soon'],
    ['for thirty days more', { ...valid, expiresOn: '2026-12-20' }, 'ends_soon'],
    ['for longer', { ...valid, expiresOn: '2026-12-21' }, 'valid'],
    ['for ever', valid, 'valid'],
  ])('%s', (_, signed, standing) => expect(standingOf(signed, 2, TODAY)).toBe(standing));

  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-11-20', null, null],
  ])('on %s for %s months is good until %s', (day, months, until) => expect(expiryOf(day, months)).toBe(until));
});
