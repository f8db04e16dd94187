import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { tasks } from '../../src/modules/setup/commands/setup-lists.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import { ridingBarn, type RidingBarn } from '../enrollment/riding-barn.js';

type Who = { token: string };
type Row = Record<string, string | number | null>;

const NOVEMBER = { date1: '2026-11-01', date2: '2026-11-30' };
const LESSON_REPORTS = ['program', 'section', 'programsection', 'total', 'detail'];

let app: TestApp, barn: RidingBarn, biscuit: string, juniper: string;
beforeAll(async () => {
  app = await sharedApp();
});
beforeEach(async () => {
  app.clock.set('2026-11-24T14:00:00Z');
  barn = await ridingBarn(app);
  [biscuit, juniper] = barn.horseIds as [string, string];
});

const ask = (group: string, query: object = {}, who: Who = barn.admin) =>
  barn.call(who, 'GET', `reports/${group}`, { report: 'detail', ...NOVEMBER, ...query });
const rowsOf = async (group: string, query: object = {}): Promise<Row[]> => (await ask(group, query)).body.reports;
const only = (rows: Row[], ...names: string[]) => rows.map((row) => names.map((name) => row[name]));
const mount = (id: string, horse_id: string | null) =>
  barn.call(barn.admin, 'POST', 'lesson_people/updateHorseInStudentLesson', { id, horse_id });
/** On 25 November Nora on Biscuit, and her sibling who has cancelled; on the 26th Nora alone; another in December. */
async function lessons() {
  const [first, second] = [await barn.newLesson('2026-11-25', '09:00'), await barn.newLesson('2026-11-26', '09:00')];
  await mount(await barn.book(first), biscuit);
  const cancelled = await barn.book(first, barn.siblingId);
  await mount(cancelled, juniper);
  await barn.cancel(cancelled);
  await barn.book(second);
  await barn.book(await barn.newLesson('2026-12-26', '09:00'));
  return { first, second };
}

describe('each report', () => {
  const all = [
    ...['student', 'horse', 'lessonStaff', 'studentStaff'].flatMap((group) =>
      LESSON_REPORTS.map((report) => [group, report]),
    ),
    ['extraStaff', 'detail'],
    ...['student', 'horse', 'lessonStaff', 'studentStaff', 'lessons', 'takings'].map((group) => [group, 'daily']),
    ['lessons', 'detail'],
    ['owing', 'total'],
    ['owing', 'detail'],
    ['owing', 'age'],
    ['takings', 'total'],
    ['takings', 'day'],
    ['takings', 'program'],
    ['takings', 'closings'],
    ['takings', 'detail'],
    ['packages', 'total'],
    ['packages', 'expiring'],
    ['packages', 'detail'],
    ['unused', 'total'],
    ['unused', 'detail'],
    ['tax', 'total'],
    ['email', 'detail'],
  ] as [string, string][];

  it.each(all)(
    '%s by %s has rows of its columns, and the same as CSV by its name (R188, R189, R232)',
    async (group, report) => {
      const { first } = await lessons();
      const helper = await barn.newInstructor({ permissions: [] });
      await barn.call(barn.admin, 'POST', 'lesson_staffs/create', {
        lesson_date_time_id: first,
        staff: helper.instructorId,
        task: await barn.run(tasks.Create, { taskName: 'Leads' }),
      });
      const { body, status } = await ask(group, { report });
      expect([status, body.reports.length]).toEqual([200, body.totals.rows]);
      const names = body.columns.map(({ name }: { name: string }) => name);
      for (const row of body.reports) expect(Object.keys(row)).toEqual(expect.arrayContaining(['id', ...names]));
      const csv = await barn.call(
        barn.admin,
        'GET',
        `reports/${group}`,
        { report, ...NOVEMBER },
        { accept: 'text/csv' },
      );
      const days = ['owing', 'unused'].includes(group) ? '' : '-2026-11-01-2026-11-30';
      expect(csv.headers['content-disposition']).toContain(`"${group}-${report}${days}.csv"`);
      const [head, ...lines] = String(csv.body).replace('\uFEFF', '').trimEnd().split('\r\n');
      expect([head?.split(',').length, lines.length]).toEqual([names.length, body.totals.rows]);
    },
  );

  it('of another name is refused, and one that needs days waits for them (R189, R190)', async () => {
    expect((await ask('nothing')).status).toBe(404);
    expect((await ask('extraStaff', { report: 'total' })).body).toMatchObject({ errors: [{ field: 'report' }] });
    expect((await ask('student', { date2: undefined })).body).toMatchObject({ errors: [{ field: 'date2' }] });
    expect((await ask('student', { date1: '2026-12-01' })).status).toBe(400);
    expect((await ask('owing', { date1: undefined, date2: undefined })).status).toBe(200);
    expect((await ask('student', { sort: '["person_id","ASC"]' })).status).toBe(400);
    expect((await ask('student', {}, await barn.newInstructor({ permissions: [] }))).status).toBe(403);
    expect((await barn.call(barn.family, 'GET', 'reports/student', { report: 'detail', ...NOVEMBER })).status).toBe(
      403,
    );
  });
});

