import { AdvanceNoShows } from '../../src/modules/enrollment/commands/advance-no-shows.js';
import { releaseNoShows } from '../../src/modules/enrollment/jobs/release-no-shows.js';
import { workApp, type WorkApp } from '../work/work-app.js';
import { ridingBarn, type RidingBarn } from './riding-barn.js';

const RELEASED = 'enrollment.NoShowsReleased';
const ANNOUNCED = 'enrollment.NoShowReleaseAnnounced';
const AT_RISK = 'Rider 1’s places are released on Mon 7 Dec';

/** Six Tuesdays from 24 November, of which two are missed; the policy releases four days after its mail. */
describe('places released by themselves after no-shows', () => {
  let app: WorkApp, barn: RidingBarn, lessons: string[], places: string[];
  let rounds = 0;
  beforeAll(async () => {
    app = await workApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-11-20T14:00:00Z');
    barn = await ridingBarn(app, { preferences: { send_notifications: 0 } });
    lessons = await barn.newSeries(6);
    places = [];
    for (const lesson of lessons) places.push(await barn.book(lesson));
    app.clock.set('2026-12-02T22:00:00Z');
    await policy();
    await mark(0, 'CNS');
    await mark(1, 'CNS');
    await app.settled(barn.farmId);
    app.smtp.mails.length = 0;
  });

  const post = async (path: string, body: object) => {
    const answer = await barn.call(barn.admin, 'POST', path, body);
    expect([path, answer.status, answer.body]).toEqual([path, 200, expect.anything()]);
    return answer.body;
  };
  const policy = (facts: object = {}) =>
    post('policies/save', {
      scope: 'barn',
      steps: [{ notice: 'start', gives: 'nothing' }],
      strike_count: 2,
      strike_release_days: 4,
      ...facts,
    });
  const mark = (at: number, enrollment_status_code: string) =>
    post('lesson_people/updateAttendance', { id: places[at], enrollment_status_code });
  const add = () => app.jobs.add([{ type: releaseNoShows, id: `no-shows-${(rounds += 1)}`, data: {} }]);
  const round = async (when: string) => {
    app.clock.set(when);
    await add();
    // What the job has announced or released is mailed then.
    await app.settled(barn.farmId);
    return app.settled(barn.farmId);
  };
  const strike = async () => (await barn.call(barn.admin, 'GET', 'lesson_people/strikes', {})).body.strikes[0];
  const logged = async (type: string) => (await barn.log()).filter((event) => event.type === type);
  const subjects = async () => (await app.sent(barn.farmId)).map(({ subject }) => subject);
  const held = () =>
    barn.read(
      (sql) => sql<{ id: string }[]>`
        select lesson_person_id as id from lesson_person where student_id = ${barn.studentId} and not is_cancelled`,
    );
  const announced = () => round('2026-12-03T15:00:00Z');
  const later = async () => {
    const ids = (await held()).map(({ id }) => id);
    return places.slice(2).filter((id) => ids.includes(id));
  };

  it('are announced in the daytime, shown to staff with their day, and released once on it, each with a mail', async () => {
    await round('2026-12-03T13:00:00Z');
    expect(await strike()).toMatchObject({ stand: 'reached', release_after: 4, release: { mail: 'planned' } });
    expect(await subjects()).toEqual([]);
    await announced();
    await announced();
    const sentence =
      'On Mon 7 Dec these places are released, and others may take them: Beginners, 4 lessons from Tue 8 Dec.';
    expect(await subjects()).toEqual([AT_RISK]);
    expect(app.smtp.mails[0]?.words).toContain(sentence);
    expect(await strike()).toMatchObject({ release: { on: '2026-12-07', mail: 'sent', sentence } });
    await round('2026-12-06T23:00:00Z');
    expect(await later()).toHaveLength(4);
    await round('2026-12-07T15:00:00Z');
    await round('2026-12-07T16:00:00Z');
    expect(await logged(RELEASED)).toMatchObject([{ data: { places: { length: 4 } } }]);
    expect(await subjects()).toEqual([AT_RISK, 'Rider 1’s places were released']);
    expect(await later()).toEqual([]);
  });

  it('are not announced again where staff give a place back', async () => {
    await announced();
    await round('2026-12-07T15:00:00Z');
    const again = { student_id: barn.studentId, lesson_date_time_id: lessons[5] };
    await post('lesson_people/create', again);
    await round('2026-12-07T16:00:00Z');
    expect(await strike()).toMatchObject({ stand: 'reached', release: null, later: { length: 1 } });
    expect(await logged(ANNOUNCED)).toHaveLength(1);
  });

  it('stay with whoever comes before the day', async () => {
    await policy({ strike_release_days: 7, version: 1 });
    await announced();
    app.clock.set('2026-12-08T22:00:00Z');
    await mark(2, 'COM');
    await round('2026-12-20T15:00:00Z');
    expect([await strike(), await logged(RELEASED)]).toEqual([undefined, []]);
  });

  it('stay where a mark is put right; set anew, it is announced anew with all its days', async () => {
    await announced();
    app.clock.set('2026-12-04T15:00:00Z');
    await mark(1, 'COM');
    expect(await strike()).toBeUndefined();
    app.clock.set('2026-12-05T15:00:00Z');
    await mark(1, 'CNS');
    await round('2026-12-05T16:00:00Z');
    expect(await subjects()).toEqual([AT_RISK, 'Rider 1’s places are released on Wed 9 Dec']);
    expect(await strike()).toMatchObject({ release: { on: '2026-12-09' } });
    await round('2026-12-07T15:00:00Z');
    expect(await logged(RELEASED)).toEqual([]);
  });

  it('are released on the day that was said, also if one more lesson is missed until then', async () => {
    await policy({ strike_release_days: 7, version: 1 });
    await announced();
    app.clock.set('2026-12-08T22:00:00Z');
    await mark(2, 'CNS');
    await round('2026-12-08T23:00:00Z');
    expect(await strike()).toMatchObject({ in_a_row: 3, release: { on: '2026-12-10', mail: 'sent' } });
    expect(await logged(ANNOUNCED)).toHaveLength(1);
    await round('2026-12-10T15:00:00Z');
    expect(await logged(RELEASED)).toMatchObject([{ data: { lessonPersonId: places[1], places: { length: 3 } } }]);
  });

  it('are held with a reason; asked again, they are announced anew with all their days', async () => {
    await announced();
    const { strikes } = await post('lesson_people/leaveNoShows', { lesson_person_id: places[1], reason: 'Ill' });
    expect(strikes).toMatchObject([{ stand: 'left', release: null, left_alone: { reason: 'Ill' } }]);
    await round('2026-12-07T15:00:00Z');
    expect(await later()).toHaveLength(4);
    await post('lesson_people/askNoShowsAgain', { lesson_person_id: places[1] });
    await round('2026-12-07T16:00:00Z');
    expect(await strike()).toMatchObject({ stand: 'reached', release: { on: '2026-12-11', mail: 'sent' } });
    expect(await logged(ANNOUNCED)).toHaveLength(2);
  });

  it('wait for the mail: one that nobody gets releases nothing, and the days begin with the one that goes out', async () => {
    const { personId } = barn.family;
    const email = await app.holderEmail(barn);
    const reach = (at: string | null) =>
      app.owner`update person set contact_email = ${at} where person_id = ${personId}`;
    await reach(null);
    await announced();
    await round('2026-12-08T15:00:00Z');
    expect(await strike()).toMatchObject({ release: { mail: 'lost' } });
    expect(await logged(RELEASED)).toEqual([]);
    await reach(email);
    const [notice] = (await logged(ANNOUNCED)).map(({ data }) => data as { noticeId: string });
    await post('mails/sendAgain', { mail_id: `${notice!.noticeId}-no-show-release` });
    expect(await subjects()).toEqual(['Rider 1’s places are released on Sat 12 Dec']);
    app.clock.set('2026-12-08T22:00:00Z');
    await mark(2, 'CNS');
    await round('2026-12-11T15:00:00Z');
    expect(await strike()).toMatchObject({ release: { on: '2026-12-12', mail: 'sent' } });
    expect(await logged(RELEASED)).toEqual([]);
    await round('2026-12-12T15:00:00Z');
    expect(await logged(RELEASED)).toHaveLength(1);
  });

  it('have all their days where the barn’s server was off', async () => {
    await round('2026-12-07T15:00:00Z');
    expect(await strike()).toMatchObject({ release: { on: '2026-12-11' } });
    expect(await later()).toHaveLength(4);
  });

  it('are staff’s to release where the policy says so again, which ends what was announced', async () => {
    await announced();
    await policy({ strike_release_days: 0, version: 1 });
    expect(await strike()).toMatchObject({ stand: 'reached', release_after: 0, release: null });
    await round('2026-12-05T15:00:00Z');
    await policy({ version: 2 });
    await round('2026-12-07T15:00:00Z');
    expect(await strike()).toMatchObject({ release: { on: '2026-12-11' } });
    expect(await later()).toHaveLength(4);
  });

  it('are released once by two workers, and never of a mark that was put right before', async () => {
    await announced();
    app.clock.set('2026-12-07T15:00:00Z');
    const advance = () => barn.run(AdvanceNoShows, { lessonPersonId: places[1]! });
    await Promise.all([advance(), mark(1, 'COM'), advance(), add(), add()]);
    await app.settled(barn.farmId);
    const order = (await barn.log()).filter(
      ({ type, data }) =>
        [RELEASED, 'enrollment.AttendanceMarked'].includes(type) && (data as { code?: string }).code !== 'CNS',
    );
    const released = order.filter(({ type }) => type === RELEASED);
    expect(released.length).toBeLessThan(2);
    if (released.length) expect(order[0]?.type).toBe(RELEASED);
    expect(await later()).toHaveLength(released.length ? 0 : 4);
  });

  it('need three to sixty days', async () => {
    for (const days of [2, 61]) {
      const body = { scope: 'barn', steps: [{ notice: 'start', gives: 'nothing' }], strike_count: 2, version: 1 };
      const refused = await barn.call(barn.admin, 'POST', 'policies/save', { ...body, strike_release_days: days });
      expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'strike_release_days']);
    }
  });
});
