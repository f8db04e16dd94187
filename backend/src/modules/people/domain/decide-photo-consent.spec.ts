import { decidePhotoConsent, mayAnswer, stricter, type KnownPhotoConsent } from './decide-photo-consent.js';

const known = (own: Partial<KnownPhotoConsent> = {}): KnownPhotoConsent => ({
  personId: 'anna',
  answer: 'unanswered',
  answeredBy: null,
  born: '2016-03-01',
  today: '2026-11-28',
  isAsked: true,
  ...own,
});
const holder = { userType: 'STU', personId: 'pia' } as const;
const guardian = { userType: 'STU', part: 'guardian', personId: 'jan' } as const;
const anna = { userType: 'STU', part: 'teen', personId: 'anna' } as const;
const staff = { userType: 'INS', personId: 'grace' } as const;
const ofAge = { born: '2008-11-28' };

describe('photo consent', () => {
  it.each(['none', 'barn', 'unanswered'] as const)('is answered, and the log does not say what: %s', (answer) =>
    expect(decidePhotoConsent(answer, holder, known({ answer: 'public' }))).toEqual({
      type: 'people.PersonChanged',
      data: { personId: 'anna', change: 'edited', hats: ['student'], fields: ['photo_consent'] },
    }),
  );

  it('is no news where it stands so', () =>
    expect(decidePhotoConsent('none', holder, known({ answer: 'none' }))).toBeUndefined());

  it('is answered only where the barn asks', () =>
    expect(() => decidePhotoConsent('none', holder, known({ isAsked: false }))).toThrow(
      expect.objectContaining({ code: 'no_photo_consent' }),
    ));

  it('is refused to whom it is not asked of', () =>
    expect(() => decidePhotoConsent('public', anna, known())).toThrow(
      expect.objectContaining({ code: 'photo_consent_not_yours' }),
    ));

  it.each([
    ['the account holder, for a child', true, holder, {}],
    ['a guardian, for a child', true, guardian, {}],
    ['a teen for herself', false, anna, {}],
    ['a rider the day before she is eighteen', false, anna, { born: '2008-11-29' }],
    ['a rider from the day on which she is eighteen', true, anna, ofAge],
    ['a rider who signs in for herself and whose age is unknown', false, anna, { born: null }],
    [
      'an account holder who rides, whatever is known of the age',
      true,
      { ...holder, personId: 'anna' },
      { born: null },
    ],
    ['the account holder, for somebody of age who has not answered', true, holder, ofAge],
    ['the account holder, over her own answer', false, holder, { ...ofAge, answeredBy: 'anna' }],
    ['the account holder, over what staff noted for her', true, holder, { ...ofAge, answeredBy: 'grace' }],
    ['staff, whoever has answered', true, staff, { ...ofAge, answeredBy: 'anna' }],
  ])('%s: %s', (_, may, who, own) => expect(mayAnswer(who, known(own))).toBe(may));
});

describe('the answers of two records of one rider', () => {
  const answered = (answer: 'none' | 'barn' | 'public') => ({ answer });
  it.each([
    ['none', answered('public'), answered('none')],
    ['none', answered('none'), answered('barn')],
    ['barn', answered('public'), answered('barn')],
    ['public', answered('public'), null],
    ['public', null, answered('public')],
    [undefined, null, null],
  ])('are the stricter one: %s', (answer, kept, merged) => expect(stricter(kept, merged)?.answer).toBe(answer));
});
