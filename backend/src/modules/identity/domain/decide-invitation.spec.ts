import { decideInvitation, type Invitee } from './decide-invitation.js';

const holder: Invitee = {
  personName: 'Paula Rent',
  isActive: true,
  isStaff: false,
  isAccountHolder: true,
  contactEmail: 'paula@home.test',
  hasLogin: false,
};
const invite = (own: Partial<Invitee> = {}, asked: { userType?: 'INS' | 'STU'; email?: string } = {}) =>
  decideInvitation({ ...holder, ...own }, { userType: 'STU', ...asked });

describe('an invitation to sign in', () => {
  it('goes to the holder’s address, unless another is given (R158)', () => {
    expect(invite()).toBe('paula@home.test');
    expect(invite({}, { email: 'office@home.test' })).toBe('office@home.test');
    expect(invite({ contactEmail: null }, { email: 'office@home.test' })).toBe('office@home.test');
  });

  it.each([
    ['without any address', { contactEmail: null }, {}, 'login_without_email'],
    ['with an empty address', { contactEmail: '' }, {}, 'login_without_email'],
    ['for a member', { isAccountHolder: false }, {}, 'login_of_member'],
    ['for a client as staff', {}, { userType: 'INS' as const }, 'login_of_no_staff'],
    ['for the inactive', { isActive: false }, {}, 'login_of_inactive'],
    ['for whoever has a login', { hasLogin: true }, {}, 'login_exists'],
  ])('is refused %s (A15 R158)', (_, own, asked, code) =>
    expect(() => invite(own, asked)).toThrow(expect.objectContaining({ code })),
  );

  it('is for staff who have no account, and for those who have one in either way (A15)', () => {
    const staff = { isStaff: true, isAccountHolder: false };
    expect(invite(staff, { userType: 'INS' })).toBe('paula@home.test');
    expect(invite({ isStaff: true }, { userType: 'INS' })).toBe('paula@home.test');
    expect(invite({ isStaff: true })).toBe('paula@home.test');
  });
});
