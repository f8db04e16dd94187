import { sharedApp, type TestApp } from '../support/test-app.js';
import type { SignedIn } from '../support/requests.js';
import type { TestBarn } from '../support/test-barn.js';

const DAY = '2026-11-24';
const titles = (answer: { body: { lessons: { title: string }[] } }) =>
  answer.body.lessons.map((lesson) => lesson.title);

describe('the calendar', () => {
  let app: TestApp;
  let barn: TestBarn;
  let tom: Awaited<ReturnType<TestBarn['newInstructor']>>;
  const ids: Record<string, string> = {};
  const index = (query: object, who: SignedIn = barn.admin, headers?: Record<string, string>) =>
    barn.call(who, 'GET', 'lessons/index', query, headers);

  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn();
    tom = await barn.newInstructor({
      firstName: 'Tom',
      permissions: ['STAFF_CAN_VIEW_CALENDAR', 'STAFF_RESTRICT_VIEW_CALENDAR_SELF'],
    });
    const [program, outdoor] = [await barn.newProgram('Private lessons'), await barn.newLocation('Outdoor')];
    const privates = await barn.newSection({
      sectionName: 'Privates',
      maxEnrollment: 1,
      programId: program,
      locationId: outdoor,
      instructorId: tom.instructorId,
    });
    Object.assign(ids, { program, outdoor, privates });
    const add = async (name: string, form: object) =>
      (ids[name] = (
        await barn.call(barn.admin, 'POST', 'lessons/createSingleLesson', {
          title: name,
          section_id: barn.sectionId,
          ...form,
        })
      ).body.lesson.id);
    await add('group', { start: `${DAY} 16:00`, students: barn.family.studentIds, horses: [barn.horseIds[0]] });
    await add('private', { start: `${DAY} 15:00`, section_id: privates, students: [barn.family.studentIds[0]] });
    await add('empty', { start: `${DAY} 17:00` });
    await add('cancelled', { start: `${DAY} 18:00` });
    await add('camp', { scheduled_date: '2026-11-20', scheduled_end_date: '2026-11-26', is_allday: 1 });
    await barn.call(barn.admin, 'POST', 'lessons/cancel', { id: ids.cancelled });
  });

  it('shows a day in its order, with what reaches into it', async () => {
    expect(titles(await index({ dbday: DAY }))).toEqual(['camp', 'private', 'group', 'empty', 'cancelled']);
  });
  it('shows a range, and thirty days from today where none is said (R062)', async () => {
    expect(titles(await index({ date1: '2026-11-21', date2: '2026-11-23' }))).toEqual(['camp']);
    expect(titles(await index({}))).toEqual(['camp', 'private', 'group', 'empty', 'cancelled']);
    expect((await index({ date1: '2026-12-01', date2: '2026-12-02' })).body).toEqual({
      lessons: [],
      LessonStudents: [],
      LessonHorses: [],
      tasks: [],
      events: [],
      buffer: 0,
    });
  });

  it.each<[string, () => object, string[]]>([
    ['instructor', () => ({ instructor_id: tom.instructorId }), ['private']],
    [
      'several instructors',
      () => ({ instructor_id: [tom.instructorId, barn.instructor.instructorId] }),
      ['camp', 'private', 'group', 'empty', 'cancelled'],
    ],
    ['location', () => ({ location_id: ids.outdoor }), ['private']],
    ['program', () => ({ program_id: ids.program }), ['private']],
    [
      'program type',
      () => ({ program_type_id: barn.programTypeId }),
      ['camp', 'private', 'group', 'empty', 'cancelled'],
    ],
    ['section', () => ({ section_id: ids.privates }), ['private']],
    ['student', () => ({ student_id: barn.family.studentIds[1] }), ['group']],
    ['horse', () => ({ horse_id: barn.horseIds[0] }), ['group']],
    [
      'two things at once',
      () => ({ student_id: barn.family.studentIds[0], instructor_id: barn.instructor.instructorId }),
      ['group'],
    ],
    [
      'nothing, with empty filters',
      () => ({ student_id: '', instructor_id: [], horse_id: null }),
      ['camp', 'private', 'group', 'empty', 'cancelled'],
    ],
    ['not cancelled', () => ({ lesson_cancelled: 0 }), ['camp', 'private', 'group', 'empty']],
    ['places left', () => ({ available: 1 }), ['camp', 'group', 'empty', 'cancelled']],
    ['full', () => ({ available: 'Full' }), ['private']],
    ['active ones', () => ({ active: 'active' }), ['camp', 'private', 'group', 'empty']],
    ['inactive ones', () => ({ active: 'Inactive' }), ['cancelled']],
  ])('narrowed by %s (R064)', async (_, filters, expected) =>
    expect(titles(await index({ dbday: DAY, filters: filters() }))).toEqual(expected),
  );

  it('hides riders who cancelled where asked', async () => {
    const { LessonStudents } = (await index({ id: ids.group })).body;
    await barn.call(barn.admin, 'POST', 'lesson_people/cancelStudent', {
      id: LessonStudents[0].id,
      newEnrollStatus: 'CLC',
      cancel_note: 'fever',
    });
    const shown = (await index({ id: ids.group })).body.LessonStudents;
    expect(
      shown.map((one: Record<string, unknown>) => [
        one.enrollment_status_name,
        one.student_is_cancelled,
        one.cancellation_note,
      ]),
    ).toEqual([
      ['Late cancel', 1, 'fever'],
      ['Scheduled', 0, null],
    ]);
    expect((await index({ id: ids.group, filters: { student_cancelled: 0 } })).body.LessonStudents).toHaveLength(1);
    expect((await index({ id: ids.group })).body.lessons[0]).toMatchObject({ cnt: 1, available: 3 });
  });

  it.each([
    [{ date1: '2026-02-30' }, 'date1'],
    [{ date1: '2026-12-02', date2: '2026-12-01' }, 'date1'],
    [{ date1: '2026-01-01', date2: '2028-01-01' }, 'date2'],
    [{ dbday: 'today' }, 'dbday'],
    [{ id: 'x' }, 'id'],
    [{ filters: { horse_id: "1' or 1=1" } }, 'filters.horse_id'],
    [{ filters: '{broken' }, 'filters'],
  ])('refuses %j, naming the field', async (query, field) => {
    const { status, body } = await index(query);
    expect([status, body.errors[0].field]).toEqual([400, field]);
  });

  it('is the same until something happens, and then it is not', async () => {
    const first = await index({ dbday: DAY });
    const tag = String(first.headers.etag);
    expect(await index({ dbday: DAY }, barn.admin, { 'if-none-match': tag })).toMatchObject({ status: 304, body: '' });
    expect((await index({ dbday: DAY }, barn.instructor, { 'if-none-match': tag })).status).toBe(200);
    await barn.call(barn.admin, 'POST', 'lessons/update', {
      id: ids.empty,
      editAction: 'notes',
      lesson_notes: String(Math.random()),
    });
    expect((await index({ dbday: DAY }, barn.admin, { 'if-none-match': tag })).status).toBe(200);
  });

  it('shows staff who may see only their own what they teach or help in, and tells them of the rest (A01)', async () => {
    expect(titles(await index({ dbday: DAY }, tom))).toEqual(['private']);
    expect((await index({ id: ids.private }, tom)).status).toBe(200);
    expect((await index({ id: ids.group }, tom)).status).toBe(403);
    expect(
      (await barn.call(tom, 'POST', 'lessons/update', { id: ids.group, editAction: 'title', title: 'Mine' })).status,
    ).toBe(403);
    expect(
      (await barn.call(tom, 'POST', 'lessons/update', { id: ids.private, editAction: 'title', title: 'private' }))
        .status,
    ).toBe(200);
  });

  it('is closed to staff without a permission and to nobody else’s barn open (R207)', async () => {
    const groom = await barn.newInstructor({ permissions: ['STAFF_CAN_ACCESS_HORSE_LIST'] });
    const elsewhere = await app.barn();
    expect((await index({ dbday: DAY }, groom)).status).toBe(403);
    expect(
      (
        await barn.call(groom, 'POST', 'lessons/createSingleLesson', {
          section_id: barn.sectionId,
          start: `${DAY} 10:00`,
        })
      ).status,
    ).toBe(403);
    expect(titles(await elsewhere.call(elsewhere.admin, 'GET', 'lessons/index', { dbday: DAY }))).toEqual([]);
  });

  it('prints the day sheet', async () => {
    const sheet = (query: object, who: SignedIn = barn.admin) => barn.call(who, 'GET', 'lessons/daysheetPdf', query);
    for (const by of ['lesson', 'horse', 'instructor']) {
      const { status, headers, body } = await sheet({ dbday: DAY, by, paper: 'A4' });
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(String(body)).toMatch(/^%PDF-/);
    }
    expect((await sheet({ dbday: DAY }, tom)).status).toBe(403);
    expect((await sheet({ dbday: DAY }, barn.family)).status).toBe(403);
    expect((await sheet({})).status).toBe(400);
  });
});
