import { sharedApp, type TestApp } from '../support/test-app.js';
import { fullLessonOf } from './full-lesson.js';
import { ridingBarn, type RidingBarn } from './riding-barn.js';

const NOW = '2026-11-20T14:00:00Z';
const ACTIONS = ['BCNA', 'BCAP', 'BCWM', 'BCWA', 'BCWR'] as const;

interface RiderPreview {
  lesson_person_id: string;
  name: string;
  code: string;
  unit: string;
  compensation: string;
  sentence: string;
  makeup_expiry_date: string | null;
}

/** The barn calls a whole lesson off: what is announced is what happens, whatever pays for a rider. C05 C08 */
describe('calling a lesson off', () => {
  let app: TestApp;
  let barn: RidingBarn;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set(NOW);
    barn = await ridingBarn(app, { preferences: { can_use_invoices: 1 } });
  });

  const post = async (path: string, body: object) => {
    const answer = await barn.call(barn.admin, 'POST', path, body);
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    return answer.body;
  };
  const preview = (query: object, who: { token: string } = barn.admin) =>
    barn.call(who, 'GET', 'lessons/previewCancel', query);
  const fullLesson = () => fullLessonOf(barn);

  /** What the log says has come of each enrolment since then, in the words of the preview. */
  const effectsSince = async (position: number) => {
    const events = (await barn.log()).filter((event) => event.position > position);
    const cancelled = events.filter(({ type }) => type === 'enrollment.StudentCancelled').map(({ data }) => data);
    const given = new Map<unknown, string>();
    for (const { type, data } of events) {
      if (type === 'billing.MakeupIssued') given.set(data.issuedFor, 'makeup');
      if (type === 'billing.SingleLessonIssued') given.set(data.issuedFor, 'single_lesson');
      if (type === 'billing.CreditIssued') given.set(data.issuedFor, 'credit');
      if (type === 'billing.InvoiceLowered') given.set(data.lessonPersonId, 'lower_invoice');
      if (type === 'billing.RefundRequested') given.set(data.lessonPersonId, 'refund');
    }
    const returned = new Set(
      events.filter(({ type }) => type === 'billing.PackageCredited').map(({ data }) => data.lessonPersonId),
    );
    return cancelled.map((data) => ({
      id: data.lessonPersonId,
      code: data.code,
      returned: returned.has(data.lessonPersonId),
      given: given.get(data.lessonPersonId) ?? 'none',
    }));
  };
  const announced = (students: RiderPreview[]) =>
    students.map(({ lesson_person_id, code, unit, compensation }) => ({
      id: lesson_person_id,
      code,
      returned: unit === 'released',
      // A makeup that is restored is a lesson given back; nothing new is issued.
      given: compensation === 'restore_makeup' ? 'none' : compensation,
    }));
  const byId = <T extends { id: unknown }>(rows: T[]) => rows.sort((a, b) => String(a.id).localeCompare(String(b.id)));

  it.each(ACTIONS)('does for every rider what the preview of %s had said', async (action) => {
    const { lesson, riders, gone } = await fullLesson();
    const { status, body } = await preview({ id: lesson, action });
    expect(status).toBe(200);
    const students = body.students as RiderPreview[];
    expect(students.map((one) => riders[one.lesson_person_id]).sort()).toEqual(Object.values(riders).sort());
    expect(students.map((one) => one.lesson_person_id)).not.toContain(gone);
    const before = (await barn.log()).at(-1)?.position ?? 0;
    await post('lessons/cancel', { id: lesson, cancelAction: action, cancelReason: 'WEA' });
    expect(byId(announced(students))).toEqual(byId(await effectsSince(before)));

    const { get_back, makeups, makeups_restored, single_lessons, credits, refunds, invoices_lowered, nothing } = body;
    expect(
      get_back + makeups + makeups_restored + single_lessons + credits + refunds + invoices_lowered + nothing,
    ).toBe(body.riders);
    expect(body).toMatchObject({ allowed: 1, reason: null, code: action, lessons: 1, riders: 7 });
    const usable = await barn.read(
      (sql) => sql<{ id: string; expiry_date: string }[]>`
        select k.issued_for as id, k.expiry_date from lesson_person lp
        join package k on k.farm_id = lp.farm_id and k.issued_for = lp.lesson_person_id and k.kind in ('makeup', 'adjustment')
        where lp.lesson_id = ${lesson}`,
    );
    for (const { lesson_person_id, compensation, makeup_expiry_date } of students)
      if (compensation !== 'restore_makeup')
        expect(makeup_expiry_date).toBe(usable.find(({ id }) => id === lesson_person_id)?.expiry_date ?? null);
  });

  it.each([
    ['BCAP', '2026-12-24'],
    ['BCWM', '2026-12-31'],
  ])('tells with %s until when a makeup can be booked again: %s', async (action, until) => {
    await barn.sell(1);
    await barn.cancel(await barn.book(await barn.newLesson()), { newEnrollStatus: 'CWM' });
    const lesson = await barn.newLesson('2026-12-01');
    await post('lesson_people/addStudentToLesson', {
      student_id: barn.studentId,
      lesson_date_time_id: lesson,
      use_makeup: 1,
    });
    const { body } = await preview({ id: lesson, action });
    expect(body).toMatchObject({
      riders: 1,
      makeups_restored: 1,
      makeups: 0,
      sentence: '1 rider: 1 can book the makeup lesson again.',
      students: [{ unit: 'released', compensation: 'restore_makeup', makeup_expiry_date: until }],
    });
    await post('lessons/cancel', { id: lesson, cancelAction: action, cancelReason: 'WEA' });
    expect((await barn.packages()).find(({ kind }) => kind === 'makeup')).toMatchObject({
      used: 0,
      expiry_date: until,
    });
  });

  it('says who gets what in words, and writes nothing', async () => {
    await barn.sell(2);
    const lesson = await barn.newLesson();
    await barn.book(lesson);
    await barn.book(lesson, barn.siblingId);
    const before = (await barn.log()).length;
    expect((await preview({ id: lesson, action: 'BCAP' })).body).toMatchObject({
      code_name: 'Barn Cancel',
      riders: 2,
      get_back: 1,
      nothing: 1,
      sentence: '2 riders: 1 gets the lesson back on the package and 1 gets nothing back.',
      students: [
        {
          name: expect.stringContaining('Rider 1'),
          product_name: 'Group lessons',
          sentence: 'Rider 1\'s lesson goes back on the package "Group lessons".',
        },
        { product_name: null, sentence: 'No package covered this lesson, so nothing goes back.' },
      ],
    });
    expect((await barn.log()).length).toBe(before);
  });

  it('takes the dates that staff chose, and the barn’s default action where they chose none', async () => {
    barn = await ridingBarn(app, { preferences: { lesson_cancel_default_action: 'BCWM' } });
    const lesson = await barn.newLesson();
    await barn.book(lesson);
    const dates = { makeup_start_date: '2026-11-20', expiry_date: '2027-01-31' };
    expect((await preview({ id: lesson, ...dates })).body).toMatchObject({
      code: 'BCWM',
      makeups: 1,
      sentence: '1 rider: 1 gets a makeup lesson. Makeups can be taken from 20 November 2026 until 31 January 2027.',
      students: [{ makeup_expiry_date: '2027-01-31' }],
    });
    expect(await preview({ id: lesson, expiry_date: '2026-11-01' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'expiry_date' }] },
    });
  });

  it('tells of the whole rest of a series what calling it off does', async () => {
    await barn.sell(10);
    const lessons = await barn.newSeries(4, { studentIds: [barn.studentId] });
    await post('lessons/cancel', { id: lessons[2], cancelAction: 'BCNA', cancelReason: 'HOL' });
    const query = { id: lessons[1], action: 'BCAP', applyToFuture: 1 };
    expect((await preview(query)).body).toMatchObject({
      lessons: 2,
      riders: 2,
      get_back: 2,
      sentence: '2 riders in 2 lessons: 2 get the lesson back on their packages.',
    });
    await post('lessons/cancel', { ...query, cancelAction: 'BCAP', cancelReason: 'HOL' });
    expect(await barn.packages()).toMatchObject([{ used: 2 }]);
    expect((await preview(query)).body).toMatchObject({
      allowed: 0,
      reason: 'Lesson has already been cancelled',
      riders: 0,
      students: [],
    });
  });

  it('can be asked of several lessons at once', async () => {
    const lessons = [await barn.newLesson('2026-11-24'), await barn.newLesson('2026-11-25')];
    for (const lesson of lessons) await barn.book(lesson);
    expect((await preview({ lesson_date_time_ids: JSON.stringify(lessons), action: 'BCWA' })).body).toMatchObject({
      lessons: 2,
      single_lessons: 2,
    });
  });

  it('is for staff who may change the lesson', async () => {
    const lesson = await barn.newLesson();
    const restricted = await barn.newInstructor({
      permissions: ['STAFF_CAN_VIEW_CALENDAR', 'STAFF_RESTRICT_VIEW_CALENDAR_SELF'],
    });
    const own = await barn.newLesson('2026-11-25', '10:00', { instructorId: restricted.instructorId });
    const other = await ridingBarn(app);
    expect((await preview({ id: own }, restricted)).status).toBe(200);
    expect((await preview({ id: lesson }, restricted)).status).toBe(403);
    expect((await preview({ id: lesson }, barn.family)).status).toBe(403);
    expect((await preview({ id: lesson }, other.admin)).status).toBe(404);
    expect(await preview({})).toMatchObject({ status: 400, body: { errors: [{ field: 'id' }] } });
    expect(await preview({ id: lesson, action: 'CWM' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'action' }] },
    });
  });

  it('moves the dates that staff chose with each later lesson, as its preview had said', async () => {
    const [first] = await barn.newSeries(2, { studentIds: [barn.studentId] });
    const dates = { makeup_start_date: '2026-11-20', expiry_date: '2026-12-31' };
    const { body } = await preview({ id: first as string, action: 'BCWM', applyToFuture: 1, ...dates });
    const told = (body.students as { makeup_expiry_date: string }[]).map((one) => one.makeup_expiry_date);
    await post('lessons/cancel', { id: first, cancelAction: 'BCWM', cancelReason: 'WEA', applyToFuture: 1, ...dates });
    const makeups = (await barn.packages()).filter(({ kind }) => kind === 'makeup');
    expect(makeups.map(({ start_date, expiry_date }) => `${start_date} to ${expiry_date}`).sort()).toEqual([
      '2026-11-20 to 2026-12-31',
      '2026-11-27 to 2027-01-07',
    ]);
    expect(told.sort()).toEqual(['2026-12-31', '2027-01-07']);
  });

  it('shows a lesson that ends at midnight on its own day only', async () => {
    const late = { section_id: barn.sectionId, start: '2026-11-24 22:00', end: '2026-11-25 00:00' };
    const { lesson } = await post('lessons/createSingleLesson', late);
    const shown = async (dbday: string) =>
      ((await barn.call(barn.admin, 'GET', 'lessons/index', { dbday })).body.lessons as { id: string }[]).map(
        ({ id }) => id,
      );
    expect([await shown('2026-11-24'), await shown('2026-11-25')]).toEqual([[lesson.id], []]);
  });
});
