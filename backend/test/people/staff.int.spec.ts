import { tasks } from '../../src/modules/setup/commands/setup-lists.js';
import { SetPersonActivation } from '../../src/modules/people/commands/set-person-activation.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

interface Staff {
  id: string;
  instructor_id: string;
  person_id: string;
  name: string;
  [field: string]: unknown;
}

describe('the staff of a barn', () => {
  let app: TestApp;
  let barn: TestBarn;
  let colours: { id: string; color_name: string; color_code: string }[];
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn();
    colours = (await app.call(barn.admin, 'GET', 'colors/index')).body.colors;
  });

  const list = async (query: object = {}): Promise<Staff[]> =>
    (await app.call(barn.admin, 'GET', 'rest/staff', query)).body;
  const add = async (input: object): Promise<Staff & { warnings: unknown[] }> =>
    (await app.call(barn.admin, 'POST', 'rest/staff', input)).body;
  const edit = (id: string, input: object) => app.call(barn.admin, 'PUT', `rest/staff/${id}`, input);
  const home = (who: { token: string }, person_id: string) =>
    app.call(who, 'GET', 'instructors/staffPerson', { person_id });
  const colour = (i: number) => colours[i] as (typeof colours)[number];
  const lessonOn = (start: string, more: object = {}) =>
    app.call(barn.admin, 'POST', 'lessons/createSingleLesson', {
      section_id: barn.sectionId,
      start,
      instructor_id: barn.instructor.instructorId,
      ...more,
    });

  it('get an account by their names alone (R029)', async () => {
    const added = await add({ first_name: ' Maya ', last_name: 'Reyes' });
    expect(added).toMatchObject({
      instructor_id: added.id,
      name: 'Maya Reyes',
      first_name: 'Maya',
      is_active: 1,
      has_login: 0,
      user_id: null,
      color_id: null,
      warnings: [],
    });
    expect((await list()).map(({ name }) => name)).toEqual(['Ines Tructor', 'Maya Reyes']);
    expect(await app.call(barn.admin, 'POST', 'rest/staff', { first_name: ' ' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'first_name', message: 'First Name Required' }] },
    });
    expect((await add({ first_name: 'maya', last_name: 'reyes' })).warnings).toEqual([
      { code: 'name_doubled', message: 'There is another member of the staff called maya reyes.' },
    ]);
  });

  it('are listed with what the table shows, searched, sorted, and by default active (R029, R031)', async () => {
    const tom = await add({ first_name: 'Tom', last_name: 'Becker', contact_email: 'TOM@barn.test' });
    await edit(tom.id, { is_active: 0 });
    const names = async (query: object) =>
      (await app.call(barn.admin, 'GET', 'instructors/stafflist', query)).body.data.map(({ name }: Staff) => name);
    expect(await names({})).not.toContain('Tom Becker');
    expect(await names({ is_active: 0 })).toEqual(['Tom Becker']);
    expect(await names({ filter: 'All', filters: { search: 'beck' } })).toEqual(['Tom Becker']);
    expect(await names({ filters: JSON.stringify({ is_active: 0 }) })).toEqual(['Tom Becker']);
    expect((await list({ filter: { q: 'tom@' } })).map(({ name }) => name)).toEqual(['Tom Becker']);
    expect((await list({ filter: { has_login: 1 } })).map(({ name }) => name)).toEqual(['Ines Tructor']);
    expect((await list({ sort: ['name', 'DESC'], filter: { is_active: 1 } }))[0]?.name.toLowerCase()).toBe(
      'maya reyes',
    );
  });

  it('show other staff their names and colours only, and everything of themselves', async () => {
    const maya = (await list({ filter: { q: 'Maya' } }))[0]!;
    await edit(maya.id, {
      contact_mobile: '+1 519 555 0100',
      general_notes: 'Trained in Vienna',
      color_id: colour(0).id,
    });
    const { data } = (await app.call(barn.instructor, 'GET', 'instructors/stafflist')).body as { data: Staff[] };
    expect(data.find(({ id }) => id === maya.id)).toMatchObject({
      name: maya.name,
      color_code: colour(0).color_code,
      contact_mobile: null,
      general_notes: null,
      user_id: null,
    });
    expect(data.find(({ id }) => id === barn.instructor.instructorId)).toMatchObject({
      first_name: 'Ines',
      user_id: barn.instructor.loginId,
    });
  });

  it('are offered to everybody as options with their colours, to families the active ones (F20)', async () => {
    const options = async (who: { token: string }, query: object = {}): Promise<Staff[]> =>
      (await app.call(who, 'GET', 'instructors/index', query)).body.options;
    const tom = (await list({ filter: { q: 'Tom' } }))[0]!;
    for (const who of [barn.admin, barn.instructor, barn.family]) {
      const offered = await options(who, { active: true });
      expect(offered.map(({ id }) => id)).not.toContain(tom.id);
      expect(offered).toContainEqual(expect.objectContaining({ color_code: colour(0).color_code }));
    }
    expect((await options(barn.instructor, { active: false })).map(({ id }) => id)).toContain(tom.id);
    expect((await options(barn.family, { active: false })).map(({ id }) => id)).not.toContain(tom.id);
  });

  it('have a home that they themselves and administrators open (R032)', async () => {
    const { personId, instructorId, loginId } = barn.instructor;
    for (const who of [barn.admin, barn.instructor])
      expect((await home(who, personId)).body).toMatchObject({
        staff: { id: instructorId, name: 'Ines Tructor', is_active: 1 },
        accountHolder: { person_id: personId, user_id: loginId, is_instructor: 1, billing_person_id: null },
      });
    const maya = (await list({ filter: { q: 'Maya' } }))[0]!;
    for (const somebody of [maya.person_id, barn.newId(), barn.family.personId])
      expect((await home(barn.instructor, somebody)).status).toBe(403);
    for (const nobody of [barn.newId(), barn.family.personId])
      expect((await home(barn.admin, nobody)).status).toBe(404);
  });

  it('edit availability and three notes, all optional, of themselves (R034)', async () => {
    const { instructorId: id, personId } = barn.instructor;
    const filled = { availability: 'Mondays', general_notes: 'a', general_notes2: 'b', general_notes3: 'c' };
    const saved = await app.call(barn.instructor, 'POST', 'instructors/update', { id, ...filled });
    expect(saved.body).toMatchObject({ staff: filled, warnings: [] });
    expect(
      (await app.call(barn.admin, 'POST', 'instructors/update', { id, general_notes2: '' })).body.staff,
    ).toMatchObject({
      ...filled,
      general_notes2: null,
    });
    expect((await barn.log()).at(-1)).toMatchObject({
      type: 'people.PersonChanged',
      data: { personId, change: 'edited', hats: ['instructor'], fields: ['general_notes2'] },
    });
    const maya = (await list({ filter: { q: 'Maya' } }))[0]!;
    for (const path of ['instructors/update', 'instructors/updateColor'])
      for (const other of [maya.id, barn.newId()])
        expect((await app.call(barn.instructor, 'POST', path, { id: other, color: null })).status).toBe(403);
    const nobody = await app.call(barn.admin, 'POST', 'instructors/update', { id: barn.newId() });
    expect(nobody).toMatchObject({ status: 404, body: { message: 'The staff person was not found.' } });
    const long = await app.call(barn.instructor, 'POST', 'instructors/update', { id, availability: 'x'.repeat(5001) });
    expect(long).toMatchObject({ status: 400, body: { errors: [{ field: 'availability' }] } });
  });

  it('are not overwritten by whoever looked at them before somebody else’s change', async () => {
    const { instructorId: id, personId } = barn.instructor;
    const { version } = (await home(barn.instructor, personId)).body.staff;
    const save = (who: { token: string }, input: object) =>
      app.call(who, 'POST', 'instructors/update', { id, version, ...input });
    expect((await save(barn.admin, { availability: 'Never' })).status).toBe(200);
    expect(await save(barn.instructor, { availability: 'Always' })).toMatchObject({
      status: 412,
      body: { code: 'stale', current: { id, availability: 'Never', changed_by: 'Ada Minister' } },
    });
    const now = (await home(barn.instructor, personId)).body.staff;
    expect(now.availability).toBe('Never');
    expect((await save(barn.instructor, { availability: 'Always', version: now.version })).status).toBe(200);
  });

  it('choose or change a colour; who has it, too, is said (R034)', async () => {
    const { instructorId: id } = barn.instructor;
    const choose = async (color: string | null) =>
      (await app.call(barn.instructor, 'POST', 'instructors/updateColor', { id, color })).body;
    expect(await choose(colour(1).id)).toEqual({
      id,
      color_id: colour(1).id,
      color_code: colour(1).color_code,
      color_name: colour(1).color_name,
      warnings: [],
    });
    const taken = (await list({ filter: { color_id: colour(0).id } }))[0]!;
    expect(await choose(colour(0).id)).toMatchObject({
      color_id: colour(0).id,
      warnings: [{ code: 'colour_taken', message: `${taken.name} has this colour, too.` }],
    });
    expect(await choose(null)).toMatchObject({ color_id: null, color_code: null, warnings: [] });
    expect(await choose(barn.newId())).toMatchObject({ status: 404, message: 'The colour was not found.' });
  });

  it('see what they teach or help with: today and later, or before; others’ they do not (R032, A01)', async () => {
    const { instructorId, personId } = barn.instructor;
    const helper = await barn.newInstructor({ firstName: 'Hanna', permissions: [] });
    const task = await barn.run(tasks.Create, { taskName: 'Lead rope' });
    const today = app.clock.now().toISOString().slice(0, 10);
    const day = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
    await lessonOn(`${day(-20)} 10:00`, { title: 'Long ago' });
    await lessonOn(`${day(-10)} 10:00`, { title: 'Before' });
    await lessonOn(`${day(10)} 10:00`, { title: 'Later', taskStaff: [{ staff: helper.instructorId, task }] });
    await lessonOn(`${day(10)} 09:00`, { title: 'Earlier' });
    const seen = async (who: { token: string }, what: 'Schedule' | 'History', staff_id: string, more: object = {}) =>
      (await app.call(who, 'GET', `instructors/get${what}`, { staff_id, today, ...more })).body;
    for (const who of [barn.admin, barn.instructor])
      for (const staff_id of [instructorId, personId]) {
        const { schedule, size, next_lesson } = await seen(who, 'Schedule', staff_id);
        expect(schedule).toEqual([
          expect.objectContaining({ name: 'Earlier', scheduled_date: day(10), scheduled_starttime: '09:00' }),
          expect.objectContaining({
            name: 'Later',
            scheduled_endtime: '11:00',
            cnt: 0,
            max_enrollment: 4,
            task_name: null,
          }),
        ]);
        expect(size).toBe(2);
        expect(next_lesson).toMatchObject({ name: 'Earlier' });
      }
    const { history, size } = await seen(barn.instructor, 'History', instructorId, { limit: 1, offset: 1 });
    expect(history).toEqual([expect.objectContaining({ name: 'Long ago' })]);
    expect(size).toBe(2);
    expect((await seen(helper, 'Schedule', helper.instructorId)).schedule).toEqual([
      expect.objectContaining({ name: 'Later', task_name: 'Lead rope' }),
    ]);
    for (const what of ['Schedule', 'History'] as const) {
      expect(await seen(helper, what, instructorId)).toMatchObject({ status: 403 });
      expect(await seen(barn.admin, what, barn.newId())).toMatchObject({ status: 404 });
    }
  });

  it('have a week that begins when the barn’s does, cancelled lessons left out', async () => {
    const busy = await app.barn();
    const zone = 'America/Toronto';
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(app.clock.now());
    const add_ = (title: string, days: number) =>
      app.call(busy.admin, 'POST', 'lessons/createSingleLesson', {
        section_id: busy.sectionId,
        title,
        start: `${new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)} 12:00`,
        instructor_id: busy.instructor.instructorId,
      });
    for (const days of [-7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7]) await add_(`${days}`, days);
    const week = async () =>
      (await app.call(busy.instructor, 'GET', 'instructors/getSchedule', { staff_id: busy.instructor.personId })).body;
    expect((await week()).lessons_this_week).toBe(7);
    const { body } = await add_('cancelled', 0);
    expect((await week()).lessons_this_week).toBe(8);
    await app.call(busy.admin, 'POST', 'lessons/cancel', { id: body.lesson.id, barn_cancel_makeup_action: 'BCNA' });
    expect((await week()).lessons_this_week).toBe(7);
  });

  it('are inactivated after it is said what still names them, and locked out; not by themselves (R029, F20)', async () => {
    const { instructorId, personId } = barn.instructor;
    const { stillNamed } = (await home(barn.admin, personId)).body;
    expect(stillNamed).toBe('2 coming lessons and 1 active section');
    expect((await home(barn.instructor, personId)).body.stillNamed).toBeNull();
    const { body } = await edit(instructorId, { is_active: 0 });
    expect(body).toMatchObject({
      is_active: 0,
      warnings: [
        { code: 'still_named', message: `Ines Tructor is not offered any more; still named in ${stillNamed}.` },
      ],
    });
    expect((await home(barn.instructor, personId)).status).toBe(401);
    expect((await edit(instructorId, { is_active: 1 })).body.warnings).toEqual([]);
    await expect(
      app.bus.execute(
        new SetPersonActivation(
          { farmId: barn.farmId, actor: { ...barn.admin, userType: 'ADM', permissions: new Set() } },
          { personId: barn.admin.personId, active: false },
        ),
      ),
    ).rejects.toMatchObject({ code: 'own_inactivation' });
  });

  it('are edited in one go, and nothing is half saved', async () => {
    const tom = (await list({ filter: { q: 'Tom' } }))[0]!;
    const before = (await barn.log()).length;
    const refused = await edit(tom.id, { first_name: 'Thomas', color_id: barn.newId() });
    expect(refused).toMatchObject({ status: 404, body: { message: 'The colour was not found.' } });
    expect(await barn.log()).toHaveLength(before);
    expect((await edit(tom.id, { first_name: 'Thomas', contact_email: null, is_active: 1 })).body).toMatchObject({
      name: 'Thomas Becker',
      contact_email: null,
      is_active: 1,
    });
    expect((await edit(tom.id, { contact_email: 'no address' })).body).toMatchObject({
      status: 400,
      errors: [{ field: 'contact_email' }],
    });
    expect((await edit(barn.newId(), { is_active: 0 })).status).toBe(404);
  });

  it('are grouped by their roles; staff know their own group (D15)', async () => {
    const { roleId, instructorId } = barn.instructor;
    const groups = async (who: { token: string }, query: object = {}) =>
      (await app.call(who, 'GET', 'groups/options', query)).body.options.map(({ id }: { id: string }) => id);
    expect(await groups(barn.instructor)).toEqual([roleId]);
    expect(await groups(barn.admin)).toContain(roleId);
    expect((await groups(barn.admin)).length).toBeGreaterThan(1);
    expect(await groups(barn.admin, { group_id: roleId })).toEqual([roleId]);
    const { staff } = (await app.call(barn.admin, 'GET', 'staff_groups/index', { group_id: roleId })).body;
    expect(staff).toEqual([expect.objectContaining({ id: instructorId, group_id: roleId })]);
    const other = (await groups(barn.admin)).find((id: string) => id !== roleId);
    expect((await app.call(barn.instructor, 'GET', 'staff_groups/index', { group_id: other })).body).toEqual({
      staff: [],
    });
  });
});
