import { contradictionsIn } from '../rebuild/books.js';
import { fullLessonOf } from '../enrollment/full-lesson.js';
import { ridingBarn, type RidingBarn } from '../enrollment/riding-barn.js';
import { EditContact } from '../../src/modules/people/commands/edit-person.js';
import { AdvanceBulk } from '../../src/modules/scheduling/commands/advance-bulk.js';
import { workApp, type WorkApp } from './work-app.js';

const NOW = '2026-11-24T12:00:00Z';
const DAY = '2026-11-24';

interface Run {
  id: string;
  state: string;
  mails: { name: string; is_staff: number; state: string }[];
}

/** Many lessons at once: R137, R138, R124–R127, C19, A10, G14. */
describe('many lessons at once', () => {
  let app: WorkApp;
  let barn: RidingBarn;
  beforeAll(async () => {
    app = await workApp();
  });
  beforeEach(async () => {
    app.clock.set(NOW);
    barn = await ridingBarn(app, { preferences: { can_use_invoices: 1, send_notifications: 0 } });
    app.smtp.mails.length = 0;
  });
  afterAll(() => app.stop());

  const post = (path: string, body: object, who: { token: string } = barn.admin) =>
    barn.call(who, 'POST', `lessons/${path}`, body);
  const cancel = (bulkIds: readonly string[], more: object = {}) =>
    post('bulkCancel', { bulkIds, cancelAction: 'BCNA', cancelReason: 'WEA', sendNotification: 0, ...more });
  const progress = async (id: string) => (await barn.call(barn.admin, 'GET', 'lessons/bulkRun', { id })).body as Run;
  /** Each slice asks for the next. */
  const finished = async (id: string) => {
    for (let slices = 0; slices < 5; slices++) {
      await app.settled(barn.farmId);
      const run = await progress(id);
      if (run.state === 'done' || run.state === 'reverted') return run;
    }
    throw new Error('It never came to an end.');
  };
  const lessons = (ids: readonly string[]) =>
    barn.read(
      (sql) =>
        sql<
          { is_cancelled: boolean; cancel_action: string | null; cancel_reason: string | null; status_code: string }[]
        >`
          select is_cancelled, cancel_action, cancel_reason, status_code from lesson
          where lesson_id = any(${[...ids]}::uuid[]) order by lesson_id`,
    );
  /** Everything that a cancellation changes, in an order of its own. */
  const books = () =>
    barn.read((sql) =>
      Promise.all([
        sql`select lesson_id, is_cancelled, cancel_action, cancel_reason, status_code from lesson order by 1`,
        sql`select lesson_person_id, status_code, is_cancelled, cancelled_at, cancel_unit, cancel_compensation, package_id
          from lesson_person order by 1`,
        sql`select package_id, used, expiry_date from package order by 1`,
        sql`select payment_id, total_minor, paid, refund_state from payment order by 1`,
        sql`select subject_id, remark from remark where subject_id in (select lesson_id from lesson) order by 1`,
        sql`select lesson_id, (lesson::jsonb - 'version') as lesson, students from lesson_document order by 1`,
      ]),
    );
  const some = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, i) => barn.newLesson(DAY, `${String(13 + i)}:00`)));

  it('cancels them, each as it would be cancelled alone (R127), with the dates that were chosen (R124)', async () => {
    const ids = await some(3);
    for (const id of ids) await barn.book(id);
    const dates = { purchase_date: '2026-11-24', makeup_start_date: '2026-11-20', expiry_date: '2027-01-15' };
    const { status, body } = await cancel(ids, { cancelAction: 'BCWM', scheduled_date: DAY, ...dates });
    expect([status, body]).toMatchObject([
      200,
      { success: 'Lessons Cancelled', kind: 'cancel', state: 'done', total: 3, done: 3, skipped: [], mails: [] },
    ]);
    expect(await lessons(ids)).toEqual(
      ids.map(() => ({ is_cancelled: true, cancel_action: 'BCWM', cancel_reason: 'WEA', status_code: 'SCH' })),
    );
    const makeups = (await barn.packages()).filter(({ kind }) => kind === 'makeup');
    expect(makeups.map(({ start_date, expiry_date }) => `${start_date} ${expiry_date}`)).toEqual(
      ids.map(() => '2026-11-20 2027-01-15'),
    );
    expect(await contradictionsIn(barn)).toEqual({});
  });

  it.each([
    ['WEA', 'R119'],
    ['INS', 'R120'],
    ['PAN', 'R121'],
    ['HOL', 'R122'],
    ['OTH', 'R123'],
  ])('keeps the reason %s (%s), and takes no other', async (cancelReason) => {
    const ids = await some(1);
    expect((await cancel(ids, { cancelReason: 'SUN' })).status).toBe(400);
    await cancel(ids, { cancelReason });
    expect(await lessons(ids)).toMatchObject([{ is_cancelled: true, cancel_reason: cancelReason }]);
  });

  it('takes the barn’s action and the reason OTH where nothing was chosen (R125)', async () => {
    barn = await ridingBarn(app, { preferences: { lesson_cancel_default_action: 'BCAP' } });
    const ids = await some(1);
    await post('bulkCancel', { bulkIds: ids });
    expect(await lessons(ids)).toMatchObject([{ cancel_action: 'BCAP', cancel_reason: 'OTH' }]);
  });

  it.each([
    ['BCWM', 'R114'],
    ['BCAP', 'R115'],
    ['BCWR', 'R116'],
    ['BCNA', 'R117'],
    ['BCWA', 'R118'],
  ])('announces what %s does, and undoing leaves the books as they were (%s)', async (action) => {
    const { lesson, riders } = await fullLessonOf(barn);
    const bulkIds = [lesson, await barn.newLesson(DAY, '18:00')];
    const before = await books();
    const { body: told } = await post('previewBulk', { bulkIds, cancelAction: action, scheduled_date: DAY });
    expect(told).toMatchObject({ lessons: 2, riders: Object.keys(riders).length, skipped: 0 });
    const { body: run } = await cancel(bulkIds, { cancelAction: action, updated_notification_message: 'It pours.' });
    const given = await barn.read(
      (sql) => sql<{ id: string; compensation: string; unit: string }[]>`
          select lesson_person_id as id, cancel_compensation as compensation, cancel_unit as unit from lesson_person
          where lesson_id = ${lesson} and status_code like 'BC%' order by 1`,
    );
    expect(
      (told.students as { lesson_person_id: string; compensation: string; unit: string }[])
        .map(({ lesson_person_id: id, compensation, unit }) => ({ id, compensation, unit }))
        .sort((a, b) => a.id.localeCompare(b.id)),
    ).toEqual([...given]);
    expect(await books()).not.toEqual(before);
    const undone = await post('undoBulk', { id: run.id });
    expect(undone.body).toMatchObject({ state: 'reverted', reverted: 2, riders_kept: 0 });
    expect(await books()).toEqual(before);
    expect(await contradictionsIn(barn)).toEqual({});
  });

  it('refuses nothing selected, and what is cancelled already; among others that is skipped and reported (C19 R137)', async () => {
    const [one, two] = (await some(2)) as [string, string];
    expect(await post('bulkCancel', { bulkIds: [] })).toMatchObject({
      status: 400,
      body: { message: 'There is nothing selected' },
    });
    expect(await post('deleteAll', { idarray: [] })).toMatchObject({
      status: 400,
      body: { message: 'There is nothing selected' },
    });
    await cancel([one]);
    expect(await cancel([one], { cancelAction: 'BCAP' })).toMatchObject({
      status: 409,
      body: { message: 'This lesson is already cancelled' },
    });
    const { body } = await cancel([one, two, two], { cancelAction: 'BCAP' });
    expect(body).toMatchObject({ total: 2, done: 1, skipped: [{ lesson_date_time_id: one, because: 'cancelled' }] });
    expect((await lessons([one]))[0]?.cancel_action).toBe('BCNA');
  });

  it('does nothing at all where one of them is not of this barn, or a date is none', async () => {
    const ids = await some(2);
    const other = await ridingBarn(app);
    const theirs = await other.newLesson(DAY);
    const before = await barn.log();
    expect((await cancel([...ids, theirs])).status).toBe(404);
    expect((await post('deleteAll', { idarray: [...ids, theirs] })).status).toBe(404);
    expect((await cancel(['nonsense'])).status).toBe(400);
    const dates = { makeup_start_date: '2026-12-01', expiry_date: '2026-11-01' };
    expect(await cancel(ids, { cancelAction: 'BCWM', ...dates })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'expiry_date' }] },
    });
    expect(await barn.log()).toEqual(before);
    expect((await post('undoBulk', { id: theirs })).status).toBe(404);
  });

  it('is for administrators, whatever permissions staff hold (A10 G14)', async () => {
    const ids = await some(1);
    for (const who of [barn.instructor, barn.family]) {
      expect((await post('bulkCancel', { bulkIds: ids }, who)).status).toBe(403);
      expect((await post('deleteAll', { idarray: ids }, who)).status).toBe(403);
      expect((await post('previewBulk', { bulkIds: ids }, who)).status).toBe(403);
      expect((await post('undoBulk', { id: ids[0] }, who)).status).toBe(403);
    }
  });

  it('deletes them for good (R137 C23)', async () => {
    await barn.sell(3);
    const ids = await some(2);
    for (const id of ids) await barn.book(id);
    const { body } = await post('deleteAll', { idarray: ids });
    expect(body).toMatchObject({ success: 'Items Deleted', kind: 'delete', done: 2, undo_until: null });
    expect(await lessons(ids)).toEqual([]);
    expect(await barn.packages()).toMatchObject([{ used: 0 }]);
    expect(await post('undoBulk', { id: body.id })).toMatchObject({ status: 409 });
    expect(await contradictionsIn(barn)).toEqual({});
  });

  it('goes on slice by slice after the answer; a job that comes twice does nothing; it is taken back in the same slices', async () => {
    const ids = await barn.newSeries(230, {
      recurrence: { frequency: 1, period: 'days', end: { type: 'after', count: 230 } },
      studentIds: [barn.studentId],
    });
    const { body } = await cancel(ids);
    expect(body).toMatchObject({ state: 'running', success: null, total: 230, done: 100 });
    expect(await finished(body.id)).toMatchObject({ state: 'done', success: 'Lessons Cancelled', done: 230 });
    const before = await barn.log();
    await barn.run(AdvanceBulk, { runId: body.id, phase: 'running', left: 130 });
    expect((await barn.log()).length).toBe(before.length);
    const undone = await post('undoBulk', { id: body.id });
    expect(undone.body).toMatchObject({ state: 'reverting', reverted: 100 });
    expect((await post('undoBulk', { id: body.id })).status).toBe(200);
    expect(await finished(body.id)).toMatchObject({ state: 'reverted', reverted: 230 });
    expect((await lessons(ids)).filter((one) => one.is_cancelled)).toEqual([]);
  });

  it('has room for two thousand ids, and one clear answer for more', async () => {
    const ids = Array.from({ length: 2001 }, (_, i) => `01930000-0000-7000-8000-${String(i).padStart(12, '0')}`);
    expect((await cancel(ids.slice(1))).status).toBe(404);
    expect((await post('previewDelete', { idarray: ids.slice(1) })).status).toBe(404);
    expect((await post('previewBulk', { bulkIds: ids.slice(1) })).status).toBe(404);
    expect(await cancel(ids)).toMatchObject({ status: 400, body: { errors: [{ field: 'bulkIds' }] } });
  });

  it('tells everybody once, counts the mails before and shows them as they go; undone, they are told again (R091)', async () => {
    await barn.run(EditContact, { personId: barn.instructor.personId, contactEmail: 'ines@barn.test' });
    const ids = await some(2);
    for (const id of ids) await barn.book(id);
    await barn.book(ids[0] as string, barn.siblingId);
    const { body: told } = await post('previewBulk', { bulkIds: ids, cancelAction: 'BCWM' });
    expect(told).toMatchObject({ mails: 3, recipients: [{}, {}, { is_staff: 1, has_address: 1 }] });
    const message = 'The arena is under water.';
    const { body: run } = await cancel(ids, {
      cancelAction: 'BCWM',
      sendNotification: 1,
      updated_notification_message: message,
    });
    expect(run.mails).toHaveLength(3);
    await app.settled(barn.farmId);
    expect((await progress(run.id)).mails.map(({ is_staff, state }) => `${is_staff} ${state}`)).toEqual([
      '0 sent',
      '0 sent',
      '1 sent',
    ]);
    expect(app.smtp.mails.every(({ words }) => words.includes(message))).toBe(true);
    expect(app.smtp.mails.map(({ subject }) => subject).sort()).toEqual([
      'Cancelled: 2 lessons',
      'Cancelled: Rider 1, 2 lessons',
      'Cancelled: Rider 2, Tue 24 Nov, 13:00',
    ]);
    app.smtp.mails.length = 0;
    await post('undoBulk', { id: run.id });
    await app.settled(barn.farmId);
    expect(app.smtp.mails.map(({ subject }) => subject).sort()).toEqual([
      'Take place after all: 2 lessons',
      'Take place after all: Rider 1, 2 lessons',
      'Takes place after all: Rider 2, Tue 24 Nov, 13:00',
    ]);
  });

  it('lets nobody undo who comes after ten minutes, and leaves what a family has used', async () => {
    const [missed, free] = (await some(2)) as [string, string];
    await barn.book(missed);
    await barn.book(missed, barn.siblingId);
    const { body: run } = await cancel([missed], { cancelAction: 'BCWM' });
    const booked = await barn.call(barn.admin, 'POST', 'lesson_people/addStudentToLesson', {
      student_id: barn.studentId,
      lesson_date_time_id: free,
      use_makeup: 1,
    });
    expect(booked.status).toBe(200);
    const { body } = await post('undoBulk', { id: run.id });
    expect(body).toMatchObject({ state: 'reverted', riders_kept: 1 });
    expect(await contradictionsIn(barn)).toEqual({});
    app.clock.set('2026-11-24T12:01:00Z');
    await cancel([missed], { cancelAction: 'BCWM' });
    expect(await progress(run.id)).toMatchObject({ riders_kept: 1 });
    const { body: late } = await cancel([free]);
    app.clock.set('2026-11-24T12:11:01Z');
    expect(await post('undoBulk', { id: late.id })).toMatchObject({ status: 409 });
  });
});
