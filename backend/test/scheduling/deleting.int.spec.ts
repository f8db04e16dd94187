import { ridingBarn, expectCountsToEqualTheLog, type RidingBarn } from '../enrollment/riding-barn.js';
import { contradictionsIn } from '../rebuild/books.js';
import { sharedApp, type TestApp } from '../support/test-app.js';

describe('deleting lessons', () => {
  let app: TestApp;
  let barn: RidingBarn;
  beforeAll(async () => (app = await sharedApp()));
  beforeEach(async () => (barn = await ridingBarn(app)));

  const remove = (id: string, facts: object = {}, who: { token: string } = barn.admin) =>
    barn.call(who, 'POST', 'lessons/delete', { id, ...facts });
  const preview = (facts: object, who: { token: string } = barn.admin) =>
    barn.call(who, 'POST', 'lessons/previewDelete', facts);
  const left = async () =>
    (
      await barn.call(barn.admin, 'GET', 'lessons/index', { date1: '2026-11-01', date2: '2027-01-31' })
    ).body.lessons.map((lesson: { scheduled_date: string }) => lesson.scheduled_date) as string[];
  const rows = (table: string) =>
    barn.read(async (sql) => (await sql.unsafe<{ n: number }[]>(`select count(*)::int as n from ${table}`))[0]?.n);

  // C04 C23 R009
  it('gives back every lesson credit that a place used, and leaves nothing of the lesson', async () => {
    await barn.sell(3);
    const lesson = await barn.newLesson('2026-11-24', '16:00', { horseIds: barn.horseIds, note: 'Bring gloves' });
    await barn.cancel(await barn.book(lesson), { newEnrollStatus: 'CLC', cancel_note: 'A cold' });
    await barn.book(lesson);
    expect((await barn.packages()).map(({ used }) => used)).toEqual([2]);

    expect(await remove(lesson)).toMatchObject({ status: 200, body: { lessonIds: [lesson] } });
    expect((await barn.packages()).map(({ used }) => used)).toEqual([0]);
    for (const table of ['lesson', 'lesson_document', 'lesson_person', 'lesson_horse', 'remark'])
      expect([table, await rows(table)]).toEqual([table, 0]);
    await expectCountsToEqualTheLog(barn);
    expect(await contradictionsIn(barn)).toEqual({});
  });

  // C23
  it('keeps the makeup that an earlier cancellation gave, which can still be used', async () => {
    await barn.sell(3);
    const [lesson, later] = [await barn.newLesson(), await barn.newLesson('2026-12-01')];
    await barn.cancel(await barn.book(lesson), { newEnrollStatus: 'CWM' });
    await remove(lesson);
    expect((await barn.packages()).map(({ kind, used }) => [kind, used])).toEqual([
      ['package', 0],
      ['makeup', 0],
    ]);
    const { body } = await barn.call(barn.admin, 'POST', 'lesson_people/addStudentToLesson', {
      lesson_date_time_id: later,
      student_id: barn.studentId,
      use_makeup: 1,
    });
    expect(body).toMatchObject({ result: 'booked' });
    expect((await barn.packages()).map(({ kind, used }) => [kind, used])).toEqual([
      ['package', 0],
      ['makeup', 1],
    ]);
  });

  it('lets what comes free pay for a lesson that waits', async () => {
    await barn.sell(1);
    const [lesson, waiting] = [await barn.newLesson(), await barn.newLesson('2026-12-01')];
    await barn.book(lesson);
    const place = await barn.book(waiting);
    expect((await barn.place(place))?.package_id).toBeNull();
    await remove(lesson);
    expect((await barn.place(place))?.package_id).not.toBeNull();
  });

  // R083 C23
  it('takes this and all later lessons of a series, also cancelled ones, and the others then end earlier', async () => {
    const ids = await barn.newSeries(4, { studentIds: [barn.studentId] });
    await barn.call(barn.admin, 'POST', 'lessons/cancel', { id: ids[3] });
    expect((await preview({ id: ids[2], applyToFuture: 1 })).body).toEqual({
      lessons: 2,
      riders: 1,
      students: 1,
      past: 0,
      units_returned: 0,
      families: 1,
      first_date: '2026-12-08',
      last_date: '2026-12-15',
      sentence: '2 events from 8 December 2026 to 15 December 2026 with 1 rider.',
    });
    expect((await remove(ids[2] as string, { applyToFuture: 1 })).body.lessonIds).toHaveLength(2);
    const { body } = await barn.call(barn.admin, 'GET', 'lessons/index', { date1: '2026-11-01', date2: '2027-01-31' });
    expect(
      body.lessons.map((one: Record<string, string>) => [one.scheduled_date, one.repeatDesc, one.repeatEnd]),
    ).toEqual(['2026-11-24', '2026-12-01'].map((date) => [date, 'Every Tuesday 16:00 until 1 Dec 2026', '2026-12-01']));
  });

  it('takes one of a series and leaves the rest', async () => {
    const ids = await barn.newSeries(3);
    await remove(ids[1] as string);
    expect(await left()).toEqual(['2026-11-24', '2026-12-08']);
  });

  it('counts for its confirmation what many would take away', async () => {
    await barn.sell(5);
    const [first, second] = [await barn.newLesson('2026-11-10'), await barn.newLesson()];
    for (const lesson of [first, second]) await barn.book(lesson);
    expect((await preview({ idarray: [first, second] })).body.sentence).toBe(
      '2 events from 10 November 2026 to 24 November 2026 with 2 riders. 1 in the past. 1 lesson goes back to packages.',
    );
    expect(await left()).toHaveLength(2);
  });

  it('is refused where the lesson is gone, is another barn’s, or has changed since', async () => {
    const lesson = await barn.newLesson();
    const elsewhere = await ridingBarn(app);
    expect((await remove(lesson, {}, elsewhere.admin)).status).toBe(404);
    expect((await preview({ id: lesson }, elsewhere.admin)).status).toBe(404);
    await barn.call(barn.admin, 'POST', 'lessons/update', { id: lesson, editAction: 'title', title: 'Jumping' });
    expect((await remove(lesson, { version: 1 })).status).toBe(412);
    expect((await remove(lesson, { version: 2 })).status).toBe(200);
    expect(await remove(lesson)).toMatchObject({ status: 404, body: { message: 'The event was not found.' } });
    expect(
      (await barn.call(barn.admin, 'POST', 'lessons/update', { id: lesson, editAction: 'title', title: 'A' })).status,
    ).toBe(404);
  });

  it('is done once where two delete the same lesson at once', async () => {
    const lesson = await barn.newLesson();
    const answers = await Promise.all([remove(lesson), remove(lesson)]);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 404]));
  });

  // A01 A12
  it('is for staff who see the calendar; restricted ones delete what they teach, and of a series theirs', async () => {
    const [idle, restricted] = [
      await barn.newInstructor({ permissions: ['ASSIGN_HORSES'] }),
      await barn.newInstructor({ permissions: ['STAFF_CAN_VIEW_CALENDAR', 'STAFF_RESTRICT_VIEW_CALENDAR_SELF'] }),
    ];
    const ids = await barn.newSeries(3, { instructorId: restricted.instructorId });
    expect((await remove(ids[0] as string, {}, idle)).status).toBe(403);
    const { instructorId } = await barn.newInstructor();
    await barn.call(barn.admin, 'POST', 'lessons/update', {
      id: ids[1],
      editAction: 'instructor',
      instructor_id: instructorId,
    });
    expect((await remove(ids[1] as string, {}, restricted)).status).toBe(403);
    expect((await preview({ id: ids[0], applyToFuture: 1 }, restricted)).body.lessons).toBe(2);
    expect((await remove(ids[0] as string, { applyToFuture: 1 }, restricted)).body.lessonIds).toEqual([ids[0], ids[2]]);
    expect(await left()).toEqual(['2026-12-01']);
  });

  it('takes along what was written about a horse from the lesson, and tells the open calendars', async () => {
    const lesson = await barn.newLesson();
    const { body: news } = await barn.call(barn.admin, 'GET', 'lessons/changes');
    const { status } = await barn.call(barn.admin, 'POST', 'notes_horses/create', {
      horse_id: barn.horseIds[0],
      notes: 'Went well',
      is_public: 1,
      lesson_date_time_id: lesson,
    });
    expect(status).toBe(200);
    await remove(lesson);
    expect(await rows('note')).toBe(0);
    expect(await barn.types()).toEqual(expect.arrayContaining(['notes.NoteDeleted', 'scheduling.LessonDeleted']));
    const { body } = await barn.call(barn.admin, 'GET', 'lessons/changes', { from: news.position });
    expect(body.lessonIds).toEqual([lesson]);
    expect(body.kinds).toContain('scheduling.LessonDeleted');
  });
});
