import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { linkToken } from '../../src/modules/identity/password-links.js';
import { SetPersonActivation } from '../../src/modules/people/commands/set-person-activation.js';
import { EditContact } from '../../src/modules/people/commands/edit-person.js';
import { Hire } from '../../src/modules/people/commands/hire.js';
import { OpenAccount } from '../../src/modules/people/commands/open-account.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

describe('logins of a barn’s people', () => {
  let app: TestApp;
  let barn: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn();
  });
  beforeEach(() => app.clock.set('2026-11-20T14:00:00Z'));

  let counter = 0;
  const address = () => `holder-${++counter}-${barn.farmId}@home.test`;
  const newHolder = async (contactEmail: string | undefined = address()) => ({
    contactEmail,
    ...(await barn.run(OpenAccount, {
      holder: { firstName: 'Hanna', lastName: 'Holder', contactEmail },
      members: [{ firstName: 'Tim' }],
    })),
  });
  const newStaff = (contactEmail: string | null = address()) =>
    barn.run(Hire, { firstName: 'Sam', lastName: 'Staff', contactEmail });
  const post = (name: string, body: object, who = barn.admin) => barn.call(who, 'POST', `vusers/${name}`, body);
  const add = (person_id: string, more: object = {}) =>
    post('addClientUserAccount', { person_id, person_name: 'Whoever', type: 'STU', ...more });
  const account = async (person_id: string) =>
    (await barn.call(barn.admin, 'GET', 'vusers/userAccount', { person_id })).body;
  const links = async () =>
    (await barn.log())
      .filter(({ type }) => type === 'identity.PasswordLinkRequested')
      .map(({ data }) => data as { tokenId: string; purpose: string; personId: string });
  const tokenOf = async (personId: string) => {
    const link = (await links()).findLast((one) => one.personId === personId);
    expect(link?.purpose).toBe('create');
    return linkToken(app.config.secret, link!.tokenId);
  };
  const choose = (token: string, password = 'Welcome2026') =>
    app.call(undefined, 'POST', 'passwords/create', { token, password });
  const session = (who: { token: string }) => app.call(who, 'GET', 'vusers/getUserPermissions');

  describe('are made', () => {
    it('with the holder’s address, by a mailed link that is good for a week and works once (R158)', async () => {
      const { personId, contactEmail } = await newHolder();
      const { body, status } = await add(personId);
      expect(status).toBe(200);
      expect(await account(personId)).toMatchObject({
        person_id: personId,
        contact_email: contactEmail,
        is_instructor: 0,
        is_account_holder: 1,
        user: {
          user_id: body.user_id,
          email: contactEmail,
          type: 'STU',
          is_invited: 1,
          is_active: 1,
          is_own: 0,
          invited_until: expect.stringMatching(/^2026-11-27T14:00:00/),
        },
      });
      app.clock.set('2026-11-27T13:59:00Z');
      const token = await tokenOf(personId);
      expect((await choose(token)).status).toBe(200);
      expect((await choose(token, 'Another2026')).body.message).toBe('Invalid Token');
      expect((await session(await app.signIn(contactEmail!, 'Welcome2026'))).status).toBe(200);
      expect((await account(personId)).user).toMatchObject({ is_invited: 0, invited_until: null });
    });

    it('for staff as INS, for families as STU, and never as administrator or super user (A15 R158)', async () => {
      const { personId } = await newStaff();
      for (const type of ['ADM', 'SPR', '', undefined])
        expect(await add(personId, { type })).toMatchObject({ status: 400, body: { errors: [{ field: 'type' }] } });
      expect((await add(personId)).body.code).toBe('login_of_member');
      expect((await add(personId, { type: 'INS' })).status).toBe(200);
      expect((await account(personId)).user).toMatchObject({ type: 'INS', role_id: null });
      const holder = await newHolder();
      expect((await add(holder.personId, { type: 'INS' })).body.code).toBe('login_of_no_staff');
      expect((await add(holder.riders[0]!.personId)).body.code).toBe('login_of_member');
    });

    it('not without an address, in the words of the screen (R158)', async () => {
      const { personId } = await newHolder('');
      await barn.run(EditContact, { personId, firstName: 'Hanna', contactEmail: null });
      expect((await add(personId, { email: '' })).body).toMatchObject({
        status: 409,
        code: 'login_without_email',
        message:
          'Client does not yet have a email address associated with this account.  Please create one then try again.',
        errors: [{ field: 'email' }],
      });
      expect((await add(personId, { email: 'no address' })).body.errors).toMatchObject([{ field: 'email' }]);
      expect((await add(personId, { email: address() })).status).toBe(200);
    });

    it('not with an address that signs in already, of whatever barn, nor twice', async () => {
      const other = await app.barn({ farmName: 'Lakeside' });
      const { personId } = await newHolder();
      for (const email of [barn.family.email, other.admin.email.toUpperCase()])
        expect((await add(personId, { email })).body).toMatchObject({
          status: 409,
          code: 'email_taken',
          message:
            'Account creation failed. Check that this email address has not already been used to create another account',
        });
      expect((await account(personId)).user).toBeNull();
      const [one, two] = await Promise.all([add(personId), add(personId)]);
      expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    });

    it('not for the inactive, who could not sign in (F20)', async () => {
      const { personId } = await newHolder();
      await barn.run(SetPersonActivation, { personId, active: false });
      expect((await add(personId)).body.code).toBe('login_of_inactive');
    });
  });

  it('are invited again until a password is chosen; the link used spends the others', async () => {
    const { personId } = await newHolder();
    await add(personId);
    const first = await tokenOf(personId);
    app.clock.set('2026-11-25T14:00:00Z');
    expect((await post('resendInvitation', { person_id: personId })).status).toBe(200);
    expect((await account(personId)).user.invited_until).toMatch(/^2026-12-02T14:00:00/);
    const second = await tokenOf(personId);
    expect(second).not.toBe(first);
    expect((await choose(second)).status).toBe(200);
    expect((await choose(first)).status).toBe(400);
    expect((await post('resendInvitation', { person_id: personId })).body.code).toBe('no_invitation');
    expect((await post('resendInvitation', { person_id: barn.newId() })).status).toBe(404);
  });

  describe('are removed', () => {
    it('and with them their sessions; whose they were can be given one anew (F22 R158)', async () => {
      const family = await barn.newFamily();
      expect((await session(family)).status).toBe(200);
      expect((await post('removerUserAccount', { person_id: family.personId })).body).toEqual({ user_id: null });
      expect((await session(family)).status).toBe(401);
      expect((await account(family.personId)).user).toBeNull();
      expect(
        (await barn.call(barn.admin, 'GET', 'people/getUserClients', { person_id: family.personId })).body.account,
      ).toMatchObject({ user_id: null });
      expect((await post('removerUserAccount', { person_id: family.personId })).status).toBe(200);
      expect((await add(family.personId, { email: family.email })).status).toBe(200);
      expect((await session(family)).status).toBe(401);
    });

    it('but not by their own (F22)', async () => {
      expect((await account(barn.admin.personId)).user.is_own).toBe(1);
      expect((await post('removerUserAccount', { person_id: barn.admin.personId })).body).toMatchObject({
        status: 409,
        code: 'own_login',
      });
      expect((await session(barn.admin)).status).toBe(200);
      const colleague = await barn.newAdmin();
      expect((await post('removerUserAccount', { person_id: colleague.personId })).status).toBe(200);
    });

    it('before the invitation is used, which then opens nothing', async () => {
      const { personId } = await newHolder();
      await add(personId);
      const token = await tokenOf(personId);
      await post('removerUserAccount', { person_id: personId });
      expect((await choose(token)).body.message).toBe('Invalid Token');
    });
  });

  describe('have a role', () => {
    const role = (user_id: string, role_id: string | null) => post('updateUserRole', { user_id, role_id });
    const uses = (value: 0 | 1) => barn.run(ChangePreference, { field: 'use_roles', value });
    afterEach(() => uses(0));

    it('if they are staff’s and the barn works with roles; what it opens is open at once (R028 R159)', async () => {
      const staff = await barn.newInstructor({ permissions: [] });
      const roleId = await barn.newRole(['STAFF_CAN_ACCESS_STUDENT_LIST'], 'Front desk');
      expect((await role(staff.loginId, roleId)).body.code).toBe('roles_unused');
      await uses(1);
      expect((await role(barn.family.loginId, roleId)).body.code).toBe('role_of_no_staff');
      expect((await role(barn.admin.loginId, roleId)).body.code).toBe('role_of_no_staff');
      expect((await role(staff.loginId, roleId)).body).toEqual({
        role: { id: roleId, role_id: roleId, role_name: 'Front desk' },
      });
      expect((await account(staff.personId)).user).toMatchObject({ role_id: roleId, role_name: 'Front desk' });
      expect((await barn.call(staff, 'GET', 'people/studentClient')).status).toBe(200);
      expect((await role(staff.loginId, null)).body).toEqual({ role: null });
      expect((await barn.call(staff, 'GET', 'people/studentClient')).status).toBe(403);
    });

    it('of their barn', async () => {
      await uses(1);
      const other = await app.barn({ farmName: 'Lakeside' });
      expect((await role(barn.instructor.loginId, other.instructor.roleId)).status).toBe(404);
      expect((await role(other.instructor.loginId, barn.instructor.roleId)).status).toBe(404);
    });
  });

  it('of another barn are nobody’s here, and no address reaches the log', async () => {
    const other = await app.barn({ farmName: 'Lakeside' });
    const person_id = other.family.personId;
    expect((await barn.call(barn.admin, 'GET', 'vusers/userAccount', { person_id })).status).toBe(404);
    expect((await add(person_id)).status).toBe(404);
    expect((await post('removerUserAccount', { person_id })).status).toBe(404);
    expect((await post('resendInvitation', { person_id })).status).toBe(404);
    expect((await session(other.family)).status).toBe(200);
    expect(JSON.stringify(await barn.log())).not.toContain('@home.test');
  });
});
