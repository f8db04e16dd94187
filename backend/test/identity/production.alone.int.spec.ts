import { CreateSuperUser } from '../../src/modules/identity/commands/create-super-user.js';
import { DEMO_PASSWORD } from '../../src/platform/auth/demo.js';
import { hashPassword } from '../../src/platform/auth/passwords.js';
import { testApp, type OwnApp } from '../support/test-app.js';

describe('in production', () => {
  let app: OwnApp;
  beforeAll(async () => (app = await testApp({ production: true })));
  afterAll(() => app.stop());

  const owner = 'owner@stable.example';
  const signIn = (email: string, password: string) => app.call(undefined, 'POST', 'authenticate', { email, password });
  const make = async (email: string, password: string) =>
    app.bus.execute(new CreateSuperUser({ email, passwordHash: await hashPassword(password) }));

  it('a super user is made once, and signs in', async () => {
    expect(await make(owner, 'first password')).toBe(true);
    expect(await make(owner.toUpperCase(), 'second password')).toBe(false);
    expect((await signIn(owner, 'second password')).status).toBe(401);
    expect((await signIn(owner, 'first password')).status).toBe(200);
  });

  it('nobody of the demo comes in, on whatever database, with whatever was signed before', async () => {
    await make('super@leadline.test', 'a good password');
    expect((await signIn('super@leadline.test', 'a good password')).status).toBe(401);
    const [login] = await app.platform<
      { id: string }[]
    >`select login_id as id from login where email = 'super@leadline.test'`;
    const token = app.tokens.issue({
      sub: login!.id,
      role_id: null,
      user_type_code: 'SPR',
      user_person_id: null,
      username: 'super@leadline.test',
      farm_id: null,
      token_version: 1,
    });
    expect((await app.call({ token }, 'GET', 'super/jobs/failed')).status).toBe(401);
  });

  it('nobody comes in by the demo’s password, under whatever address', async () => {
    await make('boss@stable.example', DEMO_PASSWORD);
    expect((await signIn('boss@stable.example', DEMO_PASSWORD)).status).toBe(401);
  });
});
