import { SetHorseActivation } from '../../src/modules/horses/commands/set-horse-activation.js';
import { LinkStudents } from '../../src/modules/people/commands/link-students.js';
import { SetPersonActivation } from '../../src/modules/people/commands/set-person-activation.js';
import { AssignSectionStudent } from '../../src/modules/setup/commands/assign-to-section.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

describe('what is assigned to a section', () => {
  let app: TestApp;
  let barn: TestBarn;
  let other: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
    [barn, other] = [await app.barn({ preferences: { clients_can_view_horses: 1 } }), await app.barn()];
  });

  type Who = { token: string };
  type Kind = 'horse' | 'student';
  const array = (kind: Kind) => (kind === 'horse' ? 'sectionHorsesArray' : 'sectionStudentsArray');
  const calls = (kind: Kind, section_id: string) => {
    const send = (what: 'create' | 'delete', id: string, who: Who = barn.admin) =>
      app.call(who, 'POST', `section_${kind}s/${what}`, { section_id, [`${kind}_id`]: id });
    const idsOf = (list: Record<string, string>[]) => list.map((row) => row[`${kind}_id`] ?? row.id);
    return {
      add: (id: string, who?: Who) => send('create', id, who),
      take: (id: string, who?: Who) => send('delete', id, who),
      assigned: async () =>
        idsOf((await app.call(barn.admin, 'GET', `section_${kind}s/${array(kind)}`, { section_id })).body.list),
      offered: async (who: Who = barn.admin, query: object = {}) =>
        idsOf((await app.call(who, 'GET', `section_${kind}s/index`, { section_id, ...query })).body.list),
    };
  };
  const toggled = async (section: string) =>
    (await barn.log()).filter(({ type, stream }) => type.endsWith('AssignmentChanged') && stream.endsWith(section));

  it('is added and taken away by a click, each once (R040)', async () => {
    const section = await barn.newSection();
    const horses = calls('horse', section);
    const [biscuit, juniper] = barn.horseIds as [string, string];
    expect((await horses.add(juniper)).body.list).toEqual([
      { section_id: section, horse_id: juniper, horse_name: 'Juniper', is_active: 1 },
    ]);
    await horses.add(biscuit);
    await horses.add(biscuit);
    expect(await horses.assigned()).toEqual([biscuit, juniper]);
    expect(await calls('student', section).assigned()).toEqual([]);
    await horses.take(juniper);
    expect((await horses.take(juniper)).status).toBe(200);
    expect(await horses.assigned()).toEqual([biscuit]);
    const [rider] = barn.family.studentIds as [string];
    const added = await calls('student', section).add(rider);
    expect(added.body.list).toEqual([
      {
        section_id: section,
        student_id: rider,
        person_name: expect.stringContaining('Rider 1'),
        account_name: expect.stringContaining('Paula'),
        is_active: 1,
      },
    ]);
    expect((await toggled(section)).map(({ data }) => data)).toEqual([
      { sectionId: section, kind: 'horse', id: juniper, assigned: true },
      { sectionId: section, kind: 'horse', id: biscuit, assigned: true },
      { sectionId: section, kind: 'horse', id: juniper, assigned: false },
      { sectionId: section, kind: 'student', id: rider, assigned: true },
    ]);
    const { body } = await app.call(barn.admin, 'GET', `rest/sections/${section}`);
    expect(body).toMatchObject({ horse_count: 1, student_count: 1 });
    const { options } = (await app.call(barn.admin, 'GET', 'options/index')).body;
    expect(options.section).toContainEqual(expect.objectContaining({ id: section, has_horses: 1, has_students: 1 }));
  });

  it('ends in one state when fifty click at once (R040)', async () => {
    const section = await barn.newSection();
    const students = calls('student', section);
    const [rider] = barn.family.studentIds as [string];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => (i % 2 ? students.take(rider) : students.add(rider))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const history = (await toggled(section)).map(({ data }) => data.assigned);
    expect(history).toEqual(history.map((_, i) => i % 2 === 0));
    expect(await students.assigned()).toEqual(history.at(-1) ? [rider] : []);
  });

  it('is of this barn and in use; what is assigned already stays when it goes out of use (F20)', async () => {
    const section = await barn.newSection();
    const people = await barn.newFamily({ students: 1 });
    const [rider] = people.studentIds as [string];
    const horse = await barn.newHorse('Clover');
    await calls('horse', section).add(horse);
    await calls('student', section).add(rider);
    await barn.run(SetHorseActivation, { horseId: horse, active: false });
    await barn.run(SetPersonActivation, { personId: people.personId, active: false });
    const elsewhere = await barn.newSection();
    for (const [kind, own, theirs] of [
      ['horse', horse, other.horseIds[0]],
      ['student', rider, other.family.studentIds[0]],
    ] as const) {
      const links = calls(kind, section);
      expect(await links.assigned()).toEqual([own]);
      expect(await links.offered()).toEqual([]);
      expect(await links.offered(barn.admin, { is_active: 'all' })).toEqual([own]);
      const field = `${kind}_id`;
      expect(await calls(kind, elsewhere).add(own)).toMatchObject({
        status: 400,
        body: { errors: [{ field, message: `This ${kind} is inactive. Activate it first, or choose another.` }] },
      });
      for (const id of [theirs as string, barn.newId()])
        for (const change of [links.add, links.take])
          expect(await change(id)).toMatchObject({ status: 404, body: { errors: [{ field }] } });
      for (const id of [other.sectionId, barn.newId()]) {
        const path = `section_${kind}s`;
        expect(await calls(kind, id).take(own)).toMatchObject({
          status: 404,
          body: { errors: [{ field: 'section_id' }] },
        });
        for (const read of [array(kind), 'index'])
          expect(await app.call(barn.admin, 'GET', `${path}/${read}`, { section_id: id })).toMatchObject({
            status: 404,
            body: { errors: [{ field: 'section_id' }] },
          });
      }
      expect((await links.take(own)).status).toBe(200);
    }
  });

  it('is what its events offer; where nothing is, everything, and to families always their own riders', async () => {
    const section = await barn.newSection();
    const [first, second] = barn.family.studentIds as [string, string];
    const [biscuit, juniper] = barn.horseIds as [string, string];
    const [horses, students] = [calls('horse', section), calls('student', section)];
    const adds = await barn.newInstructor({ permissions: ['STAFF_CAN_ADD_STUDENTS'] });
    expect(await horses.offered()).toEqual(expect.arrayContaining([biscuit, juniper]));
    expect(await students.offered(adds)).toEqual(expect.arrayContaining([first, second]));
    await horses.add(biscuit);
    await students.add(second);
    for (const who of [barn.admin, barn.instructor, barn.family]) expect(await horses.offered(who)).toEqual([biscuit]);
    expect(await students.offered(adds)).toEqual([second]);
    expect(await students.offered(barn.instructor)).toEqual([]);
    expect((await students.offered(barn.family)).sort()).toEqual([first, second].sort());
    const foreign = await barn.newFamily();
    expect(await students.offered(foreign)).not.toContain(second);
  });

  it('shows staff no riders whom they may not know (B03)', async () => {
    const strict = await app.barn({ preferences: { restrict_clients_to_staff: 1 } });
    const staff = await strict.newInstructor({ permissions: ['STAFF_CAN_ADD_STUDENTS'] });
    const [known, unknown] = strict.family.studentIds as [string, string];
    await strict.run(LinkStudents, { instructorId: staff.instructorId, studentIds: [known] });
    for (const id of [known, unknown])
      await strict.run(AssignSectionStudent, { sectionId: strict.sectionId, id, assigned: true });
    const { body } = await app.call(staff, 'GET', 'section_students/index', { section_id: strict.sectionId });
    expect(body.list.map(({ id }: { id: string }) => id)).toEqual([known]);
  });

  it('is an administrator’s to see and to change (A10)', async () => {
    const section_id = barn.sectionId;
    for (const kind of ['horse', 'student'] as const)
      for (const who of [barn.instructor, barn.family]) {
        const [id] = kind === 'horse' ? barn.horseIds : barn.family.studentIds;
        expect((await app.call(who, 'GET', `section_${kind}s/${array(kind)}`, { section_id })).status).toBe(403);
        expect((await calls(kind, section_id).add(id as string, who)).status).toBe(403);
        expect((await calls(kind, section_id).take(id as string, who)).status).toBe(403);
      }
  });
});
