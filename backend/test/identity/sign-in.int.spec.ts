import { JwtService } from '@nestjs/jwt';
import { SetFarmActivation } from '../../src/modules/farms/commands/set-farm-activation.js';
import { CreateLogin } from '../../src/modules/identity/commands/create-login.js';
import { CreateSuperUser } from '../../src/modules/identity/commands/create-super-user.js';
import { RemoveLogin } from '../../src/modules/identity/commands/remove-login.js';
import { SetPersonActivation } from '../../src/modules/people/commands/set-person-activation.js';
import { hashPassword } from '../../src/platform/auth/passwords.js';
import { becomes } from '../support/settled.js';
import { sharedApp, testApp, type TestApp } from '../support/test-app.js';
import { PASSWORD, type TestBarn } from '../support/test-barn.js';

describe('signing in', () => {
  let app: TestApp;
  let barn: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn();
  });

  const authenticate = (email: string, password: string) =>
    app.call(undefined, 'POST', 'authenticate', { email, password });
  const mine = async (who: { token: string }) => app.call(who, 'GET', 'vusers/getUserPermissions');
  const codes = async (who: { token: string }) => ((await mine(who)).body.codes ?? []) as string[];

  it('gives a token that says who it is (R011)', async () => {
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

  it('says the same of an unknown address and a wrong password, after the same work', async () => {
    /** Of the processor. What else this process does can only add to it, so the least of several is the sign-in's own. */
    const work = async (email: string) => {
      const start = process.cpuUsage();
      const { status, body } = await authenticate(email, 'wrong password 1');
      expect([status, body.message]).toEqual([401, 'The username or password provided were incorrect.']);
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    const least = { unknown: Infinity, known: Infinity };
    for (let i = 0; i < 5; i++) {
      least.unknown = Math.min(least.unknown, await work('nobody@barn.test'));
      least.known = Math.min(least.known, await work(barn.admin.email));
    }
    expect(least.unknown).toBeGreaterThan(least.known / 2);
  });

  it('refuses a missing, a forged and an unsigned token', async () => {
    const [header, payload] = barn.admin.token.split('.');
    const forged = `${header}.${payload}.${'A'.repeat(43)}`;
    const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
    const signed = (claims: object) =>
      new JwtService({ secretOrKeyProvider: () => app.tokens.key }).sign(claims, { expiresIn: '1h' });
    const others = [
      {},
      { sub: 5 },
      { sub: 'nobody' },
      { sub: { a: 1 } },
      { sub: barn.admin.loginId, token_version: '1' },
    ];
    for (const token of ['', 'x', forged, none, ...others.map(signed)])
      expect((await mine({ token })).status).toBe(401);
    expect((await app.call(undefined, 'GET', 'vusers/getUserPermissions')).status).toBe(401);
  });

  describe('is over at once', () => {
    it('when the login is removed', async () => {
      const family = await barn.newFamily();
      expect((await mine(family)).status).toBe(200);
      await barn.run(RemoveLogin, { personId: family.personId });
      expect((await mine(family)).status).toBe(401);
      expect((await authenticate(family.email, PASSWORD)).status).toBe(401);
    });

    it('when the barn is inactivated, and begins again with it', async () => {
      const other = await app.barn({ farmName: 'Lakeside' });
      expect((await mine(other.family)).status).toBe(200);
      await other.run(SetFarmActivation, { active: false });
      expect((await mine(other.family)).status).toBe(401);
      expect((await authenticate(other.admin.email, PASSWORD)).status).toBe(401);
      await other.run(SetFarmActivation, { active: true });
      expect((await mine(other.family)).status).toBe(200);
    });

    it('when the person is inactivated', async () => {
      const family = await barn.newFamily();
      await mine(family);
      await barn.run(SetPersonActivation, { personId: family.personId });
      expect((await mine(family)).status).toBe(401);
    });

    it('in every other process as soon as the database tells it', async () => {
      const elsewhere = await testApp({ on: app.config.ownerUrl, sessionsKeptMs: Number.MAX_SAFE_INTEGER });
      const family = await barn.newFamily();
      const there = async () => (await elsewhere.call(family, 'GET', 'vusers/getUserPermissions')).status;
      expect(await there()).toBe(200);
      await barn.run(RemoveLogin, { personId: family.personId });
      await becomes(there, (status) => status === 401);
      await elsewhere.stop();
    });

    it('but nobody removes their own login', async () => {
      const context = {
        farmId: barn.farmId,
        actor: { loginId: barn.admin.loginId, userType: 'ADM' as const, permissions: new Set<string>() },
      };
      await expect(app.bus.execute(new RemoveLogin(context, { personId: barn.admin.personId }))).rejects.toMatchObject({
        kind: 'conflict',
      });
    });
  });

  it('lets the platform’s super user in, into no barn', async () => {
    await app.bus.execute(
      new CreateSuperUser({ email: 'Super@Leadline.test', passwordHash: await hashPassword(PASSWORD) }),
    );
    const session = await app.signIn('super@leadline.test', PASSWORD);
    expect((await mine(session)).body).toEqual({ permissions: [], codes: [] });
    expect((await app.call(session, 'GET', 'options/index')).status).toBe(403);
    expect((await app.call(undefined, 'POST', 'passwords/forgot', { email: 'super@leadline.test' })).status).toBe(404);
    // Made again, it keeps its password.
    await app.bus.execute(new CreateSuperUser({ email: 'super@leadline.test', passwordHash: 'another' }));
    expect((await authenticate('super@leadline.test', PASSWORD)).status).toBe(200);
  });

  it('is given to a person once', async () => {
    const { personId, email, loginId } = await barn.newFamily();
    const before = (await barn.log()).length;
    expect(await barn.run(CreateLogin, { personId, email: ` ${email.toUpperCase()}`, userType: 'STU' })).toBe(loginId);
    for (const again of [
      { personId, email: `second-${email}` },
      { personId: barn.instructor.personId, email },
    ])
      await expect(barn.run(CreateLogin, { ...again, userType: 'STU' })).rejects.toMatchObject({ code: 'email_taken' });
    await expect(
      barn.run(CreateLogin, { personId: barn.newId(), email: `third-${email}`, userType: 'STU' }),
    ).rejects.toMatchObject({ kind: 'absent', message: 'The person was not found.' });
    expect(await barn.log()).toHaveLength(before);
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
});
