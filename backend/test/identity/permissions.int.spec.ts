import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { ChangeLoginRole } from '../../src/modules/identity/commands/change-login-role.js';
import { SetRolePermissions } from '../../src/modules/setup/commands/set-role-permission.js';
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
    it('what their role holds, under every spelling, from the next request on (R009)', async () => {
      const staff = await barn.newInstructor({ permissions: ['ASSIGN_HORSES'] });
      expect(await codes(staff)).toEqual(['ASSIGN_HORSES', 'STAFF_CAN_ASSIGN_HORSES']);
      await barn.run(SetRolePermissions, { roleId: staff.roleId, permissions: ['STAFF_CAN_ADD_HORSES'], held: true });
      expect(await codes(staff)).toContain('CAN_ADD_HORSE');
      await barn.run(SetRolePermissions, {
        roleId: staff.roleId,
        permissions: ['STAFF_CAN_ADD_HORSES', 'ASSIGN_HORSES'],
        held: false,
      });
      expect(await codes(staff)).toEqual([]);
    });

    it('calendar and students without a role, unless the barn works with roles', async () => {
      const staff = await barn.newInstructor();
      await barn.run(ChangePreference, { field: 'use_roles', value: 1 });
      await barn.run(ChangeLoginRole, { loginId: staff.loginId, roleId: null });
      expect(await codes(staff)).toEqual([]);
      await barn.run(ChangePreference, { field: 'use_roles', value: 0 });
      expect((await codes(staff)).sort()).toEqual([
        'CAN_ADD_STUDENT',
        'STAFF_CAN_ADD_STUDENTS',
        'STAFF_CAN_VIEW_CALENDAR',
      ]);
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

  it('gives administrators every grant and no restriction, and lists the restrictions among all codes (R009)', async () => {
    expect(await codes(barn.admin)).toEqual(
      expect.arrayContaining(['STAFF_CAN_VIEW_CALENDAR', 'ADD_PRIVATE_NOTE', 'STAFF_CAN_ADD_STAFF']),
    );
    expect(await codes(barn.admin)).not.toContain('STAFF_RESTRICT_VIEW_CALENDAR_SELF');
    expect((await app.call(barn.admin, 'GET', 'permissions/getPermissionCodes')).body.codes).toContain(
      'STAFF_RESTRICT_VIEW_CALENDAR_SELF',
    );
  });

  describe('roles', () => {
    interface RoleRow {
      id: string;
      role_name: string | null;
      description: string | null;
      user_code: string;
      farm_id: string;
      staff_count: number;
    }
    const post = (path: string, sent: object, who: { token: string } = barn.admin) => app.call(who, 'POST', path, sent);
    const added = async (sent: object) => (await post('roles/create', sent)).body.role as RoleRow;
    const roles = async () => (await app.call(barn.admin, 'GET', 'roles/index')).body.roles as RoleRow[];
    const all = async () =>
      (await app.call(barn.admin, 'GET', 'permissions/index')).body.permissions as {
        id: string;
        code: string;
        group: string;
        is_restriction: number;
      }[];
    const idOf = async (code: string) => (await all()).find((one) => one.code === code)?.id as string;
    const heldBy = async (roleId: string) =>
      (await app.call(barn.admin, 'GET', 'role_permissions/index')).body.role_permissions
        .filter(({ role_id }: { role_id: string }) => role_id === roleId)
        .map(({ permission_id }: { permission_id: string }) => permission_id) as string[];
    const eventsOf = async (roleId: string) =>
      (await barn.log()).filter(({ stream }) => stream === `role-${roleId}`).map(({ data }) => data);

    it('are staff’s, with or without a name, whatever is sent (R027)', async () => {
      const groom = await added({
        role_name: ' Groom ',
        description: 'Horses',
        farm_id: barn.newId(),
        user_code: 'INS',
      });
      expect(groom).toEqual({
        id: expect.any(String),
        role_name: 'Groom',
        description: 'Horses',
        user_code: 'INS',
        farm_id: barn.farmId,
        staff_count: 0,
      });
      expect(await added({})).toMatchObject({ role_name: null, description: null, user_code: 'INS' });
      expect(await added({ role_name: '' })).toMatchObject({ role_name: null });
      expect(await roles()).toContainEqual(groom);
      for (const sent of [{ user_code: 'ADM' }, { role_name: 'x'.repeat(101) }, { description: 'x'.repeat(1001) }])
        expect(await post('roles/create', sent)).toMatchObject({
          status: 400,
          body: { errors: [{ field: Object.keys(sent)[0] }] },
        });
    });

    it('are edited field by field, and leave no trace of what is so already', async () => {
      const { id } = await added({ role_name: 'Helper', description: 'Weekends' });
      const edit = async (sent: object) => (await post('roles/update', { id, ...sent })).body.role as RoleRow;
      expect(await edit({ role_name: 'Weekend help' })).toMatchObject({ description: 'Weekends' });
      expect(await edit({ role_name: 'weekend Help' })).toMatchObject({ role_name: 'weekend Help' });
      expect(await edit({ description: '' })).toMatchObject({ role_name: 'weekend Help', description: null });
      await edit({ role_name: 'weekend Help', description: null });
      expect((await eventsOf(id)).map(({ fields }) => fields)).toEqual([
        ['role_name', 'description'],
        ['role_name'],
        ['role_name'],
        ['description'],
      ]);
    });

    it('share no name, not even when two administrators give it at once', async () => {
      const second = await barn.newAdmin();
      const answers = await Promise.all(
        [barn.admin, second].map((who) => post('roles/create', { role_name: 'Office' }, who)),
      );
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
      const { id } = await added({ role_name: 'Reception' });
      for (const path of ['roles/create', 'roles/update'])
        expect(await post(path, { ...(path === 'roles/update' && { id }), role_name: 'OFFICE' })).toMatchObject({
          status: 409,
          body: {
            code: 'role_name_taken',
            errors: [{ field: 'role_name', message: 'Another role has this name already.' }],
          },
        });
    });

    it('of another barn, or of nobody, are not there; nor are permissions that nobody knows', async () => {
      const permission_id = await idOf('ASSIGN_HORSES');
      const theirs = await (await app.barn()).newRole([]);
      for (const id of [theirs, barn.newId()]) {
        expect(await post('roles/update', { id, role_name: 'Mine' })).toMatchObject({ status: 404 });
        for (const path of ['role_permissions/create', 'role_permissions/delete'])
          expect(await post(path, { role_id: id, permission_id })).toMatchObject({
            status: 404,
            body: { message: 'The role was not found.' },
          });
      }
      const unknown = { role_id: (await added({})).id, permission_id: barn.newId() };
      expect((await post('role_permissions/create', unknown)).body.message).toBe('The permission was not found.');
      expect((await roles()).map(({ id }) => id)).not.toContain(theirs);
    });

    it('take and lose a permission by a click, two at once as one, and staff notice with their next request (R026)', async () => {
      const staff = await barn.newInstructor({ permissions: [] });
      const link = { role_id: staff.roleId, permission_id: await idOf('STAFF_CAN_ACCESS_HORSE_LIST') };
      const horses = async () => (await app.call(staff, 'GET', 'rest/horses')).status;
      const second = await barn.newAdmin();
      const click = async (path: string) =>
        (await Promise.all([barn.admin, second].map((who) => post(path, link, who)))).map(({ body }) => body.link);
      expect(await horses()).toBe(403);
      expect(await click('role_permissions/create')).toEqual([link, link]);
      expect(await heldBy(staff.roleId)).toEqual([link.permission_id]);
      expect(await horses()).toBe(200);
      expect(await click('role_permissions/delete')).toEqual([link, link]);
      expect(await heldBy(staff.roleId)).toEqual([]);
      expect(await horses()).toBe(403);
      expect((await eventsOf(staff.roleId)).slice(1).map(({ held }) => held)).toEqual([true, false]);
    });

    it('that staff have are not emptied in silence: a restriction alone opens nothing (R025)', async () => {
      const { roleId } = await barn.newInstructor({
        permissions: ['STAFF_CAN_VIEW_CALENDAR', 'ASSIGN_HORSES', 'STAFF_RESTRICT_VIEW_CALENDAR_SELF'],
      });
      const removed = async (code: string, role_id = roleId) =>
        (await post('role_permissions/delete', { role_id, permission_id: await idOf(code) })).body.warnings;
      expect(await removed('ASSIGN_HORSES')).toEqual([]);
      expect(await removed('STAFF_CAN_VIEW_CALENDAR')).toEqual([
        { code: 'role_empty', message: '1 person has this role and sees the home page only now.' },
      ]);
      expect((await roles()).find(({ id }) => id === roleId)?.staff_count).toBe(1);
      expect(await removed('ASSIGN_HORSES', await barn.newRole(['ASSIGN_HORSES']))).toEqual([]);
    });

    it('hold what is listed by what it opens, every permission in a group, the two restrictions last (R025)', async () => {
      const permissions = await all();
      const groups = permissions.map(({ group }) => group);
      expect([...new Set(groups)]).toEqual(groups.filter((group, i) => group !== groups[i - 1]));
      expect(groups).not.toContain('Others');
      expect(permissions.filter(({ is_restriction }) => is_restriction === 1).map(({ code }) => code)).toEqual([
        'STAFF_RESTRICT_VIEW_CALENDAR_SELF',
        'STAFF_RESTRICT_ADD_STUDENTS_SELF',
      ]);
      expect(permissions.slice(-2).map(({ group }) => group)).toEqual(['Restrictions', 'Restrictions']);
    });
  });
});
