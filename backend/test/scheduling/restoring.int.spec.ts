import { randomUUID } from 'node:crypto';
import { expectCountsToEqualTheLog, ridingBarn, type RidingBarn } from '../enrollment/riding-barn.js';
import { contradictionsIn } from '../rebuild/books.js';
import { sharedApp, type TestApp } from '../support/test-app.js';

const INDEX = { date1: '2026-11-01', date2: '2027-01-31' };

describe('bringing deleted lessons back', () => {
  let app: TestApp;
  let barn: RidingBarn;
  beforeAll(async () => (app = await sharedApp()));
  beforeEach(async () => (barn = await ridingBarn(app)));

  const call = (method: 'GET' | 'POST', path: string, facts: object = {}, who: { token: string } = barn.admin) =>
    barn.call(who, method, `lessons/${path}`, facts);
  const remove = (id: string, facts: object = {}) => call('POST', 'delete', { id, ...facts });
  const restore = (ids: readonly string[], facts: object = {}, who: { token: string } = barn.admin) =>
    call('POST', 'restore', { idarray: ids, ...facts }, who);
  const preview = (ids: readonly string[], who: { token: string } = barn.admin) =>
    call('POST', 'previewRestore', { idarray: ids }, who);
  const deleted = async (who: { token: string } = barn.admin) => (await call('GET', 'deleted', {}, who)).body;
  const lessons = async () => (await call('GET', 'index', INDEX)).body;

  // C23
  it('gives the riders their places and horses again, and packages pay for them again', async () => {
    await barn.sell(3);
    const lesson = await barn.newLesson('2026-11-24', '16:00', { horseIds: barn.horseIds, note: 'Bring gloves' });
    await barn.cancel(await barn.book(lesson, barn.siblingId), { newEnrollStatus: 'CLC' });
    const place = await barn.book(lesson);
    await barn.call(barn.admin, 'POST', 'lesson_people/assignHorse', { id: place, horse_id: barn.horseIds[0] });
    await barn.call(barn.admin, 'POST', 'lessons/update', { id: lesson, editAction: 'title', title: 'Jumping' });
    const before = await lessons();
    await remove(lesson);
    expect(await deleted()).toEqual({
      size: 1,
      lessons: [
        expect.objectContaining({
          id: lesson,
          name: 'Jumping',
          scheduled_date: '2026-11-24',
          scheduled_starttime: '16:00',
          scheduled_endtime: '17:00',
          riders: [expect.objectContaining({ student_id: barn.studentId, is_active: 1 })],
          other_riders: 0,
        }),
      ],
    });
    expect((await preview([lesson])).body).toEqual({ lessons: 1, riders: 1, left_out: 0, warnings: [] });
    expect(await restore([lesson])).toMatchObject({ status: 200, body: { lessonIds: [lesson] } });

    const after = await lessons();
    const seen = ({ lessons: [one] }: { lessons: Record<string, unknown>[] }) => [
      one?.['id'],
      one?.['title'],
      one?.['studentString'],
      one?.['horseString'],
    ];
    expect(seen(after)).toEqual(seen(before));
    expect((await barn.packages()).map(({ used }) => used)).toEqual([1]);
    expect(await deleted()).toEqual({ size: 0, lessons: [] });
    await expectCountsToEqualTheLog(barn);
    expect(await contradictionsIn(barn)).toEqual({});
  });

  it('says what it would be in the way of, and does it all the same', async () => {
    const lesson = await barn.newLesson('2026-11-24', '16:00', { studentIds: [barn.studentId] });
    await remove(lesson);
    const other = await barn.newLesson('2026-11-24', '16:30', { studentIds: [barn.studentId] });
    const { body } = await preview([lesson]);
    expect(body.warnings.map(({ code }: { code: string }) => code)).toContain('rider_double_booked');
    expect((await restore([lesson])).status).toBe(200);
    expect((await lessons()).lessons.map(({ id }: { id: string }) => id)).toEqual([lesson, other]);
    expect(await barn.types()).toContain('enrollment.WarningsOverridden');
  });

  it('leaves out who is not in use any more', async () => {
    const lesson = await barn.newLesson('2026-11-24', '16:00', { studentIds: [barn.studentId, barn.siblingId] });
    await remove(lesson);
    await barn.call(barn.admin, 'POST', 'people/updateIsActiveAccount', {
      accountHolderId: barn.family.personId,
      whattodo: 'inactivate',
    });
    expect((await preview([lesson])).body).toMatchObject({ riders: 0, left_out: 2 });
    await restore([lesson]);
    const { lessons: [one] = [] } = await lessons();
    expect(one).toMatchObject({ id: lesson, studentString: '' });
  });

  // R083
  it('brings back the end of a series, which then ends as late as it did', async () => {
    const ids = await barn.newSeries(4);
    const ends = async () =>
      (await lessons()).lessons.map((one: Record<string, string>) => [
        one['scheduled_date'],
        one['repeatDesc'],
        one['repeatEnd'],
      ]);
    const before = await ends();
    const { body } = await remove(ids[1] as string, { applyToFuture: 1 });
    await restore(body.lessonIds);
    expect(await ends()).toEqual(before);
  });

  it('is done once, however often it is asked; a second deletion can be taken back, too', async () => {
    const lesson = await barn.newLesson('2026-11-24', '16:00', { studentIds: [barn.studentId] });
    for (const _round of [1, 2]) {
      await remove(lesson);
      const answers = await Promise.all([restore([lesson]), restore([lesson])]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await lessons()).lessons).toHaveLength(1);
    }
    expect((await barn.types()).filter((type) => type === 'scheduling.LessonScheduled')).toHaveLength(3);
  });

  it('is refused after 30 days, of what was cancelled, of what never was and of what is another barn’s', async () => {
    const [old, off] = [await barn.newLesson(), await barn.newLesson('2026-12-01')];
    const elsewhere = await ridingBarn(app);
    await call('POST', 'cancel', { id: off });
    for (const id of [old, off]) await remove(id);
    expect((await deleted()).lessons.map(({ id }: { id: string }) => id)).toEqual([old]);
    expect(await restore([off])).toMatchObject({ status: 409, body: { code: 'deleted_cancelled' } });
    expect((await restore([old], {}, elsewhere.admin)).status).toBe(404);
    expect((await preview([old], elsewhere.admin)).status).toBe(404);
    expect((await deleted(elsewhere.admin)).size).toBe(0);
    expect(await restore([])).toMatchObject({ status: 400, body: { message: 'There is nothing selected' } });
    app.clock.set(new Date(app.clock.now().getTime() + 30 * 86_400_000 + 1000));
    expect((await deleted()).size).toBe(0);
    expect(await restore([old])).toMatchObject({ status: 409, body: { code: 'deleted_too_long' } });
  });

  it('goes by the last deletion: what was cancelled meanwhile is not offered again', async () => {
    const lesson = await barn.newLesson();
    await remove(lesson);
    await restore([lesson]);
    await call('POST', 'cancel', { id: lesson });
    await remove(lesson);
    expect(await deleted()).toEqual({ size: 0, lessons: [] });
    expect((await preview([lesson])).status).toBe(404);
  });

  it('of several brings back all that took place, or none', async () => {
    const [one, off] = [await barn.newLesson(), await barn.newLesson('2026-12-01')];
    await call('POST', 'cancel', { id: off });
    for (const id of [one, off]) await remove(id);
    expect((await restore([one, randomUUID()])).status).toBe(404);
    expect((await lessons()).lessons).toEqual([]);
    expect((await restore([one, off])).body).toEqual({ lessonIds: [one] });
    expect((await lessons()).lessons.map(({ id }: { id: string }) => id)).toEqual([one]);
  });

  // A01
  it('is for staff who see the calendar; restricted ones see and bring back what they teach', async () => {
    const [idle, restricted] = [
      await barn.newInstructor({ permissions: ['ASSIGN_HORSES'] }),
      await barn.newInstructor({ permissions: ['STAFF_CAN_VIEW_CALENDAR', 'STAFF_RESTRICT_VIEW_CALENDAR_SELF'] }),
    ];
    const [theirs, others] = [
      await barn.newLesson('2026-11-24', '16:00', { instructorId: restricted.instructorId }),
      await barn.newLesson('2026-12-01'),
    ];
    for (const id of [theirs, others]) await remove(id);
    expect((await call('GET', 'deleted', {}, idle)).status).toBe(403);
    expect((await restore([theirs], {}, idle)).status).toBe(403);
    expect((await deleted(restricted)).lessons.map(({ id }: { id: string }) => id)).toEqual([theirs]);
    expect((await preview([others], restricted)).status).toBe(404);
    expect((await restore([others], {}, restricted)).status).toBe(403);
    expect((await restore([theirs], {}, restricted)).status).toBe(200);
  });
});
