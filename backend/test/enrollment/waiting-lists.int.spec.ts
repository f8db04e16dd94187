import { WaitingListRound } from '../../src/modules/enrollment/jobs/run-waiting-lists.js';
import { workApp, type WorkApp } from '../work/work-app.js';
import { expectCountsToEqualTheLog, ridingBarn, type RidingBarn } from './riding-barn.js';

const FULL = 'No spots available for this lesson';
/** A Friday, nine in the morning at the barn. */
const MORNING = '2026-11-20T14:00:00Z';

type Family = Awaited<ReturnType<RidingBarn['newFamily']>>;

describe('a waiting list', () => {
  let app: WorkApp, barn: RidingBarn, lesson: string, first: Family, second: Family, third: Family;
  beforeAll(async () => {
    app = await workApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set(MORNING);
    barn = await ridingBarn(app, { section: { maxEnrollment: 2 }, preferences: { has_waiting_lists: 1 } });
    lesson = await barn.newLesson('2026-11-24', '16:00', { studentIds: [barn.studentId, barn.siblingId] });
    first = await barn.newFamily({ students: 1 });
    second = await barn.newFamily({ students: 1 });
    third = await barn.newFamily({ students: 1 });
  });

  const about = (family: Family, more: object = {}) => ({
    lesson_date_time_id: lesson,
    student_id: family.studentIds[0],
    ...more,
  });
  const post = (who: { token: string }, path: string, body: object) => barn.call(who, 'POST', path, body);
  const join = (family: Family, more: object = {}) => post(family, 'waiting_list/join', about(family, more));
  const take = (family: Family) => post(family, 'waiting_list/take', about(family));
  const leave = (family: Family) => post(family, 'waiting_list/leave', about(family));
  const book = (family: Family) => post(family, 'lesson_people/addStudentToLesson', about(family));
  const list = async () => {
    const { body } = await barn.call(barn.admin, 'GET', `waiting_list/lesson?lesson_date_time_id=${lesson}`);
    const who = new Map([first, second, third].map((family, n) => [family.studentIds[0], n + 1]));
    return (
      body.waiting as { student_id: string; place: number; offered_until: string | null; passed_over: string | null }[]
    ).map(({ student_id, offered_until, passed_over }) =>
      [who.get(student_id), passed_over ?? offered_until].filter(Boolean),
    );
  };
  const places = () =>
    barn.read(
      (sql) => sql<{ lesson_person_id: string; student_id: string }[]>`
        select lesson_person_id, student_id from lesson_person where lesson_id = ${lesson} and not is_cancelled order by enrolled_at`,
    );
  const riding = async () => (await places()).map(({ student_id }) => student_id);
  const cancelOne = async () => {
    const [one] = await places();
    return barn.cancel(one?.lesson_person_id as string, { newEnrollStatus: 'CWP' });
  };
  const roundAt = async (instant: string) => {
    app.clock.set(instant);
    await app.app.get(WaitingListRound).work();
  };
  const shown = async () => {
    const { body } = await barn.call(barn.admin, 'GET', `lessons/index?dbday=2026-11-24`);
    const one = body.lessons.find(({ id }: { id: string }) => id === lesson);
    return [one.cnt, one.available, one.waiting];
  };

  it('is joined when the lesson is full, once, and left again', async () => {
    expect((await join(first)).status).toBe(200);
    expect((await join(first)).status).toBe(200);
    expect((await join(second)).status).toBe(200);
    expect(await list()).toEqual([[1], [2]]);
    const own = await barn.call(second, 'GET', 'waiting_list/own');
    expect(own.body.waiting).toMatchObject([{ lesson_date_time_id: lesson, place: 2, offered_until: null }]);
    expect(await shown()).toEqual([2, 0, 2]);
    expect([(await leave(first)).status, (await leave(first)).status]).toEqual([200, 200]);
    expect(await list()).toEqual([[2]]);
    expect((await barn.types()).filter((type) => type.startsWith('enrollment.Waiting'))).toEqual([
      'enrollment.WaitingJoined',
      'enrollment.WaitingJoined',
      'enrollment.WaitingEnded',
    ]);
  });

  it('is for nobody else’s rider, for no lesson with a free place, and not kept by every barn', async () => {
    expect((await post(second, 'waiting_list/join', about(first))).status).toBe(404);
    expect((await post(second, 'waiting_list/take', about(first))).status).toBe(404);
    const open = await barn.newLesson('2026-11-25', '16:00');
    expect(await join(first, { lesson_date_time_id: open })).toMatchObject({
      status: 409,
      body: { code: 'place_free' },
    });
    const other = await ridingBarn(app, { section: { maxEnrollment: 1 } });
    const full = await other.newLesson('2026-11-24', '16:00', { studentIds: [other.studentId] });
    const asked = { lesson_date_time_id: full, student_id: other.siblingId };
    expect((await other.call(other.family, 'POST', 'waiting_list/join', asked)).status).toBe(403);
  });

  it('holds a freed place for the first: nobody else books it, and she takes it once', async () => {
    await join(first);
    await join(second);
    await cancelOne();
    expect(await list()).toEqual([[1, '2026-11-20T18:00:00Z'], [2]]);
    expect(await shown()).toEqual([1, 0, 2]);
    expect(await book(third)).toMatchObject({ status: 409, body: { message: FULL } });
    expect(await take(second)).toMatchObject({ status: 409, body: { code: 'offer_ended' } });
    expect([(await take(first)).status, (await take(first)).status]).toEqual([200, 200]);
    expect(await riding()).toContain(first.studentIds[0]);
    expect(await list()).toEqual([[2]]);
  });

  it('takes no lesson credit from who is taken out while somebody waits', async () => {
    await barn.sell(5);
    await join(first);
    const [one] = await places();
    const lesson_person_id = one?.lesson_person_id;
    expect((await barn.packages()).map(({ used }) => used)).toEqual([1]);
    expect((await post(barn.admin, 'lesson_people/delete', { lesson_person_id })).status).toBe(200);
    expect((await barn.packages()).map(({ used }) => used)).toEqual([0]);
    expect(await list()).toEqual([[1, '2026-11-20T18:00:00Z']]);
    await expectCountsToEqualTheLog(barn);
  });

  it('goes on to the next when an offer ends or is declined, however often the clock asks', async () => {
    await join(first);
    await join(second);
    await join(third);
    await cancelOne();
    await leave(first);
    expect(await list()).toEqual([[2, '2026-11-20T18:00:00Z'], [3]]);
    await roundAt('2026-11-20T17:59:00Z');
    expect(await list()).toHaveLength(2);
    await roundAt('2026-11-20T18:00:00Z');
    expect(await take(second)).toMatchObject({ status: 409, body: { code: 'offer_ended' } });
    const after = await barn.types();
    await roundAt('2026-11-20T18:00:00Z');
    expect(await barn.types()).toEqual(after);
    expect(await list()).toEqual([[3, '2026-11-20T22:00:00Z']]);
  });

  it('passes over who rides elsewhere then, with the reason, and comes back to her', async () => {
    await join(first);
    await join(second);
    const rival = await barn.newLesson('2026-11-24', '16:30', { studentIds: [first.studentIds[0]] });
    await cancelOne();
    expect(await list()).toEqual([
      [1, 'Rides elsewhere at that time'],
      [2, '2026-11-20T18:00:00Z'],
    ]);
    await leave(second);
    expect(await book(third)).toMatchObject({ status: 200 });
    await cancelOne();
    expect(await shown()).toEqual([1, 1, 1]);
    await post(barn.admin, 'lessons/cancel', { id: rival, cancelAction: 'BCNA', cancelReason: 'WEA' });
    await roundAt('2026-11-20T15:00:00Z');
    expect(await list()).toEqual([[1, '2026-11-20T19:00:00Z']]);
  });

  it('offers a rider one of two lessons at the same time, and the other as soon as that is declined', async () => {
    const beside = await barn.newLesson('2026-11-24', '16:30', { studentIds: [third.studentIds[0]] });
    await barn.book(beside, second.studentIds[0]);
    const wait = { lesson_date_time_id: beside, student_id: first.studentIds[0] };
    expect([(await join(first)).status, (await post(first, 'waiting_list/join', wait)).status]).toEqual([200, 200]);
    await cancelOne();
    const [there] = await barn.read(
      (sql) => sql<[{ id: string }]>`
        select lesson_person_id as id from lesson_person where lesson_id = ${beside} and student_id = ${third.studentIds[0]}`,
    );
    await barn.cancel(there.id, { newEnrollStatus: 'CWP' });
    const own = async () => {
      const { body } = await barn.call(first, 'GET', 'waiting_list/own');
      return body.waiting.map((one: { lesson_date_time_id: string; offered_until: string | null }) => [
        one.lesson_date_time_id,
        one.offered_until,
      ]);
    };
    expect(await own()).toEqual([
      [lesson, '2026-11-20T18:00:00Z'],
      [beside, null],
    ]);
    const staff = await barn.call(barn.admin, 'GET', `waiting_list/lesson?lesson_date_time_id=${beside}`);
    expect(staff.body.waiting).toMatchObject([{ passed_over: 'Has an offer for another lesson at that time' }]);
    await roundAt('2026-11-20T15:00:00Z');
    expect(await own()).toEqual([
      [lesson, '2026-11-20T18:00:00Z'],
      [beside, null],
    ]);
    await leave(first);
    expect(await own()).toEqual([[beside, '2026-11-20T19:00:00Z']]);
  });

  it('offers nothing in the quiet hours, and keeps the place until the morning', async () => {
    await join(first);
    app.clock.set('2026-11-21T03:00:00Z');
    await cancelOne();
    expect(await list()).toEqual([[1]]);
    expect(await book(third)).toMatchObject({ status: 409, body: { message: FULL } });
    await roundAt('2026-11-21T11:50:00Z');
    expect(await list()).toEqual([[1]]);
    await roundAt('2026-11-21T12:00:00Z');
    expect(await list()).toEqual([[1, '2026-11-21T16:00:00Z']]);
  });

  it('enrols at once who wanted it so, and ends when booking does', async () => {
    await join(first, { auto_enrol: 1 });
    await join(second);
    await cancelOne();
    expect(await riding()).toContain(first.studentIds[0]);
    expect(await list()).toEqual([[2]]);
    await roundAt('2026-11-24T21:00:00Z');
    expect(await list()).toEqual([]);
  });

  const larger = () => barn.newSection({ sectionName: 'Large group', maxEnrollment: 4 });

  it('is offered what the barn adds, and loses what it gives away', async () => {
    await join(first);
    await join(second);
    await post(barn.admin, 'lessons/update', { id: lesson, editAction: 'section', section_id: await larger() });
    expect((await list()).map(([, until]) => until)).toEqual(['2026-11-20T18:00:00Z', '2026-11-20T18:00:00Z']);
    const asked = { id: lesson, only: 1, students: JSON.stringify(third.studentIds) };
    const before = await barn.call(barn.admin, 'GET', 'lessons/warnings', asked);
    expect(before.body.warnings.map(({ code }: { code: string }) => code)).toEqual(['place_held']);
    const hers = await barn.call(barn.admin, 'GET', 'lessons/warnings', {
      ...asked,
      students: JSON.stringify(first.studentIds),
    });
    expect(hers.body.warnings).toEqual([]);
    const given = await post(barn.admin, 'lesson_people/create', about(third));
    expect(given.body.warnings.map(({ code }: { code: string }) => code)).toEqual(['place_held']);
    expect(await list()).toEqual([[1, '2026-11-20T18:00:00Z'], [2]]);
    expect(await take(second)).toMatchObject({ status: 409, body: { code: 'offer_ended' } });
    expect((await take(first)).status).toBe(200);
  });

  it('is put into another order by staff alone', async () => {
    await join(first);
    await join(second);
    expect((await post(second, 'waiting_list/order', about(second, { place: 1 }))).status).toBe(403);
    await post(barn.admin, 'waiting_list/order', about(second, { place: 1 }));
    await join(third);
    expect(await list()).toEqual([[2], [1], [3]]);
    await cancelOne();
    expect(await list()).toEqual([[2, '2026-11-20T18:00:00Z'], [1], [3]]);
  });

  it('ends with a lesson that is called off, and with one that is deleted', async () => {
    await join(first);
    await post(barn.admin, 'lessons/cancel', { id: lesson, cancelAction: 'BCNA', cancelReason: 'WEA' });
    expect(await list()).toEqual([]);
    const ended = (await barn.log()).filter(({ type }) => type === 'enrollment.WaitingEnded');
    expect(ended.map(({ data }) => data.why)).toEqual(['called_off']);
    const other = await barn.newLesson('2026-11-25', '16:00', { studentIds: [barn.studentId, barn.siblingId] });
    await join(first, { lesson_date_time_id: other });
    await post(barn.admin, 'lessons/delete', { id: other });
    const own = await barn.call(first, 'GET', 'waiting_list/own');
    expect(own.body.waiting).toEqual([]);
  });

  it('gives two freed places to the first two of three, whoever else asks in the same second', async () => {
    const families = [first, second, third];
    for (const family of families) await join(family);
    const strangers = await Promise.all([1, 2, 3, 4].map(() => barn.newFamily({ students: 1 })));
    const freed = await places();
    const answers = await Promise.all([
      ...freed.map(({ lesson_person_id }) => barn.cancel(lesson_person_id, { newEnrollStatus: 'CWP' })),
      ...strangers.map(book),
      ...families.map(take),
      post(barn.admin, 'lessons/reschedule', { id: lesson, start: '2026-11-24 16:30', end: '2026-11-24 17:30' }),
      ...strangers.map(book),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const held = (await list()).filter(([, until]) => until).map(([who]) => who);
    const rides = await riding();
    const taken = families.flatMap(({ studentIds: [id] }, n) => (rides.includes(id as string) ? [n + 1] : []));
    expect([taken.length + held.length, new Set([...taken, ...held])]).toEqual([2, new Set([1, 2])]);
    expect(strangers.filter(({ studentIds: [id] }) => rides.includes(id as string))).toEqual([]);
  });

  it('gives one held place to its rider alone, however often and by whatever way it is asked for at once', async () => {
    await join(first);
    await cancelOne();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => (n % 2 ? take(first) : n % 4 ? book(second) : book(first))),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await riding()).filter((id) => id === first.studentIds[0])).toHaveLength(1);
    expect(await riding()).not.toContain(second.studentIds[0]);
  });

  it('shows a family full lessons to wait for, and on the public page', async () => {
    await join(first);
    const asked = `view=booking&date1=2026-11-24&date2=2026-11-24&filters=${JSON.stringify({ student_id: second.studentIds[0] })}`;
    const plain = await barn.call(second, 'GET', `lessons/index?${asked}`);
    expect(plain.body.events).toEqual([]);
    const full = await barn.call(second, 'GET', `lessons/index?${asked}&with_full=1`);
    expect(full.body.events).toMatchObject([{ id: lesson, is_full: 1, waiting: 1, waiting_place: null }]);
    const mine = asked.replace(second.studentIds[0] as string, first.studentIds[0] as string);
    const own = await barn.call(first, 'GET', `lessons/index?${mine}&with_full=1`);
    expect(own.body.events).toMatchObject([{ is_full: 1, waiting_place: 1 }]);
    const [{ public_id }] = await barn.read((sql) => sql<[{ public_id: string }]>`select public_id from farm`);
    const seen = await app.call(undefined, 'GET', 'lessons/public', { public_id, dbday: '2026-11-24' });
    expect(seen.body.lessons).toMatchObject([{ available: 0, has_spots: 0, can_wait: 1 }]);
    await cancelOne();
    const held = await app.call(undefined, 'GET', 'lessons/public', { public_id, dbday: '2026-11-24' });
    expect(held.body.lessons).toMatchObject([{ cnt: 1, available: 0, has_spots: 0, can_wait: 1 }]);
  });
});
