import {
  locations,
  programs,
  programTypes,
  roles,
  tacks,
  tasks,
} from '../../src/modules/setup/commands/setup-lists.js';
import { SetRolePermissions } from '../../src/modules/setup/commands/set-role-permission.js';
import { CreateSuperUser } from '../../src/modules/identity/commands/create-super-user.js';
import { hashPassword } from '../../src/platform/auth/passwords.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import { PASSWORD, type TestBarn } from '../support/test-barn.js';

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

  describe('over HTTP', () => {
    type Row = Record<string, unknown> & { id: string };
    const post = (path: string, sent: object, who: { token: string } = barn.admin) => app.call(who, 'POST', path, sent);
    const get = async (path: string, query?: object, who: { token: string } = barn.admin) =>
      (await app.call(who, 'GET', path, query)).body;
    const put = (path: string, sent: object) => app.call(barn.admin, 'PUT', path, sent);
    /** Each list with what its calls are named after, and what else a new entry needs. */
    const each = () =>
      [
        ['programs', 'program', 'programList', 'name is required', { program_type_id: barn.programTypeId }],
        ['locations', 'location', 'index', 'required', {}],
        ['tacks', 'tack', 'index', 'required', {}],
        ['tasks', 'task', 'index', 'required', {}],
      ] as const;
    const descriptionOf = (noun: string) => (noun === 'program' ? 'program_desc' : `${noun}_description`);
    const listed = (body: Record<string, Row[]>, path: string, noun: string) => (body[path] ?? body[noun]) as Row[];

    it('are added to, edited and toggled; names and program types are needed (R042 R043)', async () => {
      for (const [path, noun, index, needed, own] of each()) {
        const [name, description] = [`${noun}_name`, descriptionOf(noun)];
        const added = await post(`${path}/create`, { [name]: ' Ärger ', ...own });
        expect(added).toMatchObject({ status: 200, body: { warnings: [] } });
        const { id } = added.body[noun] as Row;
        expect(added.body[noun]).toMatchObject({ [name]: 'Ärger', [description]: null, is_active: 1, ...own });
        const edited = await post(`${path}/update`, { id, [name]: 'Apple', [description]: 'Near', ...own });
        expect(edited.body[noun]).toMatchObject({ id, [name]: 'Apple', [description]: 'Near' });
        expect(listed(await get(`${path}/${index}`), path, noun).map((row) => row[name])).toContain('Apple');
        for (const sent of [{}, { [name]: '' }, { [name]: null }, { [name]: ' ' }])
          for (const call of ['create', 'update'])
            expect(await post(`${path}/${call}`, { id, ...own, ...sent })).toMatchObject({
              status: 400,
              body: { errors: [{ field: name, message: needed }] },
            });
        expect(await put(`rest/${path}/${id}`, { [name]: null })).toMatchObject({
          status: 400,
          body: { errors: [{ field: name, message: needed }] },
        });
        expect(await post(`${path}/create`, { [name]: 'x'.repeat(101), ...own })).toMatchObject({
          status: 400,
          body: { errors: [{ field: name }] },
        });
      }
      expect(await post('programs/create', { program_name: 'Camps' })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'program_type_id', message: 'program_type is required' }] },
      });
    });

    it('show the active unless others are asked for, and the same after a toggle (R029 D18)', async () => {
      for (const [path, noun, index, , own] of each()) {
        const { id } = (await post(`${path}/create`, { [`${noun}_name`]: 'Old', ...own })).body[noun] as Row;
        const ids = async (query?: object) =>
          listed(await get(`${path}/${index}`, query), path, noun).map((row) => row.id);
        const toggled = await post(`${path}/updateActivationStatus`, { id, filter: 0 });
        expect(toggled.status).toBe(200);
        if (path === 'programs' || path === 'locations')
          expect((toggled.body[path] as Row[]).map((row) => [row.id, row.is_active])).toContainEqual([id, 0]);
        else expect(toggled.body[noun]).toMatchObject({ id, is_active: 0 });
        expect(await ids()).not.toContain(id);
        expect(await ids({ filter: '0' })).toContain(id);
        expect(await ids({ is_active: 'All' })).toContain(id);
        await post(`${path}/updateActivationStatus`, { id, is_active: 0 });
        expect(await ids()).not.toContain(id);
        await post(`${path}/updateActivationStatus`, { id });
        expect(await ids()).toContain(id);
      }
      expect(await get('programs/programList')).toMatchObject({
        programList: expect.any(Array),
        programs: expect.any(Array),
      });
      expect((await get('tasks/index')).options).toContainEqual({ id: expect.any(String), name: 'Apple' });
    });

    it('tell families of the places in use, and nothing else of the setup (R042 F20)', async () => {
      const { id } = (await post('locations/create', { location_name: 'Closed' })).body.location;
      await post('locations/updateActivationStatus', { id });
      const shown = (await get('locations/index', { filter: 'all' }, barn.family)).locations as Row[];
      expect(shown.map((row) => row.id)).toContain(barn.locationId);
      expect(shown.map((row) => row.id)).not.toContain(id);
      expect((await app.call(barn.family, 'GET', 'tacks/index')).status).toBe(403);
    });

    it('say who keeps what is taken out of use, and that a name stands there already; nothing of it is refused (F20)', async () => {
      const place = (await post('locations/create', { location_name: 'Meadow' })).body.location.id as string;
      const double = await post('locations/create', { location_name: 'meadow' });
      expect(double.body.warnings).toEqual([
        { code: 'name_doubled', message: 'There is another location with this name.' },
      ]);
      const section_id = await barn.newSection({ sectionName: 'Outside', locationId: place });
      const task = (await post('tasks/create', { task_name: 'Leading' })).body.task.id as string;
      for (const start of ['2036-11-24 16:00', '2036-11-25 16:00'])
        expect(
          await post('lessons/createSingleLesson', {
            section_id,
            start,
            taskStaff: [{ staff: barn.instructor.instructorId, task }],
          }),
        ).toMatchObject({ status: 200 });
      const closed = await put(`rest/locations/${place}`, { is_active: 0 });
      expect(closed.body).toMatchObject({
        location_name: 'Meadow',
        is_active: 0,
        warnings: [
          {
            code: 'still_used',
            message: 'It is not offered any more; 1 active section and 2 coming lessons keep it.',
          },
        ],
      });
      expect((await post('tasks/updateActivationStatus', { id: task })).body.warnings).toEqual([
        { code: 'still_used', message: 'It is not offered any more; 2 coming lessons keep it.' },
      ]);
      expect((await put(`rest/locations/${place}`, { is_active: 1 })).body.warnings).toEqual([
        { code: 'name_doubled', message: 'There is another location with this name.' },
      ]);
      const program = (await post('programs/updateActivationStatus', { id: barn.programId })).body;
      expect(program.warnings[0].message).toMatch(/^It is not offered any more; \d+ active sections keep it\.$/);
      await post('programs/updateActivationStatus', { id: barn.programId });
    });

    it('are read, added to and saved by react-admin, a row and its state at once', async () => {
      const made = await post('rest/programs', {
        program_name: 'Vaulting',
        program_type_id: barn.programTypeId,
        duration: 45,
      });
      const { id } = made.body as Row;
      expect(made.body).toMatchObject({ program_type_name: 'Lessons', duration: 45, warnings: [] });
      const saved = await put(`rest/programs/${id}`, {
        ...made.body,
        program_desc: 'On a circle',
        location_id: barn.locationId,
        duration: null,
        is_active: 0,
      });
      expect(saved.body).toMatchObject({
        program_desc: 'On a circle',
        location_id: barn.locationId,
        duration: null,
        is_active: 0,
      });
      expect((await changes(id)).slice(-2)).toEqual([
        [`program-${id}`, expect.objectContaining({ change: 'inactivated' }), 'setup.SetProgramActivation'],
        [
          `program-${id}`,
          expect.objectContaining({ change: 'edited', fields: ['program_desc', 'location_id', 'duration'] }),
          'setup.EditProgram',
        ],
      ]);
      expect(await get(`rest/programs/${id}`)).toEqual({ ...saved.body, warnings: undefined });
      expect(await get('rest/programs', { filter: { q: 'circle' } })).toEqual([expect.objectContaining({ id })]);
      const { headers } = await app.call(barn.admin, 'GET', 'rest/tacks', { sort: ['tack_name', 'DESC'] });
      expect(headers['content-range']).toMatch(/^tacks 0-/);
    });

    it('take no program type, place or staff of nobody, of another barn or out of use', async () => {
      const other = await app.barn();
      const retired = await barn.run(programTypes.Create, { programTypeName: 'Camps' });
      const program = (await post('programs/create', { program_name: 'Summer', program_type_id: retired })).body
        .program;
      await barn.run(programTypes.SetActivation, { id: retired });
      const refused = (program_type_id: string) => post('programs/create', { program_name: 'Winter', program_type_id });
      expect(await refused(retired)).toMatchObject({
        status: 400,
        body: {
          errors: [
            {
              field: 'program_type_id',
              message: 'This program type is inactive. Activate it first, or choose another.',
            },
          ],
        },
      });
      const keeps = { id: program.id, program_name: 'Summer camp', program_type_id: retired };
      expect(await post('programs/update', keeps)).toMatchObject({ status: 200 });
      for (const id of [other.programTypeId, barn.newId()])
        expect(await refused(id)).toMatchObject({ status: 404, body: { message: 'The program type was not found.' } });
      expect(await post('programs/update', { ...keeps, location_id: other.locationId })).toMatchObject({ status: 404 });
      for (const [path, noun, , , own] of each()) {
        const theirs = { programs: other.programId, locations: other.locationId }[path as 'programs'] ?? barn.newId();
        for (const answer of [
          await post(`${path}/update`, { id: theirs, [`${noun}_name`]: 'Mine', ...own }),
          await post(`${path}/updateActivationStatus`, { id: theirs }),
          await put(`rest/${path}/${theirs}`, { is_active: 0 }),
          await app.call(barn.admin, 'GET', `rest/${path}/${theirs}`),
        ])
          expect(answer).toMatchObject({ status: 404, body: { message: `The ${noun} was not found.` } });
      }
    });
  });

  it('of program types grow by what the platform adds to a barn (F16)', async () => {
    const email = `super-${barn.newId()}@leadline.test`;
    await app.bus.execute(new CreateSuperUser({ email, passwordHash: await hashPassword(PASSWORD) }));
    const superUser = await app.signIn(email, PASSWORD);
    const add = (sent: object) => app.call(superUser, 'POST', 'setup/program_types', sent);
    expect((await add({ farm_id: barn.farmId, name: 'Clinics', desc: 'By guests' })).status).toBe(200);
    expect((await app.call(barn.admin, 'GET', 'options/index')).body.options.program_type).toContainEqual({
      id: expect.any(String),
      name: 'Clinics',
    });
    expect(await add({ farm_id: barn.farmId })).toMatchObject({ status: 400, body: { errors: [{ field: 'name' }] } });
    expect(await add({ farm_id: barn.newId(), name: 'Clinics' })).toMatchObject({ status: 404 });
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
