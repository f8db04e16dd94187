import { sections } from '../src/modules/setup/commands/setup-lists.js';
import { ChangePreference } from '../src/modules/farms/commands/change-preference.js';
import { SetHorseActivation } from '../src/modules/horses/commands/set-horse-activation.js';
import { SetPersonActivation } from '../src/modules/people/commands/set-person-activation.js';
import { sharedApp, type TestApp } from './support/test-app.js';
import type { TestBarn } from './support/test-barn.js';

describe('a barn’s setup and people', () => {
  let app: TestApp;
  let barn: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn();
  });

  const options = async (who: { token: string }) => (await app.call(who, 'GET', 'options/index')).body.options;
  const ids = (rows: { id: string }[]) => rows.map((row) => row.id);

  it('begins with a program type, and says in its log that it was opened', async () => {
    expect((await options(barn.admin)).program_type).toEqual([{ id: barn.programTypeId, name: 'Lessons' }]);
    expect((await barn.log())[0]).toMatchObject({
      position: 1,
      type: 'farms.FarmOpened',
      stream: `farm-${barn.farmId}`,
    });
  });

  it('shows its settings by their names, yes or no as 1 or 0', async () => {
    const { farmDefaults, currentUser } = (await app.call(barn.admin, 'GET', 'farms/farmDefaults')).body;
    expect(farmDefaults).toMatchObject({
      farm_name: 'Maple Hill',
      time_zone: 'America/Toronto',
      currency_code: 'CAD',
      country_code: 'CA',
      makeup_expiry_days: 30,
      clients_can_cancel: 0,
      cancel_notice_hours: null,
      is_active: 1,
    });
    expect(currentUser).toMatchObject({
      person_id: barn.admin.personId,
      person_name: 'Ada Minister',
      user_type_code: 'ADM',
      farm_name: 'Maple Hill',
      instructor_id: null,
    });
    expect((await app.call(barn.family, 'GET', 'farms/getFarmPrefs')).body.farmDefaults).not.toHaveProperty(
      'eqo_stripe_customer_id',
    );
  });

  it('changes a setting once, and only settings', async () => {
    const before = (await barn.log()).length;
    for (let i = 0; i < 2; i++) await barn.run(ChangePreference, { field: 'cancel_notice_hours', value: '24' });
    expect((await app.call(barn.admin, 'GET', 'farms/getFarmPrefs')).body.farmDefaults.cancel_notice_hours).toBe(24);
    expect(await barn.log()).toHaveLength(before + 1);
    await expect(barn.run(ChangePreference, { field: 'stripe_account_id', value: 'acct_1' })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await expect(barn.run(ChangePreference, { field: 'colour_of_the_sky', value: 'blue' })).rejects.toMatchObject({
      kind: 'invalid_input',
    });
    await expect(
      barn.run(ChangePreference, { field: 'default_section_id', value: barn.newId() }),
    ).rejects.toMatchObject({ kind: 'invalid_input' });
    await barn.run(ChangePreference, { field: 'default_section_id', value: barn.sectionId });
  });

  it('offers staff who add students all of them, other staff none, a family its own', async () => {
    const stranger = await barn.newFamily({ students: 1 });
    const adding = await barn.newInstructor({ permissions: ['STAFF_CAN_ADD_STUDENTS'] });
    expect(ids((await options(barn.admin)).student).sort()).toEqual(
      [...barn.family.studentIds, ...stranger.studentIds].sort(),
    );
    expect((await options(adding)).student).toHaveLength(3);
    expect((await options(barn.instructor)).student).toEqual([]);
    expect(ids((await options(barn.family)).student).sort()).toEqual([...barn.family.studentIds].sort());
    expect((await options(barn.family)).role).toEqual([]);
    expect((await options(barn.instructor)).role).toEqual([]);
  });

  it('shows families horses only where the barn wants it', async () => {
    expect((await options(barn.family)).horse).toEqual([]);
    await barn.run(ChangePreference, { field: 'clients_can_view_horses', value: 1 });
    expect(ids((await options(barn.family)).horse)).toEqual(barn.horseIds);
  });

  it('keeps what is inactive out of the pick lists', async () => {
    const horseId = await barn.newHorse('Retired');
    await barn.run(SetHorseActivation, { horseId, active: false });
    const sectionId = await barn.newSection({ sectionName: 'Old' });
    await barn.run(sections.SetActivation, { id: sectionId });
    const lists = await options(barn.admin);
    expect([...ids(lists.horse), ...ids(lists.section)]).not.toEqual(expect.arrayContaining([horseId]));
    expect(ids(lists.section)).not.toContain(sectionId);
    expect(ids((await app.call(barn.admin, 'GET', 'sections/sectionList', { is_active: 0 })).body.sections)).toEqual([
      sectionId,
    ]);
  });

  it('lists sections with the names of what they point to', async () => {
    const { sections } = (await app.call(barn.admin, 'GET', 'sections/sectionList')).body;
    expect(sections).toEqual([
      expect.objectContaining({
        id: barn.sectionId,
        section_name: 'Beginners',
        duration: 60,
        instructor_name: 'Ines Tructor',
        location_name: 'Indoor arena',
        program_name: 'Group lessons',
        product_name: null,
        is_active: 1,
      }),
    ]);
  });

  it('leaves no trace of an edit that changes nothing, and refuses to point to what does not exist', async () => {
    const before = (await barn.log()).length;
    await barn.run(sections.Edit, { id: barn.sectionId, duration: 60 });
    expect(await barn.log()).toHaveLength(before);
    await expect(barn.run(sections.Edit, { id: barn.sectionId, locationId: barn.newId() })).rejects.toMatchObject({
      kind: 'absent',
      message: 'The location was not found.',
    });
    await expect(barn.run(sections.Edit, { id: barn.newId(), duration: 45 })).rejects.toMatchObject({ kind: 'absent' });
  });

  it('shows a family its account and riders, and nobody else’s', async () => {
    const other = await barn.newFamily({ students: 1 });
    const own = await app.call(barn.family, 'GET', 'people/getUserClients', {
      person_id: barn.family.riders[0]?.personId,
    });
    expect(own.body.account.id).toBe(barn.family.personId);
    expect(own.body.currentClient).toMatchObject({ student_id: barn.family.studentIds[0], is_student: 1 });
    expect(own.body.members.map((member: { student_id: string }) => member.student_id).sort()).toEqual(
      [...barn.family.studentIds].sort(),
    );
    expect((await app.call(barn.family, 'GET', 'people/getUserClients')).body.currentClient).toMatchObject({
      id: barn.family.personId,
      is_student: 0,
    });
    for (const person_id of [other.personId, other.riders[0]?.personId, barn.admin.personId, barn.newId()])
      expect((await app.call(barn.family, 'GET', 'people/getUserClients', { person_id })).status).toBe(404);
    expect(
      (await app.call(barn.admin, 'GET', 'people/getUserClients', { person_id: other.personId })).body.account.id,
    ).toBe(other.personId);
  });

  it('pages, filters and sorts its lists', async () => {
    const { body, headers } = await app.call(barn.admin, 'GET', 'rest/students', {
      range: [0, 1],
      sort: ['person_name', 'DESC'],
      filter: { q: 'Rider', is_active: 1 },
    });
    expect(body).toHaveLength(2);
    expect(headers['content-range']).toMatch(/^students 0-1\/\d+$/);
    const names = async (query: object) =>
      (await app.call(barn.admin, 'GET', 'rest/accounts', query)).body.map(
        (row: { person_name: string }) => row.person_name,
      );
    const ascending = await names({ range: [0, 99] });
    expect(ascending.length).toBeGreaterThan(1);
    expect(ascending).toEqual([...ascending].sort((a, b) => (a < b ? -1 : 1)));
    expect(await names({ range: [0, 99], sort: ['person_name', 'DESC'] })).toEqual([...ascending].reverse());
    expect(await names({ range: [1, 1] })).toEqual([ascending[1]]);
    const { person_name, contact_email } = (
      await app.call(barn.admin, 'GET', 'rest/accounts', { filter: { id: [barn.family.personId] } })
    ).body[0];
    for (const q of [person_name.slice(2), contact_email.toUpperCase()])
      expect(await names({ filter: { q } })).toEqual([person_name]);
    expect(await names({ filter: { q: '%' } })).toEqual([]);
    expect(await names({ filter: { is_active: 0, person_name } })).toEqual([]);
    const accounts = await app.call(barn.admin, 'GET', 'rest/accounts', { filter: { id: [barn.family.personId] } });
    expect(accounts.body).toEqual([
      expect.objectContaining({
        id: barn.family.personId,
        user_id: barn.family.loginId,
        members: [expect.anything(), expect.anything()],
      }),
    ]);
    for (const [field, value] of [
      ['sort', ['password', 'ASC']],
      ['range', [10, 5]],
      ['range', [0, 10_000]],
      ['range', [1e15, 1e15]],
      ['filter', { person_name: {} }],
      ['filter', { q: ['Rent'] }],
    ] as const)
      expect(await app.call(barn.admin, 'GET', 'rest/accounts', { [field]: value })).toMatchObject({
        status: 400,
        body: { errors: [{ field }] },
      });
  });

  it('takes a whole family out of its daily life with its account holder, and back', async () => {
    const family = await barn.newFamily();
    await barn.run(SetPersonActivation, { personId: family.personId, active: false });
    const { accounts } = (await app.call(barn.admin, 'GET', 'people/accounts', { is_active: 0 })).body;
    expect(ids(accounts)).toEqual([family.personId]);
    expect(ids((await app.call(barn.admin, 'GET', 'students/index', { is_active: 0 })).body.students).sort()).toEqual(
      [...family.studentIds].sort(),
    );
    expect(ids((await options(barn.admin)).student)).not.toContain(family.studentIds[0]);
    await barn.run(SetPersonActivation, { personId: family.personId, active: true });
    expect(ids((await options(barn.admin)).student)).toContain(family.studentIds[0]);
  });

  it('edits a horse and its activation in one command', async () => {
    const [horseId] = barn.horseIds;
    const edited = await app.call(
      barn.admin,
      'PUT',
      `rest/horses/${horseId}`,
      { color: 'bay', is_active: 0 },
      { 'idempotency-key': 'once' },
    );
    expect(edited.body).toMatchObject({ color: 'bay', is_active: 0 });
    expect((await barn.log()).slice(-2).map((event) => event.data.change)).toEqual(['inactivated', 'edited']);
  });

  it('takes an idempotency key for the one horse that it was used for', async () => {
    const [first, second] = barn.horseIds;
    const paint = (id: string | undefined, color: string) =>
      app.call(barn.admin, 'PUT', `rest/horses/${id}`, { color }, { 'idempotency-key': 'paint' });
    expect((await paint(first, 'grey')).body).toMatchObject({ color: 'grey' });
    expect((await paint(first, 'grey')).status).toBe(200);
    expect((await paint(second, 'grey')).body).toMatchObject({ status: 422, code: 'key_reused' });
    expect((await app.call(barn.admin, 'GET', `rest/horses/${second}`)).body.color).not.toBe('grey');
  });

  it('answers with the names that the calls are written with', async () => {
    const horses = async (query: object) =>
      (await app.call(barn.admin, 'GET', 'horses/getHorsesAll', query)).body.horses as { horse_name: string }[];
    const named = (rows: { horse_name: string }[]) => rows.map(({ horse_name }) => horse_name);
    expect(named(await horses({ is_active: 'All', filters: JSON.stringify({ search: 'bisc' }) }))).toEqual(['Biscuit']);
    expect(await horses({ filters: JSON.stringify({ is_active: '0' }) })).toEqual(await horses({ is_active: 0 }));
    for (const filters of ['{"is_active":7}', '{"is_active":{"toString":1}}', '{"search":{"toString":1}}'])
      expect((await app.call(barn.admin, 'GET', 'horses/getHorsesAll', { filters })).status).toBe(400);
    const { body } = await app.call(barn.family, 'GET', 'people/getUserClients', {});
    expect(body.account).toMatchObject({
      person_id: barn.family.personId,
      billing_person_id: barn.family.personId,
      first_name: expect.any(String),
      user_id: barn.family.loginId,
      role_id: null,
      is_instructor: 0,
    });
    expect(body.members[0]).toMatchObject({ makeup_lesson_id: null });
    const { body: planned } = await app.call(barn.admin, 'POST', 'lessons/createSingleLesson', {
      section_id: barn.sectionId,
      start: '2026-12-09 16:00',
    });
    expect(planned.lesson).toMatchObject({
      name: planned.lesson.title,
      max: planned.lesson.max_enrollment,
      lessonString: `${planned.lesson.title}, 2026-12-09, 16:00`,
      product_id: null,
      frequency: null,
      period: null,
      repeatEnd: null,
    });
  });
});
