import { WaitingListRound } from '../../src/modules/enrollment/jobs/run-waiting-lists.js';
import { contradictionsIn } from '../rebuild/books.js';
import { workApp, type WorkApp } from '../work/work-app.js';
import { expectCountsToEqualTheLog, ridingBarn, type RidingBarn } from './riding-barn.js';
import { winterSession } from './winter-session.js';

type Who = { token: string };
type Family = Awaited<ReturnType<RidingBarn['newFamily']>>;
/** A Friday, nine in the morning at the barn. */
const MORNING = '2026-11-20T14:00:00Z';
const HELD = '2026-11-20T18:00:00Z';
const NIGHT = '2026-11-21T03:00:00Z';
const NEXT_MORNING = '2026-11-21T12:00:00Z';
const ON = { clients_can_register: 1, has_waiting_lists: 1, send_notifications: 0 };

describe('the waiting list of a session', () => {
  let app: WorkApp, barn: RidingBarn, session: string, first: Family, second: Family, third: Family;
  beforeAll(async () => {
    app = await workApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set(MORNING);
    barn = await ridingBarn(app, { preferences: ON });
    const family = () => barn.newFamily({ students: 1 });
    [first, second, third] = await Promise.all([family(), family(), family()]);
    session = await opened();
    for (const id of [barn.studentId, barn.siblingId]) await register(barn.admin, id);
    await app.settled(barn.farmId);
    app.smtp.mails.length = 0;
  });

  const rider = ({ studentIds }: Family) => studentIds[0] as string;
  const post = (who: Who, path: string, body: object) => barn.call(who, 'POST', path, body);
  const opened = async (facts: object = {}) =>
    (
      await post(
        barn.admin,
        'lesson_date_time_series/createRegistration',
        winterSession(barn.sectionId, barn.productId, facts),
      )
    ).body.series.id as string;
  const of = (student_id: string) => ({ series_id: session, student_id });
  const register = (who: Who, student_id: string) => post(who, 'addStudentToRegistration', of(student_id));
  const takeOut = (who: Who, student_id: string) => post(who, 'deleteStudentRegistration', of(student_id));
  const wait = (who: Who, ...student_ids: string[]) =>
    post(who, 'registrations/wait', { series_id: session, student_ids });
  const join = (family: Family) => wait(family, rider(family));
  const leave = (family: Family) => post(family, 'registrations/giveUp', of(rider(family)));
  const order = (family: Family, place: number, who: Who = barn.admin) =>
    post(who, 'registrations/orderWaiting', { ...of(rider(family)), place });
  const offer = (family: Family, who: Who = barn.admin) => post(who, 'registrations/offerPlace', of(rider(family)));
  const listed = async (who: Who = barn.admin) =>
    (await barn.call(who, 'GET', 'lesson_date_time_series/getRegistrationList')).body;
  const shown = async (who?: Who) =>
    (await listed(who)).counts.find(({ id }: { id: string }) => id === session) as Record<string, unknown>;
  /** Which family, and until when a place is held for it or why it was passed over. */
  const list = async () => {
    const who = new Map([first, second, third].map((family, n) => [rider(family), n + 1]));
    type Row = { student_id: string; offered_until: string | null; passed_over: string | null };
    return ((await listed()).waiting as Row[]).map(({ student_id, offered_until, passed_over }) =>
      [who.get(student_id), passed_over ?? offered_until].filter(Boolean),
    );
  };
  const roundAt = async (instant: string) => {
    app.clock.set(instant);
    await app.app.get(WaitingListRound).work();
  };
  const ends = async () =>
    (await barn.log()).filter(({ type }) => type === 'enrollment.WaitingEnded').map(({ data }) => data.why);
  const subjects = async () => (await app.sent(barn.farmId)).map(({ subject }) => subject);

  it('is joined when the session is full, once, says the place on it, and is left again', async () => {
    expect((await join(first)).status).toBe(200);
    expect((await join(first)).status).toBe(200);
    const { status, body } = await join(second);
    expect([status, body.waiting]).toMatchObject([
      200,
      [{ student_id: rider(second), place: 2, offered_until: null, passed_over: null }],
    ]);
    expect(await list()).toEqual([[1], [2]]);
    expect(await shown()).toMatchObject({ cnt: 2, held: 0, available: 0, waiting: 2 });
    for (const _ of [1, 2]) expect((await leave(first)).status).toBe(200);
    expect([await list(), await ends()]).toEqual([[[2]], ['left']]);
    expect(await subjects()).toEqual([]);
    await expectCountsToEqualTheLog(barn);
    expect(await contradictionsIn(barn)).toEqual({});
  });

  it('refuses with the reason and the field, and then nobody waits', async () => {
    const free = await opened({ title: 'Free' });
    const refused = async (who: Who, facts: object) => {
      const input = { series_id: session, student_ids: [rider(first)], ...facts };
      const { status, body } = await post(who, 'registrations/wait', input);
      return [status, body.code, body.errors?.[0]?.field];
    };
    expect(await refused(first, { series_id: free })).toEqual([409, 'session_place_free', 'series_id']);
    expect(await refused(first, { series_id: barn.sectionId })).toEqual([404, 'not_found', 'series_id']);
    expect(await refused(first, { student_ids: [] })).toEqual([400, 'invalid_input', 'student_ids']);
    expect(await refused(first, { student_ids: undefined })).toEqual([400, 'invalid_input', 'student_ids']);
    expect(await refused(barn.family, { student_ids: [barn.studentId] })).toEqual([
      409,
      'already_registered',
      'student_ids',
    ]);
    expect((await refused(first, { student_ids: [rider(first), rider(second)] }))[0]).toBe(404);
    expect((await post(first, 'registrations/wait', { series_id: session })).status).toBe(400);
    await barn.newLesson('2026-12-01', '16:30', { studentIds: [rider(second)] });
    expect(await refused(second, { student_ids: [rider(second)] })).toEqual([409, 'rider_elsewhere', 'student_ids']);
    const young = await opened({ title: 'Young', max_enrollment: 1, age_from: 4, age_to: 5 });
    await post(barn.admin, 'addStudentToRegistration', { series_id: young, student_id: barn.studentId });
    expect((await refused(first, { series_id: young }))[2]).toBe('student_ids');
    app.clock.set('2026-12-09T14:00:00Z');
    expect((await refused(first, {}))[1]).toBe('session_over');
    expect(await list()).toEqual([]);
  });

  it('is not there where the barn keeps none or lets no family register, nor for another barn', async () => {
    const without = await ridingBarn(app, { preferences: { ...ON, has_waiting_lists: 0 } });
    const closed = await ridingBarn(app, { preferences: { ...ON, clients_can_register: 0 } });
    for (const other of [without, closed]) {
      const input = { series_id: session, student_ids: [other.studentId] };
      const { status, body } = await other.call(other.family, 'POST', 'registrations/wait', input);
      expect([status, body.message]).toEqual([403, expect.stringMatching(/waiting lists|register by themselves/)]);
    }
    const elsewhere = await ridingBarn(app, { preferences: ON });
    const input = { series_id: session, student_ids: [elsewhere.studentId] };
    expect((await elsewhere.call(elsewhere.family, 'POST', 'registrations/wait', input)).status).toBe(404);
    for (const path of ['registrations/orderWaiting', 'registrations/offerPlace'])
      expect((await post(first, path, { ...of(rider(first)), place: 1 })).status).toBe(403);
  });

  it('tells each family of its own riders alone', async () => {
    await join(first);
    await join(second);
    const { waiting } = await listed(second);
    expect(waiting).toMatchObject([{ student_id: rider(second), place: 2 }]);
    expect((await post(second, 'registrations/giveUp', of(rider(first)))).status).toBe(404);
  });

  it('holds a place that is given up for the first, tells the family, and registers it', async () => {
    await join(first);
    await join(second);
    await takeOut(barn.family, barn.studentId);
    expect(await list()).toEqual([[1, HELD], [2]]);
    expect(await shown(third)).toMatchObject({ cnt: 1, held: 1, available: 0 });
    expect((await register(third, rider(third))).body.code).toBe('session_full');
    expect((await register(second, rider(second))).body.code).toBe('session_full');
    expect(await subjects()).toEqual(['A place for Rider 1: Winter session']);
    expect((await register(first, rider(first))).status).toBe(200);
    expect([await list(), await ends()]).toEqual([[[2]], ['taken']]);
    expect(await contradictionsIn(barn)).toEqual({});
  });

  it('holds a place that staff free, or decline, just so', async () => {
    session = await opened({ title: 'Asked', max_enrollment: 1, needs_approval: 1, start: '2026-11-25 16:00' });
    await register(barn.family, barn.studentId);
    await join(first);
    await join(second);
    await post(barn.admin, 'registrations/answer', { ...of(barn.studentId), approve: 0 });
    expect(await list()).toEqual([[1, HELD], [2]]);
    await register(first, rider(first));
    expect(await list()).toEqual([[2]]);
    await takeOut(barn.admin, rider(first));
    expect(await list()).toEqual([[2, HELD]]);
  });

  it('goes on to the next when an offer ends or is declined, however often the clock asks', async () => {
    for (const family of [first, second, third]) await join(family);
    await takeOut(barn.family, barn.studentId);
    await app.settled(barn.farmId);
    await leave(first);
    expect(await list()).toEqual([[2, HELD], [3]]);
    await roundAt('2026-11-20T17:59:00Z');
    expect(await list()).toHaveLength(2);
    await app.settled(barn.farmId);
    await roundAt(HELD);
    const after = await barn.types();
    await roundAt(HELD);
    expect(await barn.types()).toEqual(after);
    expect(await list()).toEqual([[3, '2026-11-20T22:00:00Z']]);
    expect((await register(second, rider(second))).body.code).toBe('session_full');
    expect((await subjects()).toSorted()).toEqual([
      'A place for Rider 1: Winter session',
      'A place for Rider 1: Winter session',
      'A place for Rider 1: Winter session',
      'No place for Rider 1: Winter session',
    ]);
  });

  it('keeps a place through the quiet hours for who is first, and offers it in the morning', async () => {
    await join(first);
    app.clock.set(NIGHT);
    await takeOut(barn.admin, barn.studentId);
    expect(await list()).toEqual([[1]]);
    expect(await shown(second)).toMatchObject({ held: 1, available: 0 });
    expect((await register(second, rider(second))).body.code).toBe('session_full');
    await roundAt(NEXT_MORNING);
    expect(await list()).toEqual([[1, '2026-11-21T16:00:00Z']]);
  });

  it('gives one place to one of two families who come at the same second as it', async () => {
    const answers = await Promise.all([takeOut(barn.family, barn.studentId), join(first), join(second)]);
    const joined = answers.slice(1).filter(({ status }) => status === 200).length;
    await roundAt('2026-11-20T14:01:00Z');
    const offers = (await list()).filter(([, until]) => until);
    // Whoever came after the place was free was told to register; then it is nobody's yet.
    expect(offers).toHaveLength(Math.min(1, joined));
    const registered = await Promise.all([first, second, third].map((family) => register(family, rider(family))));
    expect(registered.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await shown()).toMatchObject({ cnt: 2 });
    expect(await contradictionsIn(barn)).toEqual({});
  });

  it('offers two places that come free at once to two, and none twice', async () => {
    for (const family of [first, second, third]) await join(family);
    await Promise.all([barn.studentId, barn.siblingId].map((id) => takeOut(barn.family, id)));
    expect(await list()).toEqual([[1, HELD], [2, HELD], [3]]);
  });

  it('passes over who does not fit any more, says why to staff and family, and comes back', async () => {
    await join(first);
    await join(second);
    const busy = await barn.newLesson('2026-12-01', '16:30', { studentIds: [rider(first)] });
    await takeOut(barn.family, barn.studentId);
    expect(await list()).toEqual([
      [1, 'Rides elsewhere at that time'],
      [2, HELD],
    ]);
    expect((await listed(first)).waiting).toMatchObject([{ passed_over: 'Rides elsewhere at that time', place: 1 }]);
    await post(barn.admin, 'lessons/delete', { id: busy });
    await roundAt(HELD);
    expect(await list()).toEqual([[1, '2026-11-20T22:00:00Z']]);
  });

  it('is put into another order by staff, who may add and take off, and see no offer moved', async () => {
    expect((await wait(barn.admin, rider(first), rider(second))).status).toBe(200);
    await join(third);
    expect((await order(third, 1)).status).toBe(200);
    expect(await list()).toEqual([[3], [1], [2]]);
    await takeOut(barn.admin, barn.studentId);
    await order(second, 1);
    expect(await list()).toEqual([[2], [3, HELD], [1]]);
    await post(barn.admin, 'registrations/giveUp', of(rider(third)));
    expect([await list(), await ends()]).toEqual([[[2, HELD], [1]], ['removed']]);
    expect((await order(first, 0)).body.errors[0].field).toBe('place');
  });

  it('is offered by hand out of turn, in the quiet hours, and for no place twice', async () => {
    await join(first);
    await join(second);
    expect((await offer(second)).body.code).toBe('no_place_to_offer');
    expect((await offer(third)).body.errors[0].field).toBe('student_id');
    app.clock.set(NIGHT);
    await takeOut(barn.admin, barn.studentId);
    for (const _ of [1, 2]) expect((await offer(second)).status).toBe(200);
    expect(await list()).toEqual([[1], [2, '2026-11-21T16:00:00Z']]);
    expect((await offer(first)).body.code).toBe('no_place_to_offer');
    expect((await register(second, rider(second))).status).toBe(200);
    expect(await list()).toEqual([[1]]);
  });

  it('offers places that are added, takes away those that are only kept, and never one that is taken', async () => {
    const places = (max_enrollment: number, who: Who = barn.admin) =>
      post(who, 'registrations/setPlaces', { series_id: session, max_enrollment });
    const ofLessons = () =>
      barn.read((sql) => sql<{ max: number }[]>`select max_enrollment as max from lesson where series_id = ${session}`);
    await join(first);
    await join(second);
    for (const _ of [1, 2]) expect((await places(3)).status).toBe(200);
    expect(await list()).toEqual([[1, HELD], [2]]);
    expect(await shown()).toMatchObject({ cnt: 2, max_enrollment: 3, held: 1, available: 0 });
    expect((await ofLessons()).map(({ max }) => max)).toEqual([3, 3, 3]);
    expect(await subjects()).toEqual(['A place for Rider 1: Winter session']);
    expect((await places(2)).status).toBe(200);
    expect(await list()).toEqual([[1], [2]]);
    expect(await subjects()).toContain('No place for Rider 1: Winter session');
    expect((await places(1)).body).toMatchObject({
      code: 'session_places_taken',
      errors: [{ field: 'max_enrollment' }],
    });
    expect((await places(0)).body.errors[0].field).toBe('max_enrollment');
    expect((await places(501)).body.errors[0].field).toBe('max_enrollment');
    expect((await places(3, first)).status).toBe(403);
    const elsewhere = await ridingBarn(app, { preferences: ON });
    const theirs = { series_id: session, max_enrollment: 9 };
    expect((await elsewhere.call(elsewhere.admin, 'POST', 'registrations/setPlaces', theirs)).status).toBe(404);
    expect((await barn.types()).filter((type) => type === 'enrollment.SessionPlacesChanged')).toHaveLength(2);
    await expectCountsToEqualTheLog(barn);
    expect(await contradictionsIn(barn)).toEqual({});
  });

  it('warns staff who give a held place away, tells the family, and lets it wait on', async () => {
    await join(first);
    await takeOut(barn.admin, barn.studentId);
    const { body } = await register(barn.admin, rider(second));
    expect(body.warnings.map(({ code }: { code: string }) => code)).toEqual(['place_held']);
    expect(await list()).toEqual([[1]]);
    expect(await subjects()).toContain('No place for Rider 1: Winter session');
  });

  it('serves who waits already where lists are switched off, and ends with the session', async () => {
    await join(first);
    await post(barn.admin, 'farms/updateFarmPreferencesClient', { field: 'has_waiting_lists', value: 0 });
    expect((await join(second)).status).toBe(403);
    await takeOut(barn.admin, barn.studentId);
    expect(await list()).toEqual([[1, HELD]]);
    await roundAt('2026-12-09T14:00:00Z');
    expect(await list()).toEqual([]);
  });
});
