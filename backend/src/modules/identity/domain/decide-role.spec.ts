import { decideRole } from './decide-role.js';

describe('a role', () => {
  it('is for staff of a barn that works with roles (R028 R159)', () =>
    expect(decideRole({ barnUsesRoles: true, userType: 'INS' })).toBeUndefined());
  it.each([
    ['a family', { barnUsesRoles: true, userType: 'STU' as const }, 'role_of_no_staff'],
    ['an administrator', { barnUsesRoles: true, userType: 'ADM' as const }, 'role_of_no_staff'],
    ['staff of a barn without roles', { barnUsesRoles: false, userType: 'INS' as const }, 'roles_unused'],
  ])('is not for %s (R028 R159)', (_, facts, code) =>
    expect(() => decideRole(facts)).toThrow(expect.objectContaining({ code })),
  );
});
