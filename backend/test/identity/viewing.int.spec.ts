import { SetRolePermissions } from '../../src/modules/setup/commands/set-role-permission.js';
import { RemoveLogin } from '../../src/modules/identity/commands/remove-login.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

// A07
describe('seeing the product as a role', () => {
  let app: TestApp;
  let barn: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn();
  });

  const seeAs = (roleId: string, who: { token: string } = barn.admin) =>
    app.call(who, 'POST', 'roles/seeAs', { role_id: roleId });
  const view = async (roleId: string) => ({ token: (await seeAs(roleId)).body.auth_token as string });

  it('opens what the role opens, whether the barn works with roles or not', async () => {
    const as = await view(await barn.newRole(['STAFF_CAN_ACCESS_HORSE_LIST']));
    expect((await app.call(as, 'GET', 'vusers/getUserPermissions')).body.codes).toEqual([
      'STAFF_CAN_ACCESS_HORSE_LIST',
    ]);
    expect((await app.call(as, 'GET', 'horses/getHorsesAll')).status).toBe(200);
    for (const closed of ['lessons/index', 'rest/students', 'rest/staff', 'history/index'])
      expect((await app.call(as, 'GET', closed)).status).toBe(403);
  });

  it('changes nothing, not even what the role could', async () => {
    const roleId = await barn.newRole(['STAFF_CAN_VIEW_CALENDAR']);
    const as = await view(roleId);
    const before = (await barn.log()).length;
    const planned = { section_id: barn.sectionId, start: '2026-12-01 16:00' };
    expect(await app.call(as, 'POST', 'lessons/createSingleLesson', planned)).toMatchObject({
      status: 403,
      body: { code: 'only_looking' },
    });
    expect((await seeAs(roleId, as)).status).toBe(403);
    expect(await barn.log()).toHaveLength(before);
  });

  it('follows the role while it is looked at, and ends with the administrator’s login', async () => {
    const roleId = await barn.newRole(['STAFF_CAN_ACCESS_HORSE_LIST']);
    const admin = await barn.newAdmin();
    const as = { token: (await seeAs(roleId, admin)).body.auth_token as string };
    const status = async () => (await app.call(as, 'GET', 'horses/getHorsesAll')).status;
    expect(await status()).toBe(200);
    await barn.run(SetRolePermissions, { roleId, permissions: ['STAFF_CAN_ACCESS_HORSE_LIST'], held: false });
    expect(await status()).toBe(403);
    await barn.run(RemoveLogin, { personId: admin.personId });
    expect(await status()).toBe(401);
  });

  it('is for administrators and roles of their own barn', async () => {
    const other = await app.barn();
    expect(await seeAs(await other.newRole([]))).toMatchObject({
      status: 404,
      body: { errors: [{ field: 'role_id' }] },
    });
    expect((await seeAs(await barn.newRole([]), barn.instructor)).status).toBe(403);
  });
});
