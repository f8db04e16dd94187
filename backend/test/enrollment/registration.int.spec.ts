import { SetPersonActivation } from '../../src/modules/people/commands/set-person-activation.js';
import { contradictionsIn } from '../rebuild/books.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import { expectCountsToEqualTheLog, ridingBarn, type RidingBarn } from './riding-barn.js';
import { winterSession } from './winter-session.js';

const FULL = 'Session is already full';
const TWICE = 'student is already registered in this session';

describe('registration', () => {
  let app: TestApp;
  let barn: RidingBarn;
  beforeAll(async () => (app = await sharedApp()));
  beforeEach(async () => (barn = await ridingBarn(app, { preferences: { clients_can_register: 1 } })));

  const open = (facts: object = {}, who: { token: string } = barn.admin) =>
    barn.call(
      who,
      'POST',
      'lesson_date_time_series/createRegistration',
      winterSession(barn.sectionId, barn.productId, { description: 'Three Tuesdays before Christmas', ...facts }),
    );
  const session = async (facts: object = {}) => (await open(facts)).body.series.id as string;
  const register = (series_id: string, student_id: string, who: { token: string } = barn.admin) =>
    barn.call(who, 'POST', 'addStudentToRegistration', { series_id, student_id });
  const registerAll = (series_id: string, student_ids: readonly string[], who: { token: string } = barn.admin) =>
    barn.call(who, 'POST', 'addStudentToRegistration', { series_id, student_ids });
  const leave = (series_id: string, student_id: string, who: { token: string } = barn.admin) =>
    barn.call(who, 'POST', 'deleteStudentRegistration', { series_id, student_id });
  const list = async (who: { token: string } = barn.admin) =>
    (await barn.call(who, 'GET', 'lesson_date_time_series/getRegistrationList')).body;
  const taken = async () =>
    (
      await barn.call(barn.admin, 'GET', 'lessons/index', { date1: '2026-11-01', date2: '2027-01-31' })
    ).body.lessons.map(
      (one: { scheduled_date: string; cnt: number }) => `${one.scheduled_date} ${one.cnt}`,
    ) as string[];

  // F12 R044
  it('is opened as a series with a package and places, and listed with its days', async () => {
    const { status, body } = await open({ students: [barn.studentId], horses: barn.horseIds, notes: 'Bring gloves' });
    expect(status).toBe(200);
    expect(body.series).toMatchObject({
      title: 'Winter session',
      description: 'Three Tuesdays before Christmas',
      section_name: 'Beginners',
      product_name: 'Group lessons',
      product_id: barn.productId,
      product_price: 50,
      dates: ['2026-11-24', '2026-12-01', '2026-12-08'],
      starttime: '2026-11-24 16:00',
      endtime: '2026-12-08 17:00',
      start_time_day: 'Tue 16:00',
      end_time_day: 'Tue 17:00',
      repeatDesc: 'Every Tuesday 16:00 until 8 Dec 2026',
      max_enrollment: 2,
      cnt: 1,
      available: 1,
    });
    expect(await list()).toMatchObject({
      counts: [body.series],
      stu: [{ lesson_date_time_series_id: body.series.id, student_id: barn.studentId }],
    });
    expect(await taken()).toEqual(['2026-11-24 1', '2026-12-01 1', '2026-12-08 1']);
  });

  it.each([
    ['as the barn tells of cancellations', undefined, 1, true],
    ['not where staff choose so', 0, 1, false],
    ['where staff choose so', 1, 0, true],
  ])('is ended and told %s (B15)', async (_, sendNotification, setting, notify) => {
    const preferences = { clients_can_register: 1, send_cancellation_notifications: setting };
    barn = await ridingBarn(app, { preferences });
    const series_id = await session({ students: [barn.studentId] });
    const facts = { series_id, student_id: barn.studentId, sendNotification };
    await barn.call(barn.admin, 'POST', 'deleteStudentRegistration', facts);
    const removed = (await barn.log()).filter(({ type }) => type === 'enrollment.StudentRemoved');
    expect(removed.map(({ data }) => data['notify'])).toEqual([notify, notify, notify]);
  });

  it('may be for one day', async () => {
    await session({ is_recuring: 0, repeat_count: undefined, repeat_end_type: undefined, period: undefined });
    expect(await taken()).toEqual(['2026-11-24 0']);
  });

  // F12 C01
  it('enrols in every lesson to come that takes place, on the package, and counts each student once', async () => {
    await barn.sell(5);
    const id = await session({ start: '2026-11-17 16:00', repeat_count: 4 });
    const { body: calendar } = await barn.call(barn.admin, 'GET', 'lessons/index', { dbday: '2026-12-01' });
    await barn.call(barn.admin, 'POST', 'lessons/cancel', { id: calendar.lessons[0].id });
    const { status, body } = await register(id, barn.studentId);
    expect([status, body.counts[0].cnt, body.stu.length]).toEqual([200, 1, 1]);
    expect(body.counts[0].dates).toEqual(['2026-11-17', '2026-11-24', '2026-12-08']);
    expect(await taken()).toEqual(['2026-11-17 0', '2026-11-24 1', '2026-12-01 0', '2026-12-08 1']);
    expect((await barn.packages()).map(({ used }) => used)).toEqual([2]);

    expect(await leave(id, barn.studentId)).toMatchObject({ status: 200, body: { counts: [{ cnt: 0 }], stu: [] } });
    expect(await taken()).toEqual(['2026-11-17 0', '2026-11-24 0', '2026-12-01 0', '2026-12-08 0']);
    expect((await barn.packages()).map(({ used }) => used)).toEqual([0]);
    await expectCountsToEqualTheLog(barn);
    expect(await contradictionsIn(barn)).toEqual({});
  });
  // F12 R148
  it('says what is to be paid, as a line for the cart, and the package then says for which session', async () => {
    const product = await barn.call(barn.admin, 'POST', 'products/create', {
      product_name: 'Winter package',
      product_price: 120,
      product_count: 3,
      expires_in: 60,
    });
    const product_id = product.body.product.id as string;
    const { item_details } = (await register(await session({ product_id }), barn.studentId)).body;
    expect(item_details).toMatchObject([
      {
        product_id,
        product_name: 'Winter package',
        product_price: 120,
        start_count: 3,
        student_id: barn.studentId,
        registration_title: 'Winter session',
      },
    ]);
    expect((await list()).stu).toMatchObject([{ student_id: barn.studentId, billed: 0 }]);
    const line = { product_id, student_id: barn.studentId, registration_title: item_details[0].registration_title };
    const bought = await barn.call(barn.admin, 'POST', 'items/createMultiple', { item_details: [line] });
    expect(bought.body.items).toMatchObject([{ item_notes: 'Registration: Winter session', used: 3, remain: 0 }]);
    expect((await list()).stu).toMatchObject([{ billed: 1 }]);
  });
  it('takes in who has a place in some or all of its lessons already', async () => {
    const id = await session();
    const { body } = await barn.call(barn.admin, 'GET', 'lessons/index', { dbday: '2026-11-24' });
    await barn.book(body.lessons[0].id);
    expect((await register(id, barn.studentId)).status).toBe(200);
    expect(await taken()).toEqual(['2026-11-24 1', '2026-12-01 1', '2026-12-08 1']);
  });

  it('is full when fewer than one place is left, and for each student once', async () => {
    const id = await session({ students: [barn.studentId] });
    expect((await register(id, barn.studentId)).body).toMatchObject({ code: 'already_registered', message: TWICE });
    await register(id, barn.siblingId);
    const other = await barn.newFamily({ students: 1 });
    expect((await register(id, other.studentIds[0] as string)).body).toMatchObject({
      code: 'session_full',
      message: FULL,
    });
    expect((await open({ students: [barn.studentId, barn.siblingId, ...other.studentIds] })).body.message).toBe(FULL);
    await leave(id, barn.siblingId);
    expect((await register(id, other.studentIds[0] as string)).status).toBe(200);
  });
  it('gives the last place once, to whom it is given first', async () => {
    const [id, other] = [await session({ max_enrollment: 1 }), await barn.newFamily({ students: 1 })];
    const answers = await Promise.all([register(id, barn.studentId), register(id, other.studentIds[0] as string)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await list()).counts[0].cnt).toBe(1);
  });

  // F12 R148
  it('takes several riders at once, all of them or none, with a line for the cart each', async () => {
    const [id, other] = [await session({ max_enrollment: 3 }), await barn.newFamily({ students: 1 })];
    const both = [barn.studentId, barn.siblingId];
    const stranger = other.studentIds[0] as string;
    expect((await registerAll(id, [...both, stranger], barn.family)).status).toBe(404);
    expect((await registerAll(id, [], barn.family)).body.errors[0].message).toBe('Choose who is registered');
    const elsewhere = await ridingBarn(app, { preferences: { clients_can_register: 1 } });
    expect((await registerAll(id, [elsewhere.studentId], elsewhere.family)).status).toBe(404);
    expect(await list()).toMatchObject({ counts: [{ cnt: 0 }], stu: [] });
    await barn.newLesson('2026-12-01', '16:30', { studentIds: [barn.siblingId] });
    expect((await registerAll(id, both, barn.family)).body.code).toBe('rider_elsewhere');
    expect([(await list()).counts[0].cnt, await taken()]).toEqual([
      0,
      ['2026-11-24 0', '2026-12-01 0', '2026-12-01 1', '2026-12-08 0'],
    ]);
    const { status, body } = await registerAll(id, [...both, barn.studentId]);
    expect([status, body.counts[0].cnt]).toEqual([200, 2]);
    expect(body.item_details.map((line: { student_id: string }) => line.student_id).toSorted()).toEqual(
      both.toSorted(),
    );
    await leave(id, barn.siblingId);
    expect((await registerAll(id, both, barn.family)).body.message).toBe(TWICE);
    await register(id, stranger);
    const [fresh] = (await barn.newFamily({ students: 1 })).studentIds;
    await register(id, fresh as string);
    expect((await registerAll(id, [barn.siblingId], barn.family)).body.message).toBe(FULL);
    expect(await contradictionsIn(barn)).toEqual({});
  });
  // R146
  it('gives the last three places to three of twenty families who ask at once', async () => {
    const id = await session({ max_enrollment: 4, students: [barn.studentId] });
    const families = await Promise.all(Array.from({ length: 20 }, () => barn.newFamily({ students: 1 })));
    const answers = await Promise.all(families.map((family) => registerAll(id, family.studentIds, family)));
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.message as string);
    expect(refused).toEqual(Array.from({ length: 17 }, () => FULL));
    expect((await list()).counts).toMatchObject([{ cnt: 4, available: 0 }]);
    expect(await taken()).toEqual(['2026-11-24 4', '2026-12-01 4', '2026-12-08 4']);
    expect(await contradictionsIn(barn)).toEqual({});
  });

  // F12 B03
  it('lets a family register its own members, where the barn lets it, and shows it no others', async () => {
    const [id, other] = [await session(), await barn.newFamily({ students: 1 })];
    await register(id, other.studentIds[0] as string);
    expect((await register(id, barn.studentId, other)).status).toBe(404);
    expect((await register(id, barn.studentId, barn.family)).status).toBe(200);
    const { counts, stu } = await list(barn.family);
    expect([counts[0].cnt, stu.map((one: { student_id: string }) => one.student_id)]).toEqual([2, [barn.studentId]]);
    expect((await leave(id, other.studentIds[0] as string, barn.family)).status).toBe(404);
    await barn.call(barn.admin, 'POST', 'farms/updateFarmPreferencesClient', {
      field: 'clients_can_register',
      value: 0,
    });
    expect(await list(barn.family)).toEqual({ counts: [], stu: [], waiting: [], not_for: [] });
    expect((await leave(id, barn.studentId, barn.family)).status).toBe(403);
    expect((await open({}, barn.family)).status).toBe(403);
  });
  // F21
  it('warns staff of a rider who is elsewhere then, and refuses a family with the reason', async () => {
    await barn.newLesson('2026-12-01', '16:30', { studentIds: [barn.studentId] });
    const id = await session();
    const { status, body } = await register(id, barn.studentId, barn.family);
    expect([status, body.code]).toEqual([409, 'rider_elsewhere']);
    const staff = await register(id, barn.studentId);
    expect([staff.status, staff.body.warnings.map((one: { code: string }) => one.code)]).toEqual([
      200,
      ['rider_double_booked'],
    ]);
  });

  it.each([
    [{ section_id: '' }, [400, 'section is required']],
    [{ product_id: undefined }, [400, 'package is required']],
    [{ product_id: '01930000-0000-7000-8000-000000000001' }, [400, 'This package is not on sale at this barn']],
    [{ max_enrollment: 0 }, [400, 'max_enrollment must not be less than 1']],
    [{ start: '2026-11-24 16:00', end: '2026-11-24 15:00' }, [400, 'end date must be after start date']],
    [{ students: ['01930000-0000-7000-8000-000000000001'] }, [400, 'One of the students is not in use at this barn']],
  ])('is not opened with %j', async (facts, expected) => {
    const { status, body } = await open(facts);
    expect([status, body.errors[0].message]).toEqual(expected);
    expect(await list()).toEqual({ counts: [], stu: [], waiting: [], not_for: [] });
    expect(await taken()).toEqual([]);
  });
  it('is refused of another barn’s session, of who is not registered, and of an inactive rider', async () => {
    const [id, elsewhere] = [await session(), await ridingBarn(app)];
    expect((await register(id, elsewhere.studentId, elsewhere.admin)).status).toBe(404);
    expect((await register(id, elsewhere.studentId)).status).toBe(404);
    expect((await leave(id, barn.studentId)).status).toBe(404);
    const [student] = await barn.read(
      (sql) => sql<{ person_id: string }[]>`select person_id from student where student_id = ${barn.studentId}`,
    );
    await barn.run(SetPersonActivation, { personId: student?.person_id ?? '', active: false });
    expect((await register(id, barn.studentId)).body.code).toBe('student_inactive');
  });
  it('goes from the list with its last lesson', async () => {
    await session();
    const { body } = await barn.call(barn.admin, 'GET', 'lessons/index', { dbday: '2026-11-24' });
    await barn.call(barn.admin, 'POST', 'lessons/delete', { id: body.lessons[0].id, applyToFuture: 1 });
    expect((await list()).counts).toEqual([]);
  });
});