describe('the students’ report', () => {
  it('has every place in the lessons of some days, page by page, and what they come to (R188)', async () => {
    await lessons();
    const first = (await ask('student', { per_page: 2 })).body;
    expect(first.totals).toMatchObject({ rows: 3, lessons: 2, students: 2, cancelled: 1 });
    expect(first.reports).toHaveLength(2);
    expect((await ask('student', { per_page: 2, page: 2 })).body.reports).toMatchObject([
      {
        start: '2026-11-26 09:00',
        code: 'SCH',
        enrollment_status_name: 'Scheduled',
        makeup: 0,
        student_is_cancelled: 0,
      },
    ]);
    const sums = (await ask('student', { totalonly: 1 })).body;
    expect([sums.reports, sums.totals]).toEqual([[], first.totals]);
  });

  it('is filtered by what is in a place, its lesson and its attendance (R190, R231)', async () => {
    const { second } = await lessons();
    await barn.call(barn.admin, 'POST', 'lessons/cancel', { id: second });
    const days = async (filters: object) => only(await rowsOf('student', { filters }), 'scheduled_date', 'horse_name');
    expect(await days({ horse_id: biscuit })).toEqual([['2026-11-25', 'Biscuit']]);
    expect(await days({ student_id: barn.siblingId })).toEqual([['2026-11-25', 'Juniper']]);
    expect(await days({ active: 'inactive' })).toEqual([['2026-11-26', null]]);
    expect(await days({ status_code: 'SCH', active: 'active' })).toEqual([['2026-11-25', 'Biscuit']]);
    expect(await days({ section_id: barn.newId() })).toEqual([]);
    expect((await ask('student', { filters: { status_code: 'XXX' } })).status).toBe(400);
  });

  it('says how to reach somebody where that is asked for (G12)', async () => {
    await lessons();
    const reporter = await barn.newInstructor({ permissions: ['STAFF_CAN_VIEW_GENERAL_REPORTS'] });
    const { reports } = (await ask('student', { contact: 1 }, reporter)).body;
    expect(reports[0].contact_email).toMatch(/@/);
    expect((await rowsOf('student'))[0]).not.toHaveProperty('contact_email');
  });

  it('adds up by program and section, and by student; what was cancelled stands apart (R189)', async () => {
    await lessons();
    const sums = { students: 1, lessons: 2, rides: 2, makeups: 0, cancelled: 1 };
    expect(await rowsOf('student', { report: 'programsection' })).toMatchObject([sums]);
    const [nora, sibling] = (await rowsOf('student', { report: 'total', sort: '["lessons","DESC"]' })) as [Row, Row];
    expect(nora).toMatchObject({ student_id: barn.studentId, lessons: 2, rides: 2, cancelled: 0 });
    expect(sibling).toMatchObject({ student_id: barn.siblingId, lessons: 0, rides: 0, cancelled: 1 });
  });
});

describe('the days of a report', () => {
  it('come to what its rows come to, each day once', async () => {
    await lessons();
    const found = await rowsOf('student', { report: 'daily' });
    expect(only(found, 'scheduled_date', 'rides', 'cancelled')).toEqual([
      ['2026-11-25', 1, 1],
      ['2026-11-26', 1, 0],
    ]);
    expect(only(await rowsOf('lessons', { report: 'daily' }), 'scheduled_date', 'lessons', 'riders')).toEqual([
      ['2026-11-25', 1, 1],
      ['2026-11-26', 1, 1],
    ]);
    expect(only(await rowsOf('horse', { report: 'daily' }), 'scheduled_date', 'lessons', 'minutes')).toEqual([
      ['2026-11-25', 1, 60],
    ]);
  });
});

describe('the horses’ report', () => {
  it('has a horse once in a lesson, whoever shares it, and says who rode (R189, R254)', async () => {
    const lesson = await barn.newLesson('2026-11-25', '09:00', { horseIds: [juniper] });
    await mount(await barn.book(lesson), biscuit);
    await mount(await barn.book(lesson, barn.siblingId), biscuit);
    const rows = await rowsOf('horse', { sort: '["horse_name","ASC"]' });
    expect(only(rows, 'horse_name', 'minutes')).toEqual([
      ['Biscuit', 60],
      ['Juniper', 60],
    ]);
    expect(String(rows[0]?.client).split(', ')).toHaveLength(2);
    expect(rows[1]?.client).toBeNull();
    expect(await rowsOf('horse', { report: 'total' })).toMatchObject([
      { horse_name: 'Biscuit', lessons: 1, minutes: 60, cancelled: 0 },
      { horse_name: 'Juniper', lessons: 1, minutes: 60, cancelled: 0 },
    ]);
    expect(only(await rowsOf('horse', { filters: { student_id: barn.siblingId } }), 'horse_name')).toEqual([
      ['Biscuit'],
    ]);
  });
});

