import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { sections } from '../../src/modules/setup/commands/setup-lists.js';
import { SetPersonActivation } from '../../src/modules/people/commands/set-person-activation.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

describe('sections', () => {
  let app: TestApp;
  let barn: TestBarn;
  let other: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
    [barn, other] = [await app.barn(), await app.barn()];
  });

  type Who = { token: string };
  const post = (path: string, sent: object, who: Who = barn.admin) => app.call(who, 'POST', path, sent);
  const get = (path: string, query?: object, who: Who = barn.admin) => app.call(who, 'GET', path, query);
  const complete = () => ({
    section_name: 'Jumping',
    duration: 45,
    program_id: barn.programId,
    instructor_id: barn.instructor.instructorId,
    location_id: barn.locationId,
  });
  const newPackage = async () =>
    (await post('products/create', { product_name: 'Single', product_price: 60, product_count: 1, expires_in: 30 }))
      .body.product.id as string;

  it('are added with everything an event begins with, and edited (R039 R041 R253)', async () => {
    const product_id = await newPackage();
    const added = await post('sections/create', { ...complete(), max_enrollment: '4', product_id });
    expect(added).toMatchObject({
      status: 200,
      body: {
        section: {
          ...complete(),
          max_enrollment: 4,
          product_id,
          instructor_name: 'Ines Tructor',
          location_name: 'Indoor arena',
          program_name: 'Group lessons',
          product_name: 'Single',
          horse_count: 0,
          student_count: 0,
          is_active: 1,
        },
        warnings: [],
      },
    });
    const { id } = added.body.section;
    expect((await get('options/index')).body.options.section).toContainEqual({
      id,
      name: 'Jumping',
      duration: 45,
      max_enrollment: 4,
      program_id: barn.programId,
      instructor_id: barn.instructor.instructorId,
      location_id: barn.locationId,
      product_id,
      has_horses: 0,
      has_students: 0,
    });
    const edited = await post('sections/update', {
      ...complete(),
      id,
      duration: 30,
      max_enrollment: '',
      product_id: null,
      filter: 1,
    });
    expect(edited.body.section).toMatchObject({ id, duration: 30, max_enrollment: null, product_id: null });
    const planned = await post('lessons/createSingleLesson', { section_id: id, start: '2036-11-24 16:00' });
    expect(planned.body.lesson).toMatchObject({
      title: 'Jumping',
      end: expect.stringContaining('16:30'),
      instructor_id: barn.instructor.instructorId,
      location_id: barn.locationId,
    });
  });

  it.each([
    ['section_name', 'section needs a name'],
    ['duration', 'event duration is required'],
    ['program_id', 'program required'],
    ['instructor_id', 'staff required'],
    ['location_id', 'location required'],
  ])('need their %s (R039)', async (field, message) => {
    const { id } = (await post('sections/create', complete())).body.section;
    for (const value of [undefined, '', null, ...(field === 'section_name' ? [] : ['much'])])
      for (const path of ['sections/create', 'sections/update', 'rest/sections'])
        expect(await post(path, { ...complete(), id, [field]: value })).toMatchObject({
          status: 400,
          body: { errors: [{ field, message }] },
        });
    expect(await app.call(barn.admin, 'PUT', `rest/sections/${id}`, { [field]: null })).toMatchObject({
      status: 400,
      body: { errors: [{ field, message }] },
    });
  });

  it('may do without a limit and a package, and take neither in words nor less than none (R039)', async () => {
    for (const max_enrollment of ['many', 2.5, -1])
      expect(await post('sections/create', { ...complete(), max_enrollment })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'max_enrollment' }] },
      });
    for (const duration of [0, 1441, 12.5])
      expect(await post('sections/create', { ...complete(), duration })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'duration' }] },
      });
  });

  it('choose nothing of another barn, of nobody or out of use, and say which field it was', async () => {
    const [system] = await barn.read(
      (sql) => sql<{ id: string }[]>`select product_id as id from product where system_use = 'makeup'`,
    );
    const wrong = {
      program_id: other.programId,
      instructor_id: other.instructor.instructorId,
      location_id: other.locationId,
      product_id: system?.id,
    };
    for (const [field, id] of Object.entries(wrong))
      for (const value of [id, barn.newId()])
        expect(await post('sections/create', { ...complete(), [field]: value })).toMatchObject({
          status: 404,
          body: { errors: [{ field }] },
        });
    const { personId, instructorId } = await barn.newInstructor();
    const taught = (await post('sections/create', { ...complete(), instructor_id: instructorId })).body.section;
    await barn.run(SetPersonActivation, { personId, active: false });
    const product_id = await newPackage();
    await post('products/updateActivationStatus', { id: product_id });
    for (const gone of [{ instructor_id: instructorId }, { product_id }])
      expect(await post('sections/create', { ...complete(), ...gone })).toMatchObject({
        status: 400,
        body: { errors: [{ field: Object.keys(gone)[0], message: expect.stringContaining('is inactive') }] },
      });
    const kept = await post('sections/update', { ...complete(), id: taught.id, instructor_id: instructorId });
    expect(kept).toMatchObject({ status: 200, body: { section: { instructor_id: instructorId } } });
    for (const path of ['sections/update', 'sections/updateActivationStatus'])
      for (const id of [other.sectionId, barn.newId()])
        expect(await post(path, { ...complete(), id })).toMatchObject({
          status: 404,
          body: { errors: [{ field: 'id', message: 'The section was not found.' }] },
        });
  });

  it('are taken out of use and back, and say what follows (R029 F20)', async () => {
    const { id } = (await post('sections/create', { ...complete(), section_name: 'Evening' })).body.section;
    await post('lessons/createSingleLesson', { section_id: id, start: '2036-11-25 18:00' });
    await barn.run(ChangePreference, { field: 'default_section_id', value: id });
    const names = async (query?: object) =>
      (await get('sections/sectionList', query)).body.sections.map((row: { id: string }) => row.id);
    const closed = await post('sections/updateActivationStatus', { id });
    expect(closed.body).toMatchObject({
      section: { id, is_active: 0 },
      warnings: [
        { code: 'still_used', message: 'It is not offered any more; 1 coming lesson keeps it.' },
        { code: 'ended', message: 'It was the section that new events begin with; they begin without one now.' },
      ],
    });
    expect([await names(), await names({ filter: 0 })]).toEqual([
      expect.not.arrayContaining([id]),
      expect.arrayContaining([id]),
    ]);
    expect((await post('sections/updateActivationStatus', { id })).body).toMatchObject({
      section: { is_active: 1 },
      warnings: [],
    });
    expect(await names()).toContain(id);
  });

  it('give new events the barn’s choice to begin with, while it is active, and else none (B11 R041)', async () => {
    const opened = await app.barn();
    const ask = async (who: Who) => (await app.call(who, 'GET', 'sections/getDefaultSection')).body.defaultSection;
    expect(await ask(opened.admin)).toBeNull();
    const id = opened.sectionId;
    const choose = (value: string) => opened.run(ChangePreference, { field: 'default_section_id', value });
    await choose(id);
    for (const who of [opened.admin, opened.instructor, opened.family])
      expect(await ask(who)).toMatchObject({
        id,
        duration: 60,
        instructor_id: opened.instructor.instructorId,
        location_id: opened.locationId,
      });
    await opened.run(sections.SetActivation, { id, active: false });
    expect(await ask(opened.admin)).toBeNull();
    await opened.run(sections.SetActivation, { id, active: true });
    await choose('');
    expect(await ask(opened.admin)).toBeNull();
  });

  it('know their single package, which nobody else’s barn does (R253)', async () => {
    const product_id = await newPackage();
    const section_id = (await post('sections/create', { ...complete(), product_id })).body.section.id;
    const ask = (query: object, who?: Who) => get('products/getSectionProduct', query, who);
    expect((await ask({ section_id })).body.product).toMatchObject({ id: product_id, product_price: 60 });
    // Not sold online, so it is none of the family's business.
    expect((await ask({ section_id }, barn.family)).body).toEqual({ product: null });
    expect((await ask({ section_id: barn.sectionId })).body).toEqual({ product: null });
    expect(await ask({ section_id: other.sectionId })).toMatchObject({
      status: 404,
      body: { errors: [{ field: 'section_id' }] },
    });
  });

  it('are a list that sorts, filters and searches, by what they refer to as well', async () => {
    const { id } = (await post('rest/sections', { ...complete(), section_name: 'Zebra', duration: 1440 })).body;
    const found = await get('rest/sections', {
      filter: { q: 'indoor', instructor_id: barn.instructor.instructorId, duration: 1440 },
      sort: ['duration', 'DESC'],
    });
    expect(found.body).toEqual([expect.objectContaining({ id, location_name: 'Indoor arena' })]);
    expect((await get(`rest/sections/${id}`)).body).toMatchObject({ id, section_name: 'Zebra' });
    const saved = await app.call(barn.admin, 'PUT', `rest/sections/${id}`, { section_name: 'Beginners', is_active: 0 });
    expect(saved.body).toMatchObject({ section_name: 'Beginners', is_active: 0, warnings: [] });
  });

  it('are shown to staff, and to families only as far as they can choose them', async () => {
    expect((await get('sections/sectionList', undefined, barn.instructor)).status).toBe(200);
    expect((await get('sections/sectionList', undefined, barn.family)).status).toBe(403);
  });
});
