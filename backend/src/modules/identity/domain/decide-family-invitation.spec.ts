import {
  decideFamilyInvitation,
  MOST_OF_A_FAMILY,
  type FamilyInvitation,
  type InvitingAccount,
} from './decide-family-invitation.js';

const account = (details: Partial<InvitingAccount> = {}): InvitingAccount => ({
  accountId: 'mother',
  holderName: 'Katarzyna Kowalska',
  isActive: true,
  signIns: [],
  riders: [
    { personId: 'anna', name: 'Anna Kowalska', isActive: true },
    { personId: 'leo', name: 'Leo Kowalski', isActive: false },
  ],
  ...details,
});
const invite = (wish: FamilyInvitation, details: Partial<InvitingAccount> = {}) =>
  decideFamilyInvitation(account(details), wish);
const father = { part: 'guardian', firstName: ' Jan ', lastName: 'Kowalski' } as const;

describe('inviting somebody of a family', () => {
  it('a guardian is somebody new, who gets the mails unless that is not wished', () => {
    expect(invite(father)).toEqual({
      personId: null,
      firstName: 'Jan',
      lastName: 'Kowalski',
      part: 'guardian',
      mayBuy: false,
      getsMails: true,
    });
    expect(invite({ ...father, getsMails: false })).toMatchObject({ getsMails: false });
  });

  it('a reader gets no mails and buys nothing, whatever is wished', () =>
    expect(invite({ ...father, part: 'reader', getsMails: true, mayBuy: true })).toMatchObject({
      getsMails: false,
      mayBuy: false,
    }));

  it('a guardian’s buying is no wish: it comes with the part', () =>
    expect(invite({ ...father, mayBuy: true })).toMatchObject({ mayBuy: false }));

  it('a teen is a rider of the account, and buys where that is allowed', () => {
    expect(invite({ part: 'teen', riderId: 'anna' })).toMatchObject({ personId: 'anna', mayBuy: false });
    expect(invite({ part: 'teen', riderId: 'anna', mayBuy: true })).toMatchObject({ mayBuy: true, getsMails: false });
  });

  it.each<[string, FamilyInvitation, Partial<InvitingAccount>, string]>([
    ['no rider', { part: 'teen' }, {}, 'not_found'],
    ['another family’s rider', { part: 'teen', riderId: 'mia' }, {}, 'not_found'],
    ['a rider who stopped', { part: 'teen', riderId: 'leo' }, {}, 'login_of_inactive'],
    ['the holder as a teen', { part: 'teen', riderId: 'mother' }, {}, 'holder_signs_in'],
    ['the holder by name', { ...father, firstName: 'KATARZYNA', lastName: 'kowalska' }, {}, 'holder_signs_in'],
    ['nobody’s name', { ...father, firstName: ' ' }, {}, 'invalid_input'],
    ['an inactive account', father, { isActive: false }, 'login_of_inactive'],
    [
      'the same rider twice',
      { part: 'teen', riderId: 'anna' },
      { signIns: [{ personId: 'anna', name: 'Anna Kowalska' }] },
      'in_family_already',
    ],
    ['the same guardian twice', father, { signIns: [{ personId: 'jan', name: 'jan kowalski' }] }, 'in_family_already'],
  ])('refuses %s', (_, wish, details, code) =>
    expect(() => invite(wish, details)).toThrow(expect.objectContaining({ code })),
  );

  const signIns = (count: number) => Array.from({ length: count }, (_, i) => ({ personId: `${i}`, name: `Aunt ${i}` }));
  it(`has ${MOST_OF_A_FAMILY} beside the holder, and not one more`, () => {
    expect(invite(father, { signIns: signIns(MOST_OF_A_FAMILY - 1) })).toMatchObject({ firstName: 'Jan' });
    expect(() => invite(father, { signIns: signIns(MOST_OF_A_FAMILY) })).toThrow(
      expect.objectContaining({ code: 'family_full' }),
    );
  });
});
