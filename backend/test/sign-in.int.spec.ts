import { linkToken } from '../src/modules/identity/password-link.js';
import { removeLogin } from '../src/modules/identity/commands/remove-login.js';
import { setFarmActivation } from '../src/modules/farms/commands/set-farm-activation.js';
import { setPersonActivation } from '../src/modules/people/commands/set-person-activation.js';
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

  it('gives a token that says who it is', async () => {
    const { body } = await app.call(undefined, 'POST', 'authenticate', { email: barn.instructor.email.toUpperCase(), password: PASSWORD });
    const claims = JSON.parse(Buffer.from(body.auth_token.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({ role_id: barn.instructor.roleId, user_type_code: 'INS', user_person_id: barn.instructor.personId, username: barn.instructor.email, exp: expect.any(Number) });
    expect((await app.call({ token: body.auth_token }, 'GET', 'vusers/getUserPermissions')).body.codes).toContain('STAFF_CAN_VIEW_CALENDAR');
  });
});
