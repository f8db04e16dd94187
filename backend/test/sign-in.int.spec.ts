import { ChangePreference } from '../src/modules/farms/commands/change-preference.js';
import { SetFarmActivation } from '../src/modules/farms/commands/set-farm-activation.js';
import { ChangeLoginRole } from '../src/modules/identity/commands/change-login-role.js';
import { CreateLogin } from '../src/modules/identity/commands/create-login.js';
import { CreateSuperUser } from '../src/modules/identity/commands/create-super-user.js';
import { RemoveLogin } from '../src/modules/identity/commands/remove-login.js';
import { linkToken } from '../src/modules/identity/password-link.js';
import { SetPersonActivation } from '../src/modules/people/commands/set-person-activation.js';
import { SetRolePermissions } from '../src/modules/setup/commands/set-role-permission.js';
import { hashPassword } from '../src/platform/auth/passwords.js';
import { settled } from './support/settled.js';
import { testApp, type TestApp } from './support/test-app.js';
import { PASSWORD, type TestBarn } from './support/test-barn.js';

describe('signing in', () => {
  let app: TestApp;
  let barn: TestBarn;
  beforeAll(async () => {
    app = await testApp();
    barn = await app.barn();
  });
  afterAll(() => app.stop());

  const authenticate = (email: string, password: string) =>
    app.call(undefined, 'POST', 'authenticate', { email, password });
  const mine = async (who: { token: string }) => app.call(who, 'GET', 'vusers/getUserPermissions');
  const codes = async (who: { token: string }) => ((await mine(who)).body.codes ?? []) as string[];

  it('gives a token that says who it is', async () => {
    const { body } = await authenticate(barn.instructor.email.toUpperCase(), PASSWORD);
    const claims = JSON.parse(Buffer.from(body.auth_token.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({
      sub: barn.instructor.loginId,
      role_id: barn.instructor.roleId,
      user_type_code: 'INS',
      user_person_id: barn.instructor.personId,
      username: barn.instructor.email,
      farm_id: barn.farmId,
      exp: expect.any(Number),
    });
    expect(await codes({ token: body.auth_token })).toContain('STAFF_CAN_VIEW_CALENDAR');
  });

  it('says the same of an unknown address and a wrong password, after the same time', async () => {
    const time = async (email: string) => {
      const start = performance.now();
      const { status, body } = await authenticate(email, 'wrong password 1');
      expect([status, body.message]).toEqual([401, 'The username or password provided were incorrect.']);
      return performance.now() - start;
    };
    const median = async (email: string) => {
      const times = [];
      for (let i = 0; i < 5; i++) times.push(await time(email));
      return times.sort((a, b) => a - b)[2] as number;
    };
    const [unknown, known] = [await median('nobody@barn.test'), await median(barn.admin.email)];
    expect(unknown).toBeGreaterThan(known / 3);
  });

  it('refuses a missing, a forged and an unsigned token', async () => {
    const [header, payload] = barn.admin.token.split('.');
    const forged = `${header}.${payload}.${'A'.repeat(43)}`;
    const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
    for (const token of ['', 'x', forged, none]) expect((await mine({ token })).status).toBe(401);
    expect((await app.call(undefined, 'GET', 'vusers/getUserPermissions')).status).toBe(401);
  });

  describe('is over at once', () => {
    it('when the login is removed', async () => {
      const family = await barn.newFamily();
      expect((await mine(family)).status).toBe(200);
      await barn.run(RemoveLogin, { personId: family.personId });
      await settled(async () => expect((await mine(family)).status).toBe(401));
      expect((await authenticate(family.email, PASSWORD)).status).toBe(401);
    });

    it('when the barn is inactivated, and begins again with it', async () => {
      const other = await app.barn({ farmName: 'Lakeside' });
      expect((await mine(other.family)).status).toBe(200);
      await other.run(SetFarmActivation, { active: false });
      await settled(async () => expect((await mine(other.family)).status).toBe(401));
      expect((await authenticate(other.admin.email, PASSWORD)).status).toBe(401);
      await other.run(SetFarmActivation, { active: true });
      await settled(async () => expect((await mine(other.family)).status).toBe(200));
    });

    it('when the person is inactivated', async () => {
      const family = await barn.newFamily();
      await mine(family);
      await barn.run(SetPersonActivation, { personId: family.personId });
      await settled(async () => expect((await mine(family)).status).toBe(401));
    });

    it('but nobody removes their own login', async () => {
      const context = {
        farmId: barn.farmId,
        actor: { loginId: barn.admin.loginId, userType: 'ADM' as const, permissions: new Set<string>() },
      };
      await expect(app.commands.execute(context, RemoveLogin, { personId: barn.admin.personId })).rejects.toMatchObject(
        { kind: 'conflict' },
      );
    });
  });

  describe('gives staff', () => {
    it('what their role holds, under every spelling, from the next request on', async () => {
      const staff = await barn.newInstructor({ permissions: ['ASSIGN_HORSES'] });
      expect(await codes(staff)).toEqual(['ASSIGN_HORSES', 'STAFF_CAN_ASSIGN_HORSES']);
      await barn.run(SetRolePermissions, { roleId: staff.roleId, permissions: ['STAFF_CAN_ADD_HORSES'], held: true });
      await settled(async () => expect(await codes(staff)).toContain('CAN_ADD_HORSE'));
      await barn.run(SetRolePermissions, {
        roleId: staff.roleId,
        permissions: ['STAFF_CAN_ADD_HORSES', 'ASSIGN_HORSES'],
        held: false,
      });
      await settled(async () => expect(await codes(staff)).toEqual([]));
    });

    it('calendar and students without a role, unless the barn works with roles', async () => {
      const staff = await barn.newInstructor();
      await barn.run(ChangeLoginRole, { loginId: staff.loginId, roleId: null });
      await settled(async () =>
        expect((await codes(staff)).sort()).toEqual([
          'CAN_ADD_STUDENT',
          'STAFF_CAN_ADD_STUDENTS',
          'STAFF_CAN_VIEW_CALENDAR',
        ]),
      );
      await barn.run(ChangePreference, { field: 'use_roles', value: 1 });
      await settled(async () => expect(await codes(staff)).toEqual([]));
      await barn.run(ChangePreference, { field: 'use_roles', value: 0 });
    });

    it('their own role’s permissions, not another’s', async () => {
      const other = await barn.newRole(['ADD_PRIVATE_NOTE']);
      const ask = (who: { token: string }, role_id: string) =>
        app.call(who, 'GET', 'role_permissions/getPermissionsforRole', { role_id });
      expect(
        (await ask(barn.instructor, barn.instructor.roleId)).body.permissions.map(
          (permission: { code: string }) => permission.code,
        ),
      ).toEqual(['STAFF_CAN_ACCESS_DAYSHEET', 'STAFF_CAN_VIEW_CALENDAR']);
      expect((await ask(barn.instructor, other)).status).toBe(403);
      expect((await ask(barn.admin, other)).body.permissions).toHaveLength(1);
      expect((await ask(barn.admin, barn.newId())).status).toBe(404);
    });
  });

  it('gives administrators every grant and no restriction, and lists the restrictions among all codes', async () => {
    expect(await codes(barn.admin)).toEqual(
      expect.arrayContaining(['STAFF_CAN_VIEW_CALENDAR', 'ADD_PRIVATE_NOTE', 'STAFF_CAN_ADD_STAFF']),
    );
    expect(await codes(barn.admin)).not.toContain('STAFF_RESTRICT_VIEW_CALENDAR_SELF');
    expect((await app.call(barn.admin, 'GET', 'permissions/getPermissionCodes')).body.codes).toContain(
      'STAFF_RESTRICT_VIEW_CALENDAR_SELF',
    );
  });

  it('lets the platform’s super user in, into no barn', async () => {
    await app.bus.execute(
      new CreateSuperUser({ email: 'Super@Leadline.test', passwordHash: await hashPassword(PASSWORD) }),
    );
    const session = await app.signIn('super@leadline.test', PASSWORD);
    expect((await mine(session)).body).toEqual({ permissions: [], codes: [] });
    expect((await app.call(session, 'GET', 'options/index')).status).toBe(403);
  });

  it('is for one address in all barns', async () => {
    const other = await app.barn({ farmName: 'Lakeside' });
    const family = await other.newFamily();
    await expect(
      other.run(CreateLogin, {
        personId: family.riders[0]?.personId as string,
        email: barn.admin.email,
        userType: 'STU',
      }),
    ).rejects.toMatchObject({ kind: 'conflict', code: 'email_taken' });
  });

  describe('with a forgotten password', () => {
    const lastLink = async () =>
      (await barn.log()).filter((event) => event.type === 'identity.PasswordLinkRequested').at(-1)?.data as {
        tokenId: string;
        purpose: string;
        loginId: string;
      };
    const forgot = (email: string) => app.call(undefined, 'POST', 'passwords/forgot', { email });
    const reset = (token: string, email: string, password = 'NewSecret1') =>
      app.call(undefined, 'POST', 'passwords/reset', { token, email, password });
    const linkFor = async (email: string) => {
      expect((await forgot(email)).body).toEqual({
        success: 1,
        message: 'A link to change your password has been sent to this email address.',
      });
      return linkToken(app.config.secret, (await lastLink()).tokenId);
    };
    beforeEach(() => app.clock.set('2026-11-20T14:00:00Z'));

    it('is told when the address is unknown', async () =>
      expect((await forgot('nobody@barn.test')).body).toMatchObject({
        status: 404,
        message: 'Could not find account for email address',
      }));

    it('chooses a new one by the link, once, and older tokens die', async () => {
      const family = await barn.newFamily();
      const token = await linkFor(family.email);
      expect((await reset(token, family.email)).body).toEqual({ success: 1 });
      expect((await authenticate(family.email, PASSWORD)).status).toBe(401);
      expect((await authenticate(family.email, 'NewSecret1')).status).toBe(200);
      await settled(async () => expect((await mine(family)).status).toBe(401));
      expect((await reset(token, family.email, 'Another1')).body).toMatchObject({
        status: 400,
        message: 'Invalid Email or Token',
        errors: [{ field: 'token' }],
      });
    });

    it('is used once, however many try at the same moment', async () => {
      const family = await barn.newFamily();
      const token = await linkFor(family.email);
      const answers = await Promise.all(
        Array.from({ length: 5 }, (_, i) => reset(token, family.email, `Password${i}`)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('has a day for it, to the minute', async () => {
      const family = await barn.newFamily();
      const token = await linkFor(family.email);
      app.clock.set('2026-11-21T14:00:00Z');
      expect((await reset(token, family.email)).status).toBe(400);
      app.clock.set('2026-11-21T13:59:00Z');
      expect((await reset(token, family.email)).status).toBe(200);
    });

    it('cannot use it for another address or as an invitation', async () => {
      const family = await barn.newFamily();
      const token = await linkFor(family.email);
      expect((await reset(token, barn.admin.email)).body.message).toBe('Invalid Email or Token');
      expect(
        (await app.call(undefined, 'POST', 'passwords/create', { token, password: 'NewSecret1' })).body.message,
      ).toBe('Invalid Token');
    });

    it.each([
      ['', 'No password provided.'],
      ['short1', 'Password is too short - should be 8 chars minimum.'],
      ['onlyletters', 'must contain at least one number and one letter'],
      ['1234567890', 'must contain at least one number and one letter'],
    ])('may not choose %p', async (password, message) =>
      expect((await reset('any', 'a@barn.test', password)).body).toMatchObject({
        status: 400,
        errors: [{ field: 'password', message }],
      }),
    );
  });

  it('begins, for the invited, with a link that is good for a week and asks for a password only', async () => {
    const family = await barn.newFamily();
    const personId = family.riders[0]?.personId as string;
    await barn.run(CreateLogin, { personId, email: `invited-${family.email}`, userType: 'STU' });
    const link = (await barn.log()).at(-1)?.data as { tokenId: string; purpose: string };
    expect(link.purpose).toBe('create');
    app.clock.set('2026-11-27T13:59:00Z');
    expect(
      (
        await app.call(undefined, 'POST', 'passwords/create', {
          token: linkToken(app.config.secret, link.tokenId),
          password: 'Welcome2026',
        })
      ).body,
    ).toEqual({ success: 1 });
    expect((await authenticate(`invited-${family.email}`, 'Welcome2026')).status).toBe(200);
  });
});

const redisUrl = process.env.REDIS_TEST_URL;

describe('guessing', () => {
  it('is slowed down for one address and email, and for one address in all', async () => {
    const app = await testApp({ signInLimit: 3 });
    const guess = (email: string) => app.call(undefined, 'POST', 'authenticate', { email, password: 'guess 1' });
    try {
      const statuses = [];
      for (let i = 0; i < 5; i++) statuses.push((await guess('one@barn.test')).status);
      expect(statuses).toEqual([401, 401, 401, 429, 429]);
      const refused = await guess('one@barn.test');
      expect(refused.body).toEqual({ status: 429, code: 'too_many', message: expect.any(String) });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await guess('two@barn.test')).status).toBe(401);
      const many = await Promise.all(Array.from({ length: 70 }, (_, i) => guess(`many-${i}@barn.test`)));
      expect(many.some(({ status }) => status === 429)).toBe(true);
    } finally {
      await app.stop();
    }
  });

  (redisUrl ? it : it.skip)('is counted by all API processes together where there is a Redis', async () => {
    const apps = [await testApp({ signInLimit: 3, redisUrl }), await testApp({ signInLimit: 3, redisUrl })];
    const email = `${Date.now()}@barn.test`;
    try {
      const statuses = [];
      for (let i = 0; i < 5; i++)
        statuses.push(
          (await apps[i % 2]?.call(undefined, 'POST', 'authenticate', { email, password: 'guess 1' }))?.status,
        );
      expect(statuses).toEqual([401, 401, 401, 429, 429]);
    } finally {
      for (const app of apps) await app.stop();
    }
  });

  it('does not keep people out while Redis is away', async () => {
    const app = await testApp({ redisUrl: 'redis://127.0.0.1:1' });
    try {
      const barn = await app.barn();
      expect(
        (await app.call(undefined, 'POST', 'authenticate', { email: barn.admin.email, password: PASSWORD })).status,
      ).toBe(200);
    } finally {
      await app.stop();
    }
  });

  it('is not made faster by inventing addresses', async () => {
    const app = await testApp({ signInLimit: 3 });
    const guess = async (remoteAddress: string, i: number) =>
      (
        await app.app.inject({
          method: 'POST',
          url: '/api/authenticate',
          remoteAddress,
          headers: { 'x-forwarded-for': `203.0.113.${i}` },
          payload: { email: 'one@barn.test', password: 'guess 1' },
        })
      ).statusCode;
    try {
      const [stranger, proxy] = [[] as number[], [] as number[]];
      for (let i = 0; i < 5; i++) stranger.push(await guess('198.51.100.7', i));
      for (let i = 0; i < 5; i++) proxy.push(await guess('10.0.0.2', i));
      expect(stranger).toEqual([401, 401, 401, 429, 429]);
      expect(proxy).toEqual([401, 401, 401, 401, 401]);
    } finally {
      await app.stop();
    }
  });
});
