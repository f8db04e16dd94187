import { CreateSuperUser } from '../../src/modules/identity/commands/create-super-user.js';
import { hashPassword } from '../../src/platform/auth/passwords.js';
import { testApp, type OwnApp } from '../support/test-app.js';

const make = async (app: OwnApp) =>
  app.bus.execute(
    new CreateSuperUser({ email: 'admin@maplehill.test', passwordHash: await hashPassword('changed by somebody') }),
  );

describe('the demo that is open to all', () => {
  let app: OwnApp;
  beforeAll(async () => (app = await testApp({ demo: true })));
  afterAll(() => app.stop());

  const signIn = (person: string) => app.call(undefined, 'POST', 'demo/signIn', { person });

  it('says as whom one may look around', async () =>
    expect((await app.call(undefined, 'GET', 'demo/index')).body).toEqual({
      people: ['administrator', 'instructor', 'parent'],
    }));

  it('lets in whoever chose one of them, whatever the password has become, and nobody else', async () => {
    await make(app);
    const { status, body } = await signIn('administrator');
    expect(status).toBe(200);
    expect((await app.call({ token: body.auth_token }, 'GET', 'super/jobs/failed')).status).toBe(200);
    expect((await signIn('parent')).status).toBe(404);
    expect((await signIn('super@leadline.test')).status).toBe(400);
  });
});

describe('what is no demo', () => {
  let app: OwnApp;
  beforeAll(async () => (app = await testApp()));
  afterAll(() => app.stop());

  it('offers nobody, and lets nobody in without a password', async () => {
    await make(app);
    expect((await app.call(undefined, 'GET', 'demo/index')).body).toEqual({ people: [] });
    expect(await app.call(undefined, 'POST', 'demo/signIn', { person: 'administrator' })).toMatchObject({
      status: 404,
      body: { code: 'demo_closed' },
    });
  });
});
