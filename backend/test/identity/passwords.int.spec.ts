import { CreateLogin } from '../../src/modules/identity/commands/create-login.js';
import { linkToken } from '../../src/modules/identity/password-links.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import { PASSWORD, type TestBarn } from '../support/test-barn.js';

describe('a password', () => {
  let app: TestApp;
  let barn: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn();
  });

  const authenticate = (email: string, password: string) =>
    app.call(undefined, 'POST', 'authenticate', { email, password });
  const mine = async (who: { token: string }) => app.call(who, 'GET', 'vusers/getUserPermissions');

  describe('that was forgotten', () => {
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
        code: 'unknown_email',
        message: 'Could not find account for email address',
        errors: [{ field: 'email', message: 'Could not find account for email address' }],
      }));

    it('chooses a new one by the link, once, and older tokens die', async () => {
      const family = await barn.newFamily();
      const token = await linkFor(family.email);
      expect((await reset(token, family.email)).body).toEqual({ success: 1 });
      expect((await authenticate(family.email, PASSWORD)).status).toBe(401);
      expect((await authenticate(family.email, 'NewSecret1')).status).toBe(200);
      expect((await mine(family)).status).toBe(401);
      expect((await reset(token, family.email, 'Another1')).body).toMatchObject({
        status: 400,
        message: 'Invalid Email or Token',
        errors: [{ field: 'token' }],
      });
    });

    it('spends the other links that were sent', async () => {
      const family = await barn.newFamily();
      const [first, second] = [await linkFor(family.email), await linkFor(family.email)];
      expect((await reset(second, family.email)).status).toBe(200);
      expect((await reset(first, family.email, 'Another1')).status).toBe(400);
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
