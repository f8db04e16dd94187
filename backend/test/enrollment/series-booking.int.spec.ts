import { sharedApp, type TestApp } from '../support/test-app.js';
import { expectCountsToEqualTheLog, ridingBarn, type RidingBarn } from './riding-barn.js';

interface Dates {
  dates: {
    lesson_date_time_id: string;
    scheduled_date: string;
    is_booked: number;
    reason: string | null;
    is_chosen: number;
    product_name: string | null;
    notice_passed: number | null;
  }[];
  used: { product_name: string; lessons: number; remain: number | null }[];
  not_covered: number;
}

describe('several dates of a lesson that recurs', () => {
  let app: TestApp;
  let barn: RidingBarn;
  let lessons: string[];
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    barn = await ridingBarn(app, { section: { maxEnrollment: 2 }, preferences: { send_notifications: 1 } });
    lessons = await barn.newSeries(6);
  });
  const asked = async (facts: object = {}, who: { token: string } = barn.family) => {
    const { status, body } = await barn.call(who, 'GET', 'lesson_people/seriesDates', {
      lesson_date_time_id: lessons[0],
      student_id: barn.studentId,
      ...facts,
    });
    expect(status).toBe(200);
    return body as unknown as Dates;
  };
  const book = (ids: readonly (string | undefined)[], who: { token: string } = barn.family, facts: object = {}) =>
    barn.call(who, 'POST', 'lesson_people/bookDates', {
      student_id: barn.studentId,
      lesson_date_time_ids: ids,
      ...facts,
    });
  const riding = async () =>
    (
      await barn.read(
        (sql) => sql<{ day: string; paid: boolean }[]>`
          select l.scheduled_date as day, lp.package_id is not null as paid
          from lesson_person lp join lesson l on l.farm_id = lp.farm_id and l.lesson_id = lp.lesson_id
          where lp.student_id = ${barn.studentId} and not lp.is_cancelled order by l.starts_at`,
      )
    ).map(({ day, paid }) => [day, paid]);

  it('says which can be booked, why others cannot, and what the wanted ones use', async () => {
    await barn.sell(3);
    const others = (await barn.newFamily({ students: 2 })).studentIds;
    for (const who of others) await barn.book(lessons[1] as string, who);
    await barn.newLesson('2026-12-08', '16:30', { studentIds: [barn.studentId] });
    await barn.book(lessons[3] as string);
    await barn.call(barn.admin, 'POST', 'lessons/cancel', { id: lessons[4] });
    const { dates, used, not_covered } = await asked();
    expect(dates.map(({ scheduled_date, reason, is_chosen }) => [scheduled_date, reason, is_chosen])).toEqual([
      ['2026-11-24', null, 1],
      ['2026-12-01', 'No spots available for this lesson', 0],
      ['2026-12-08', expect.stringContaining('is also in another lesson at 16:30 on Tue 8 Dec'), 0],
      ['2026-12-15', 'Student is already booked for this lesson spot', 0],
      ['2026-12-29', null, 0],
    ]);
    expect(dates.map(({ is_booked }) => is_booked)).toEqual([0, 0, 0, 1, 0]);
    // The other lesson and the one of 15 December use two of the three.
    expect([used, not_covered]).toEqual([[expect.objectContaining({ lessons: 1, remain: 1 })], 0]);
    const all = await asked({ chosen: JSON.stringify(dates.map(({ lesson_date_time_id }) => lesson_date_time_id)) });
    expect(all.dates.map(({ is_chosen, product_name }) => [is_chosen, product_name])).toEqual([
      [1, 'Group lessons'],
      [0, null],
      [0, null],
      [0, null],
      [1, null],
    ]);
    expect(all.not_covered).toBe(1);
  });

  it('wants the lesson itself where nothing is paid for, and nothing where nothing is chosen', async () => {
    const first = await asked();
    expect(first.dates.map(({ is_chosen }) => is_chosen)).toEqual([1, 0, 0, 0, 0, 0]);
    expect([first.used, first.not_covered]).toEqual([[], 1]);
    const none = await asked({ chosen: '[]' });
    expect([none.dates.map(({ is_chosen }) => is_chosen), none.not_covered]).toEqual([[0, 0, 0, 0, 0, 0], 0]);
  });

  it('books what was said, pays with what was said, and tells it in one mail', async () => {
    await barn.sell(2);
    const ids = [lessons[0], lessons[2], lessons[5]];
    const told = await asked({ chosen: JSON.stringify(ids) });
    expect([told.used, told.not_covered]).toEqual([[expect.objectContaining({ lessons: 2, remain: 2 })], 1]);
    const { status, body } = await book(ids);
    expect([status, (body.lessonPersonIds as string[]).length]).toEqual([200, 3]);
    expect(await riding()).toEqual([
      ['2026-11-24', true],
      ['2026-12-08', true],
      ['2026-12-29', false],
    ]);
    await expectCountsToEqualTheLog(barn);
    const booked = (await barn.log()).filter(({ type }) => type === 'enrollment.StudentEnrolled');
    expect(booked.map(({ data }) => data.notify)).toEqual([true, false, false]);
    expect((await asked()).dates.map(({ is_booked }) => is_booked)).toEqual([1, 0, 1, 0, 0, 1]);
  });

  it('books none where one is full by now, and says which', async () => {
    for (const who of (await barn.newFamily({ students: 2 })).studentIds) await barn.book(lessons[2] as string, who);
    const { status, body } = await book(lessons);
    expect([status, body.message]).toEqual([409, 'Tue 8 Dec: No spots available for this lesson']);
    expect(await riding()).toEqual([]);
  });

  it('keeps a place that is kept for somebody else, and gives the rider the one that is kept for her', async () => {
    await barn.call(barn.admin, 'POST', 'farms/updateFarmPreferencesClient', { field: 'has_waiting_lists', value: 1 });
    const [one, two] = (await barn.newFamily({ students: 2 })).studentIds as [string, string];
    const [first] = lessons as [string];
    const places = [await barn.book(first, one), await barn.book(first, two)];
    const wait = (who: string) =>
      barn.call(barn.admin, 'POST', 'waiting_list/join', { student_id: who, lesson_date_time_id: first });
    expect((await wait(barn.siblingId)).status).toBe(200);
    await barn.cancel(places[0] as string);
    expect((await asked()).dates[0]?.reason).toBe('No spots available for this lesson');
    expect((await asked({ student_id: barn.siblingId })).dates[0]?.reason).toBeNull();
    expect((await book([first])).status).toBe(409);
    expect((await book([first], barn.family, { student_id: barn.siblingId })).status).toBe(200);
  });

  it('gives the last place to one of two families that book all dates at once', async () => {
    await Promise.all(lessons.map((id) => barn.book(id, barn.siblingId)));
    const other = await barn.newFamily({ students: 1 });
    const answers = await Promise.all([
      book(lessons),
      book(lessons, other, { student_id: other.studentIds[0] }),
      book(lessons),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('is nobody else’s business', async () => {
    const stranger = await barn.newFamily();
    const elsewhere = await ridingBarn(app);
    const [foreign] = await elsewhere.newSeries(2);
    const query = { lesson_date_time_id: lessons[0], student_id: barn.studentId };
    const read = (who: { token: string }, facts: object = {}) =>
      barn.call(who, 'GET', 'lesson_people/seriesDates', { ...query, ...facts });
    expect((await read(stranger)).status).toBe(404);
    expect((await read(elsewhere.family)).status).toBe(404);
    expect((await read(barn.family, { lesson_date_time_id: foreign })).status).toBe(404);
    expect((await read(barn.admin)).status).toBe(403);
    expect((await book(lessons, stranger)).status).toBe(404);
    expect((await book(lessons, elsewhere.family)).status).toBe(404);
    expect((await book([...lessons, foreign])).status).toBe(404);
    expect((await book(lessons, barn.instructor)).status).toBe(403);
    const grandmother = await barn.newRelative(barn.family, 'reader');
    expect((await read(grandmother)).status).toBe(403);
    expect((await book(lessons, grandmother)).status).toBe(403);
    expect(await riding()).toEqual([]);
  });

  it('names the field of what is wrong', async () => {
    const other = await barn.newLesson('2026-12-02', '10:00');
    for (const ids of [[], ['x'], [lessons[0], other], Array.from({ length: 53 }, () => lessons[0])]) {
      const { status, body } = await book(ids);
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'lesson_date_time_ids']);
    }
    await barn.call(barn.admin, 'POST', 'farms/updateFarmPreferencesClient', {
      field: 'clients_can_book_lessons',
      value: 0,
    });
    expect((await book(lessons)).status).toBe(403);
    expect(await riding()).toEqual([]);
  });
});
