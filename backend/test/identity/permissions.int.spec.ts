import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { ChangeLoginRole } from '../../src/modules/identity/commands/change-login-role.js';
import { SetRolePermissions } from '../../src/modules/setup/commands/set-role-permission.js';
import { settled } from '../support/settled.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import { type TestBarn } from '../support/test-barn.js';

describe('permissions', () => {
  let app: TestApp;
  let barn: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn();
  });

  const mine = async (who: { token: string }) => app.call(who, 'GET', 'vusers/getUserPermissions');
  const codes = async (who: { token: string }) => ((await mine(who)).body.codes ?? []) as string[];

  describe('of staff are', () => {
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
});
