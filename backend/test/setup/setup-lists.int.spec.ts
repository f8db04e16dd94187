import {
  locations,
  programs,
  programTypes,
  roles,
  tacks,
  tasks,
} from '../../src/modules/setup/commands/setup-lists.js';
import { SetRolePermissions } from '../../src/modules/setup/commands/set-role-permission.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

describe('setup lists', () => {
  let app: TestApp;
  let barn: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn();
  });

  const changes = async (id: string) =>
    (await barn.log())
      .filter(({ data }) => data.id === id)
      .map(({ stream, data, metadata }) => [stream, data, metadata.command]);

  it('are added to, edited and taken out of use alike', async () => {
    const id = await barn.run(programTypes.Create, { programTypeName: 'Camps', description: null });
    await barn.run(programTypes.Edit, { id, programTypeName: 'Camps', description: 'In summer' });
    expect(await barn.run(programTypes.SetActivation, { id })).toBe(false);
    expect(await barn.run(programTypes.SetActivation, { id, active: false })).toBe(false);
    expect(await barn.run(programTypes.SetActivation, { id })).toBe(true);
    const change = (change: string, fields: string[], command: string) => [
      `program_type-${id}`,
      { list: 'program_type', id, change, fields },
      command,
    ];
    expect(await changes(id)).toEqual([
      change('added', ['program_type_name', 'description'], 'setup.CreateProgramType'),
      change('edited', ['description'], 'setup.EditProgramType'),
      change('inactivated', ['is_active'], 'setup.SetProgramTypeActivation'),
      change('activated', ['is_active'], 'setup.SetProgramTypeActivation'),
    ]);
    expect(await barn.read((sql) => sql`select * from program_type where program_type_id = ${id}`)).toEqual([
      {
        farm_id: barn.farmId,
        program_type_id: id,
        program_type_name: 'Camps',
        description: 'In summer',
        is_active: true,
      },
    ]);
  });

  it('call an entry that is missing by its name', async () => {
    const id = barn.newId();
    for (const [attempt, called] of [
      [() => barn.run(locations.Edit, { id, locationName: 'x' }), 'The location'],
      [() => barn.run(programTypes.Edit, { id }), 'The program type'],
      [() => barn.run(programs.SetActivation, { id }), 'The program'],
      [() => barn.run(tacks.SetActivation, { id, active: false }), 'The tack'],
      [() => barn.run(tasks.Edit, { id }), 'The task'],
      [() => barn.run(roles.Edit, { id }), 'The role'],
    ] as const)
      await expect(attempt()).rejects.toThrow(`${called} was not found.`);
  });

  it('belong to one barn', async () => {
    const other = await app.barn();
    await expect(other.run(locations.Edit, { id: barn.locationId, locationName: 'Theirs' })).rejects.toMatchObject({
      kind: 'absent',
    });
  });

  it('type what an entry needs by its table', () => {
    // @ts-expect-error a program needs its type
    void (() => barn.run(programs.Create, { programName: 'Camps' }));
    // @ts-expect-error a number is no name
    void (() => barn.run(tacks.Create, { tackName: 7 }));
    // @ts-expect-error activation has its own command
    void (() => barn.run(tacks.Edit, { id: '', isActive: false }));
  });

  describe('of permissions, by role,', () => {
    const held = (roleId: string) =>
      barn.read((sql) => sql`select 1 from role_permission where role_id = ${roleId}`).then((rows) => rows.length);
    const set = (roleId: string, permissions: string[], held: boolean) =>
      barn.run(SetRolePermissions, { roleId, permissions, held });

    it('take each once, and leave no trace of what is so already', async () => {
      const roleId = await barn.run(roles.Create, { roleName: 'Groom' });
      const recorded = async () =>
        (await barn.log()).filter(({ data }) => data.roleId === roleId).map(({ data }) => data.held);
      await set(roleId, ['ASSIGN_HORSES'], true);
      await set(roleId, ['ASSIGN_HORSES', 'STAFF_CAN_VIEW_CALENDAR'], true);
      expect([await held(roleId), await recorded()]).toEqual([2, [true, true]]);
      await set(roleId, ['ADD_PRIVATE_NOTE'], false);
      await set(roleId, ['ASSIGN_HORSES'], false);
      expect([await held(roleId), await recorded()]).toEqual([1, [true, true, false]]);
      await expect(set(roleId, ['NO_SUCH_CODE'], true)).rejects.toThrow('The permission was not found.');
      await expect(set(barn.newId(), ['ASSIGN_HORSES'], true)).rejects.toThrow('The role was not found.');
    });
  });
});
