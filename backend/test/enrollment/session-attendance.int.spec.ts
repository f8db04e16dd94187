import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { NOW, sharedApp, type TestApp } from '../support/test-app.js';
import { ridingBarn, type RidingBarn } from './riding-barn.js';
import { winterSession } from './winter-session.js';

type Who = { token: string };
type Rider = { student_id: string; places: { mark: string; status_name: string | null }[] };

describe('the attendance of a session', () => {
  let app: TestApp;
  let barn: RidingBarn;
  let id: string;
  beforeAll(async () => (app = await sharedApp()));
  beforeEach(async () => {
    app.clock.set(NOW);
    barn = await ridingBarn(app, { preferences: { clients_can_register: 1 } });
    id = await session();
  });

  const post = (path: string, body: object, who: Who = barn.admin) => barn.call(who, 'POST', path, body);
  const session = async (facts: object = {}) =>
    (
      await post(
        'lesson_date_time_series/createRegistration',
        winterSession(barn.sectionId, barn.productId, { max_enrollment: 6, students: [barn.studentId], ...facts }),
      )
    ).body.series.id as string;
  const asked = (more: object = {}, who: Who = barn.admin) =>
    barn.call(who, 'GET', 'registrations/attendance', { series_id: id, ...more });
  const table = async (who: Who = barn.admin) => (await asked({}, who)).body;
  const of = async (student: string, who: Who = barn.admin) =>
    (await table(who)).riders.find(({ student_id }: Rider) => student_id === student);
  const marks = async (student = barn.studentId) =>
    (await of(student)).places.map(({ mark }: { mark: string }) => mark);
  const lessons = async () => (await table()).lessons.map((one: { id: string }) => one.id) as string[];
  /** A rider’s places in the lessons of the session, in their order. */
  const placeIds = async (student = barn.studentId) => {
    const rows = await barn.read(
      (sql) => sql<{ id: string }[]>`
        select lp.lesson_person_id as id from lesson_person lp join lesson l on l.lesson_id = lp.lesson_id
        where l.series_id = ${id} and lp.student_id = ${student} order by l.scheduled_date`,
    );
    return rows.map((row) => row.id) as [string, string, string];
  };
  const mark = async (place: string, enrollment_status_code: string) =>
    post('lesson_people/updateAttendance', { id: place, enrollment_status_code });
  const teaching = (...more: string[]) => barn.newInstructor({ permissions: ['STAFF_CAN_VIEW_CALENDAR', ...more] });

  it('says of each lesson what became of each place, with sums of both', async () => {
    expect(await marks()).toEqual(['to_come', 'to_come', 'to_come']);
    app.clock.set('2026-12-08T20:00:00Z');
    expect(await marks()).toEqual(['unmarked', 'unmarked', 'to_come']);
    const [first, second] = await placeIds();
    expect((await mark(first, 'COM')).status).toBe(200);
    expect((await mark(second, 'CNS')).status).toBe(200);
    const { riders, lessons: held, page, pages, first: begins, of: many } = await table();
    expect({ page, pages, begins, many }).toEqual({ page: 1, pages: 1, begins: 1, many: 3 });
    expect(riders).toMatchObject([
      {
        state: 'registered',
        present: 1,
        absent: 1,
        cancelled: 0,
        unmarked: 0,
        places: [
          { mark: 'present', status_name: 'Completed' },
          { mark: 'absent', status_name: 'No show' },
          { mark: 'to_come', status_name: 'Scheduled' },
        ],
      },
    ]);
    expect(held).toMatchObject([
      { scheduled_date: '2026-11-24', scheduled_starttime: '16:00', is_cancelled: 0, present: 1, absent: 0 },
      { scheduled_date: '2026-12-01', present: 0, absent: 1 },
      { scheduled_date: '2026-12-08', present: 0, absent: 0, cancelled: 0, unmarked: 0 },
    ]);
  });

  it('says how a place was cancelled, by the family or with the lesson', async () => {
    const [first] = await placeIds();
    await barn.cancel(first, { newEnrollStatus: 'CNA' });
    const [, second] = await lessons();
    await post('lessons/cancel', { id: second, lessonCancel: 'BCNA' });
    const { riders, lessons: held } = await table();
    expect(riders[0]).toMatchObject({
      cancelled: 2,
      places: [
        { mark: 'cancelled', status_name: 'Cancelled, no action' },
        { mark: 'cancelled', status_name: 'Barn Cancel' },
        { mark: 'to_come' },
      ],
    });
    expect(
      held.map(({ is_cancelled, cancelled }: { is_cancelled: number; cancelled: number }) => [is_cancelled, cancelled]),
    ).toEqual([
      [0, 1],
      [1, 1],
      [0, 0],
    ]);
  });

  it('counts a place that was taken again as it is now', async () => {
    const [first] = await placeIds();
    const [lesson] = (await lessons()) as [string];
    await barn.cancel(first, { newEnrollStatus: 'CNA' });
    await barn.book(lesson);
    expect(await marks()).toEqual(['to_come', 'to_come', 'to_come']);
    expect((await of(barn.studentId)).cancelled).toBe(0);
  });

  it('has who waits for an answer, whoever came once, and whoever has left and rode before', async () => {
    const [first] = (await lessons()) as [string];
    await barn.book(first, barn.siblingId);
    expect(await of(barn.siblingId)).toMatchObject({
      state: 'none',
      places: [{ mark: 'to_come' }, { mark: 'none', status_name: null }, { mark: 'none' }],
    });
    app.clock.set('2026-11-25T15:00:00Z');
    await post('deleteStudentRegistration', { series_id: id, student_id: barn.studentId });
    expect(await of(barn.studentId)).toMatchObject({ state: 'none' });
    expect((await marks())[0]).toBe('unmarked');
  });

  it('goes page by page where it has more lessons than a paper is wide, beginning with the one that is next', async () => {
    id = await session({ repeat_count: 20 });
    const last = await asked({ page: 2 });
    expect(last.body).toMatchObject({ page: 2, pages: 2, first: 17, of: 20 });
    expect(last.body.lessons).toHaveLength(4);
    expect(last.body.riders[0].places).toHaveLength(4);
    expect((await table()).page).toBe(1);
    expect((await asked({ page: 9 })).body.page).toBe(2);
    app.clock.set('2027-06-01T15:00:00Z');
    const { page, riders } = await table();
    expect(page).toBe(2);
    // The sums are of all lessons.
    expect(riders[0].unmarked + riders[0].cancelled + riders[0].present).toBeGreaterThan(16);
  });

  it('is for limited staff of those whom they know or teach in it (B03), and for nobody who sees none of it (A01)', async () => {
    await barn.run(ChangePreference, { field: 'restrict_clients_to_staff', value: 1 });
    expect((await table(await teaching())).riders).toEqual([]);
    expect((await table(barn.instructor)).riders).toHaveLength(1);
    expect((await asked({}, await teaching('STAFF_RESTRICT_VIEW_CALENDAR_SELF'))).status).toBe(404);
  });

  it('is not for families, nor for staff without lessons, nor for another barn', async () => {
    expect((await asked({}, barn.family)).status).toBe(403);
    expect((await asked({}, await barn.newInstructor({ permissions: ['VIEW_CLIENT_PROFILE'] }))).status).toBe(403);
    const elsewhere = await ridingBarn(app);
    const call = await elsewhere.call(elsewhere.admin, 'GET', 'registrations/attendance', { series_id: id });
    expect([call.status, call.body.riders]).toEqual([404, undefined]);
    expect((await asked({ page: 0 })).body.errors).toMatchObject([{ field: 'page' }]);
  });

  it('of nobody has its lessons, and no riders', async () => {
    id = await session({ students: [] });
    const { riders, lessons: held } = await table();
    expect([riders, held.length]).toEqual([[], 3]);
  });
});