describe('the staff’s reports', () => {
  it('count lessons and hours of instructors, and riders of each', async () => {
    const maya = await barn.newInstructor({ permissions: [] });
    const taught = { instructorId: maya.instructorId };
    const lesson = await barn.newLesson('2026-11-25', '09:00', taught);
    await barn.book(lesson);
    await barn.book(lesson, barn.siblingId);
    await barn.book(await barn.newLesson('2026-11-26', '09:00', taught));
    const off = await barn.newLesson('2026-11-27', '09:00', taught);
    await barn.call(barn.admin, 'POST', 'lessons/cancel', { id: off });
    const hers = { filters: { instructor_id: maya.instructorId } };
    expect(await rowsOf('lessonStaff', { ...hers, report: 'total' })).toMatchObject([
      { instructor_id: maya.instructorId, lessons: 2, minutes: 120, riders: 3, cancelled: 1 },
    ]);
    const pairs = await rowsOf('studentStaff', { ...hers, report: 'total', sort: '["lessons","DESC"]' });
    expect(only(pairs, 'student_id', 'lessons')).toEqual([
      [barn.studentId, 2],
      [barn.siblingId, 1],
    ]);
  });
});

describe('what is owed', () => {
  it('are lessons until today that nothing covers, and unpaid invoices, by account and one by one (E18)', async () => {
    await barn.book(await barn.newLesson('2026-11-20', '09:00'));
    await barn.book(await barn.newLesson('2026-11-28', '09:00'));
    const [account] = await rowsOf('owing', { report: 'total' });
    expect(account).toMatchObject({ account_id: barn.family.personId, lessons: 1, invoices: 0, outstanding: 0 });
    expect((await ask('owing', { report: 'detail' })).body).toMatchObject({
      reports: [{ kind: 'Lesson', due_on: '2026-11-20' }],
      totals: { rows: 1, accounts: 1, lessons: 1, invoices: 0, outstanding: 0 },
    });
  });
});

describe('takings', () => {
  it('are what came in on these days by method, less what was given back; invoices are none until they are paid', async () => {
    const sell = (facts: object) =>
      barn.call(barn.admin, 'POST', 'items/createMultiple', {
        account_holder_id: barn.family.personId,
        item_details: [{ product_id: barn.productId, student_id: barn.studentId }],
        ...facts,
      });
    await sell({ payment_method: 'cash', date: '2026-11-02' });
    await sell({ payment_method: 'cash', date: '2026-11-03' });
    await sell({ payment_method: 'cheque', date: '2026-11-03', reference: '1024' });
    await sell({ payment_method: 'cash', date: '2026-12-03' });
    await barn.call(barn.admin, 'POST', 'farms/updateFarmPreferencesClient', { field: 'can_use_invoices', value: 1 });
    await sell({ invoice: 1, date: '2026-11-04' });
    const { body } = await ask('takings', { report: 'total' });
    expect(only(body.reports, 'method', 'payments', 'total')).toEqual([
      ['Cash', 2, 100],
      ['Check', 1, 50],
    ]);
    expect(body.totals).toMatchObject({ rows: 2, payments: 3, taken: 150 });
    expect(only(await rowsOf('takings', { report: 'day' }), 'received', 'method', 'total')).toEqual([
      ['2026-11-02', 'Cash', 50],
      ['2026-11-03', 'Cash', 50],
      ['2026-11-03', 'Check', 50],
    ]);
    const cheque = (await rowsOf('takings')).find(({ method }) => method === 'Check');
    expect(cheque).toMatchObject({ account_id: barn.family.personId, reference: '1024', kind: 'Purchase', total: 50 });
    const reporter = await barn.newInstructor({ permissions: ['STAFF_CAN_VIEW_GENERAL_REPORTS'] });
    expect((await ask('takings', {}, reporter)).status).toBe(403);
  });
});

describe('staff who know their own riders alone', () => {
  it('find these, and neither what is owed nor mails (B03)', async () => {
    await lessons();
    await barn.run(ChangePreference, { field: 'restrict_clients_to_staff', value: 1 });
    const limited = await barn.newInstructor({ permissions: ['STAFF_CAN_VIEW_GENERAL_REPORTS'] });
    expect((await ask('student', {}, limited)).body.totals.rows).toBe(0);
    expect((await ask('horse', {}, limited)).body.reports).toMatchObject([
      { horse_name: 'Biscuit', client: 'A rider' },
      {},
    ]);
    const hers = { filters: { student_id: barn.studentId } };
    expect((await ask('horse', hers, limited)).body.totals.rows).toBe(0);
    expect((await ask('owing', {}, limited)).status).toBe(403);
    expect((await ask('email', {}, limited)).status).toBe(403);
  });
});
