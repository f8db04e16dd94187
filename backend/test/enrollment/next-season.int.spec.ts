import { WaitingListRound } from '../../src/modules/enrollment/jobs/run-waiting-lists.js';
import { contradictionsIn } from '../rebuild/books.js';
import { workApp, type WorkApp } from '../work/work-app.js';
import { expectCountsToEqualTheLog, ridingBarn, type RidingBarn } from './riding-barn.js';
import { winterSession } from './winter-session.js';

type Who = { token: string };
type Family = Awaited<ReturnType<RidingBarn['newFamily']>>;
const MORNING = '2026-11-20T14:00:00Z';
/** The last minute of Friday 11 December in Toronto, and the moment after. */
const UNTIL = '2026-12-12T04:59:00Z';

describe('the next season of a session', () => {
  let app: WorkApp, barn: RidingBarn, former: string, other: Family;
  beforeAll(async () => {
    app = await workApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set(MORNING);
    barn = await ridingBarn(app, { preferences: { clients_can_register: 1, send_notifications: 0 } });
    other = await barn.newFamily({ students: 1 });
    former = await session({ what_to_bring: 'A helmet' });
    for (const id of [barn.studentId, barn.siblingId, stranger()]) await register(former, id, barn.admin);
    await app.settled(barn.farmId);
    app.smtp.mails.length = 0;
  });

  const stranger = () => other.studentIds[0] as string;
  const post = (who: Who, path: string, body: object) => barn.call(who, 'POST', path, body);
  const session = async (facts: object = {}) =>
    (
      await post(
        barn.admin,
        'lesson_date_time_series/createRegistration',
        winterSession(barn.sectionId, barn.productId, { max_enrollment: 3, ...facts }),
      )
    ).body.series.id as string;
  const register = (series_id: string, student_id: string, who: Who) =>
    post(who, 'addStudentToRegistration', { series_id, student_id });
  const wish = (facts: object = {}) => ({
    series_id: former,
    title: 'Spring session',
    first_day: '2027-01-11',
    riders: 'offer',
    until: '2026-12-11',
    ...facts,
  });
  const preview = (facts: object = {}, who: Who = barn.admin) =>
    barn.call(who, 'GET', 'registrations/previewNextSeason', wish(facts));
  const begin = (facts: object = {}, who: Who = barn.admin) => post(who, 'registrations/nextSeason', wish(facts));
  const begun = async (facts: object = {}) => (await begin(facts)).body.series.id as string;
  const giveUp = (series_id: string, student_id: string, who: Who) =>
    post(who, 'registrations/giveUp', { series_id, student_id });
  const listed = async (who: Who = barn.admin) =>
    (await barn.call(who, 'GET', 'lesson_date_time_series/getRegistrationList')).body;
  const shown = async (id: string, who?: Who) =>
    (await listed(who)).counts.find((one: { id: string }) => one.id === id) as Record<string, unknown>;
  const kept = async (who?: Who) =>
    ((await listed(who)).waiting as { student_id: string; offered_until: string }[]).map((one) => [
      one.student_id,
      one.offered_until,
    ]);
  const subjects = async () => (await app.sent(barn.farmId)).map(({ subject }) => subject).toSorted();
  const typesOf = async (...types: string[]) =>
    (await barn.log()).filter(({ type }) => types.includes(type.split('.')[1] ?? '')).map(({ data }) => data);
  const closed = (first_day: string) =>
    post(barn.admin, 'rest/closed_days', { closed_day_name: 'Show', first_day, last_day: first_day });

  it('says everything before, and does so: days, closed days, riders, places, mails', async () => {
    expect((await closed('2027-01-19')).status).toBe(200);
    const { status, body } = await preview();
    expect([status, body]).toEqual([
      200,
      {
        dates: ['2027-01-12', '2027-01-26', '2027-02-02'],
        left_out: [{ date: '2027-01-19', name: 'Show' }],
        start_time: '16:00',
        end_time: '17:00',
        max_enrollment: 3,
        riders: [barn.studentId, barn.siblingId, stranger()].map((student_id) => ({
          student_id,
          name: expect.any(String),
          because: null,
        })),
        places: 3,
        mails: 2,
        warnings: [],
      },
    ]);
    expect((await listed()).counts).toHaveLength(1);
    const { series } = (await begin()).body;
    expect(series).toMatchObject({
      title: 'Spring session',
      dates: body.dates,
      starttime: '2027-01-12 16:00',
      what_to_bring: 'A helmet',
      product_id: barn.productId,
      cnt: 0,
      held: 3,
      available: 0,
    });
    expect(await kept()).toEqual([barn.studentId, barn.siblingId, stranger()].map((id) => [id, UNTIL]));
    expect(await subjects()).toEqual([
      'A place is kept for Rider 1 and Rider 2: Spring session',
      'A place is kept for Rider 1: Spring session',
    ]);
    await expectCountsToEqualTheLog(barn);
    expect(await contradictionsIn(barn)).toEqual({});
  });

  it('is not told to whoever wants no such mails, unless their riders are registered by it', async () => {
    const no = { kind: 'seasons', wanted: 0 };
    expect((await post(barn.family, 'mail_wishes/change', no)).status).toBe(200);
    await begin();
    expect(await subjects()).toEqual(['A place is kept for Rider 1: Spring session']);
    const { body } = await barn.call(barn.family, 'GET', 'mail_wishes/index');
    expect(body.kinds).toContainEqual(expect.objectContaining({ kind: 'seasons' }));
    app.smtp.mails.length = 0;
    await begin({ title: 'Late spring session', riders: 'keep', until: undefined });
    expect(await subjects()).toHaveLength(2);
  });

  it('is begun once, however often it is sent', async () => {
    const ids = await Promise.all([begun(), begun()]);
    expect(ids[0]).toBe(ids[1]);
    expect([(await listed()).counts.length, (await typesOf('SeasonAnnounced')).length]).toEqual([2, 2]);
    expect(await begun({ title: 'Spring session B' })).not.toBe(ids[0]);
  });

  it('registers whoever stays, with a mail to each family and none for each lesson', async () => {
    const id = await begun({ riders: 'keep', until: undefined });
    expect(await shown(id)).toMatchObject({ cnt: 3, held: 0, available: 0 });
    const { stu } = await listed(barn.family);
    expect(stu.filter((one: Record<string, unknown>) => one['lesson_date_time_series_id'] === id)).toMatchObject([
      { state: 'registered', billed: 0, price: 50 },
      { state: 'registered', billed: 0, price: 50 },
    ]);
    expect(await subjects()).toEqual([
      'Registered: Rider 1 and Rider 2, Spring session',
      'Registered: Rider 1, Spring session',
    ]);
    expect(await contradictionsIn(barn)).toEqual({});
  });

  it('may begin with nobody, with another package, places and last day', async () => {
    const facts = { riders: 'none', until: undefined, last_day: '2027-01-26', max_enrollment: 8 };
    expect((await preview(facts)).body).toMatchObject({ riders: [], places: 0, mails: 0, dates: { length: 3 } });
    expect(await shown(await begun(facts))).toMatchObject({ cnt: 0, held: 0, available: 8, lessons: 3 });
    expect(await subjects()).toEqual([]);
  });

  it('leaves out whoever rides elsewhere then or finds no place, says so, and takes or keeps none for them', async () => {
    await barn.newLesson('2027-01-19', '16:30', { studentIds: [barn.studentId] });
    const { riders, places, mails } = (await preview({ max_enrollment: 1 })).body;
    expect(riders.map((one: { because: string | null }) => one.because)).toEqual([
      expect.stringContaining('Rider 1'),
      null,
      'Session is already full',
    ]);
    expect([places, mails]).toEqual([1, 1]);
    await begun({ max_enrollment: 1 });
    expect(await kept()).toEqual([[barn.siblingId, UNTIL]]);
  });

  it.each([
    [{ title: '' }, 'title'],
    [{ first_day: '2026-11-20' }, 'first_day'],
    [{ first_day: 'soon' }, 'first_day'],
    [{ last_day: '2027-01-10' }, 'last_day'],
    [{ count: 0 }, 'count'],
    [{ riders: 'all' }, 'riders'],
    [{ until: undefined }, 'until'],
    [{ until: '2027-01-12' }, 'until'],
    [{ product_id: '01930000-0000-7000-8000-000000000001' }, 'product_id'],
    [{ series_id: '01930000-0000-7000-8000-000000000001' }, 'series_id'],
  ])('is refused with %j, in the preview as well, and nothing is saved', async (facts, field) => {
    for (const answer of [await preview(facts), await begin(facts)])
      expect([answer.status >= 400, answer.body.errors[0].field]).toEqual([true, field]);
    expect((await listed()).counts).toHaveLength(1);
  });

  it('is bounded as lessons times riders', async () => {
    const many = Array.from({ length: 50 }, () => barn.newFamily({ students: 2 }));
    const students = (await Promise.all(many)).flatMap(({ studentIds }) => studentIds);
    former = await session({ max_enrollment: 100, students });
    const refused = await begin({ count: 40 });
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'repeat_count']);
  });

  it('is administrators’ alone, and of their own barn', async () => {
    expect((await begin({}, barn.family)).status).toBe(403);
    expect((await preview({}, barn.family)).status).toBe(403);
    const elsewhere = await ridingBarn(app, { preferences: { clients_can_register: 1 } });
    const call = elsewhere.call(elsewhere.admin, 'POST', 'registrations/nextSeason', wish());
    expect((await call).status).toBe(404);
  });

  describe('with places that are kept', () => {
    let next: string;
    beforeEach(async () => {
      next = await begun();
    });

    it('names each family its own alone', async () => {
      expect(await kept(barn.family)).toEqual([barn.studentId, barn.siblingId].map((id) => [id, UNTIL]));
      expect(await kept(other)).toEqual([[stranger(), UNTIL]]);
    });

    it('gives each to whom it is kept for, and to nobody else', async () => {
      const [third] = (await barn.newFamily({ students: 1 })).studentIds as [string];
      const asked = await register(next, third, other);
      expect(asked.status).toBe(404);
      const family = await barn.newFamily({ students: 1 });
      expect((await register(next, family.studentIds[0] as string, family)).body.code).toBe('session_full');
      expect((await register(next, barn.studentId, barn.family)).status).toBe(200);
      expect(await shown(next)).toMatchObject({ cnt: 1, held: 2, available: 0 });
      expect(await kept(barn.family)).toEqual([[barn.siblingId, UNTIL]]);
      expect((await typesOf('WaitingEnded')).map(({ why }) => why)).toEqual(['taken']);
      expect(await contradictionsIn(barn)).toEqual({});
    });

    it('frees a place at once that is declined, once, and only by whose it is', async () => {
      expect((await giveUp(next, barn.studentId, other)).status).toBe(404);
      for (const _ of [1, 2]) expect((await giveUp(next, barn.studentId, barn.family)).status).toBe(200);
      expect(await typesOf('WaitingEnded')).toHaveLength(1);
      expect(await shown(next, other)).toMatchObject({ held: 2, available: 1 });
      const family = await barn.newFamily({ students: 1 });
      expect((await register(next, family.studentIds[0] as string, family)).status).toBe(200);
      expect((await register(next, barn.studentId, barn.family)).body.code).toBe('session_full');
    });

    it('gives a place that is declined to one of two families who ask in the same second', async () => {
      await giveUp(next, barn.studentId, barn.family);
      const families = await Promise.all([barn.newFamily({ students: 1 }), barn.newFamily({ students: 1 })]);
      const answers = await Promise.all(families.map((one) => register(next, one.studentIds[0] as string, one)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    });

    it('frees them when the day is over, though nothing has run since, and then for good', async () => {
      app.clock.set(new Date(Date.parse(UNTIL) - 1).toISOString());
      expect(await shown(next)).toMatchObject({ held: 3, available: 0 });
      app.clock.set(UNTIL);
      expect(await shown(next)).toMatchObject({ held: 0, available: 3 });
      expect(await kept()).toEqual([]);
      const family = await barn.newFamily({ students: 1 });
      expect((await register(next, family.studentIds[0] as string, family)).status).toBe(200);
      for (const _ of [1, 2]) await app.app.get(WaitingListRound).work();
      expect((await typesOf('WaitingEnded')).map(({ why }) => why)).toEqual(['missed', 'missed', 'missed']);
      expect((await register(next, barn.studentId, barn.family)).status).toBe(200);
    });

    it('warns staff who give one away, and takes it from who answers last', async () => {
      const family = await barn.newFamily({ students: 1 });
      const { status, body } = await register(next, family.studentIds[0] as string, barn.admin);
      expect([status, body.warnings.map(({ code }: { code: string }) => code)]).toEqual([200, ['place_held']]);
      expect(await shown(next)).toMatchObject({ cnt: 1, held: 2, available: 0 });
      expect(await typesOf('OfferWithdrawn')).toMatchObject([{ studentId: stranger() }]);
    });

    it('lets a family register late where somebody else has given up a place', async () => {
      app.clock.set(UNTIL);
      expect((await register(next, barn.studentId, barn.family)).status).toBe(200);
      expect((await register(next, barn.siblingId, barn.family)).status).toBe(200);
      expect(await shown(next)).toMatchObject({ cnt: 2, available: 1 });
    });
  });
});
