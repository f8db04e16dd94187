import { sharedApp, type TestApp } from '../support/test-app.js';
import { expectCountsToEqualTheLog, ridingBarn, type RidingBarn } from './riding-barn.js';

const NOW = '2026-11-20T14:00:00Z';
const UNTIL_IT_BEGINS = { steps: [{ notice: 'start', gives: 'nothing' }] };
const WEATHER = 'If the barn calls the lesson off because of the weather: ';

/** What riders get when the barn calls a lesson off is the policy's to say, by the reason. */
describe('a lesson that is called off, by the barn’s policy', () => {
  let app: TestApp;
  let barn: RidingBarn;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set(NOW);
    barn = await ridingBarn(app, { preferences: { lesson_cancel_default_action: 'BCNA' } });
  });
  afterEach(() => expectCountsToEqualTheLog(barn));

  const post = async (path: string, body: object) => {
    const answer = await barn.call(barn.admin, 'POST', path, body);
    expect([path, answer.status, answer.body]).toEqual([path, 200, expect.anything()]);
    return answer.body;
  };
  const save = async (calledOff: Record<string, string>, more: object = {}) => {
    const called_off = Object.entries(calledOff).map(([reason, action]) => ({ reason, action }));
    const { policies } = await post('policies/save', { scope: 'barn', ...UNTIL_IT_BEGINS, called_off, ...more });
    return policies[0] as { id: string; version: number; sentence: string; called_off: object[] };
  };
  const preview = async (query: object) => (await barn.call(barn.admin, 'GET', 'lessons/previewCancel', query)).body;
  const newest = async (type: string) => (await barn.log()).findLast((event) => event.type === type)?.data;
  const covered = async () => {
    await barn.sell(10);
    const lesson = await barn.newLesson();
    return { lesson, place: await barn.book(lesson) };
  };

  it('keeps what a reason gives with the policy, and says it on the public page', async () => {
    const { sentence, called_off } = await save({ INS: 'BCAP', WEA: 'BCWM' });
    expect(called_off).toEqual([
      { reason: 'WEA', action: 'BCWM' },
      { reason: 'INS', action: 'BCAP' },
    ]);
    expect(sentence).toContain(`${WEATHER}a makeup lesson.`);
    const [farm] = await barn.read((sql) => sql<{ public_id: string }[]>`select public_id from farm`);
    const { body } = await barn.call({ token: '' }, 'GET', 'public/policy', { public_id: farm?.public_id });
    expect(body.policies).toEqual([{ about: null, sentence }]);
    const twice = [
      { reason: 'WEA', action: 'BCWM' },
      { reason: 'WEA', action: 'BCNA' },
    ];
    const refused = await barn.call(barn.admin, 'POST', 'policies/save', {
      scope: 'barn',
      ...UNTIL_IT_BEGINS,
      called_off: twice,
    });
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'called_off']);
  });

  it('gives what it says for the reason, by the version that is kept, and not where staff choose otherwise', async () => {
    await save({ WEA: 'BCAP' });
    const policy = await save({ WEA: 'BCWM' }, { valid_kind: 'days', valid_days: 7 });
    const { lesson, place } = await covered();
    const shown = await preview({ id: lesson, cancelReason: 'WEA' });
    expect(shown).toMatchObject({
      code: 'BCWM',
      makeups: 1,
      by_policy: [
        {
          policy_id: policy.id,
          version: 2,
          lessons: 1,
          sentence: `${WEATHER}a makeup lesson. A makeup is good for 7 days.`,
        },
      ],
      students: [{ code: 'BCWM', makeup_expiry_date: '2026-12-01' }],
    });
    expect(await preview({ id: lesson, cancelReason: 'WEA', action: 'BCNA' })).toMatchObject({
      code: 'BCNA',
      nothing: 1,
      by_policy: [{ lessons: 1 }],
    });
    expect(await preview({ id: lesson, cancelReason: 'PAN' })).toMatchObject({ code: 'BCNA', by_policy: [] });

    await post('lessons/cancel', { id: lesson, cancelReason: 'WEA', sendNotification: 0 });
    expect(await newest('scheduling.LessonCancelled')).toMatchObject({
      action: 'BCWM',
      reason: 'WEA',
      ruledBy: { policyId: policy.id, version: 2 },
    });
    expect(await newest('enrollment.StudentCancelled')).toMatchObject({
      lessonPersonId: place,
      code: 'BCWM',
      compensation: 'makeup',
      validUntil: '2026-12-01',
      policy: { policyId: policy.id, version: 2, reason: 'WEA', feeMinor: 0, isFree: false },
    });
    expect((await barn.packages()).filter(({ kind }) => kind === 'makeup')).toMatchObject([
      { expiry_date: '2026-12-01' },
    ]);
  });

  it('counts in no cap and no allowance of the family', async () => {
    await save({ WEA: 'BCWM' }, { steps: [{ notice: 'start', gives: 'makeup' }], cap_count: 1, cap_per: 'month' });
    const { lesson } = await covered();
    await post('lessons/cancel', { id: lesson, cancelReason: 'WEA', sendNotification: 0 });
    const own = await barn.book(await barn.newLesson('2026-11-26'));
    const { body } = await barn.call(barn.family, 'GET', 'lesson_people/previewCancel', { id: own });
    expect(body).toMatchObject({ code: 'CWM', called_off_sentence: null });
  });

  it('gives one rider what it says for the barn’s reason, where staff ask for it', async () => {
    const policy = await save({ HRS: 'BCAP' });
    const { place } = await covered();
    const asked = { id: place, by_policy: 1, cancelReason: 'HRS' };
    const { body: shown } = await barn.call(barn.admin, 'GET', 'lesson_people/previewCancel', asked);
    expect(shown).toMatchObject({
      code: 'CWP',
      unit: 'released',
      is_by_policy: 1,
      called_off_sentence: 'If the barn calls the lesson off because a horse does not work: the lesson comes back.',
    });
    await save({ HRS: 'BCNA' });
    const send = (key: string) =>
      barn.call(barn.admin, 'POST', 'lesson_people/cancelStudent', { ...asked, seen_outcome_key: key });
    expect(await send(shown.outcome_key)).toMatchObject({ status: 409 });
    await save({ HRS: 'BCAP' });
    const { body: again } = await barn.call(barn.admin, 'GET', 'lesson_people/previewCancel', asked);
    expect(await send(again.outcome_key)).toMatchObject({ status: 200 });
    expect(await newest('enrollment.StudentCancelled')).toMatchObject({
      code: 'CWP',
      unit: 'released',
      policy: { policyId: policy.id, version: 3, reason: 'HRS' },
    });
  });

  it('of many lessons gives each its own, says so before with counts, and takes all of it back', async () => {
    await save({ WEA: 'BCWM' });
    await barn.sell(10);
    const [own] = await barn.newSeries(1);
    const [row] = await barn.read(
      (sql) => sql<{ series_id: string }[]>`select series_id from lesson where lesson_id = ${own as string}`,
    );
    const particular = await save({ WEA: 'BCAP' }, { scope: 'series', scope_id: row?.series_id });
    const lessons = [await barn.newLesson('2026-11-25'), own as string, await barn.newLesson('2026-11-26')];
    for (const lesson of lessons) await barn.book(lesson);
    const wish = { bulkIds: lessons, cancelReason: 'WEA' };
    expect(await post('lessons/previewBulk', wish)).toMatchObject({
      lessons: 3,
      makeups: 2,
      get_back: 1,
      by_policy: expect.arrayContaining([
        expect.objectContaining({ lessons: 2, sentence: `${WEATHER}a makeup lesson.` }),
        expect.objectContaining({ lessons: 1, policy_id: particular.id, sentence: `${WEATHER}the lesson comes back.` }),
      ]),
    });
    const run = await post('lessons/bulkCancel', { ...wish, sendNotification: 0 });
    const codes = () =>
      barn.read((sql) => sql<{ status_code: string }[]>`select status_code from lesson_person order by status_code`);
    expect((await codes()).map(({ status_code }) => status_code)).toEqual(['BCAP', 'BCWM', 'BCWM']);
    await post('lessons/undoBulk', { id: run.id });
    expect((await codes()).map(({ status_code }) => status_code)).toEqual(['SCH', 'SCH', 'SCH']);
    expect((await barn.packages()).filter(({ kind }) => kind === 'makeup')).toEqual([]);
  });

  it('is tried beside the editor before it is saved', async () => {
    const trial = {
      ...UNTIL_IT_BEGINS,
      called_off: [{ reason: 'WEA', action: 'BCWR' }],
      lesson_start: '2026-11-24T16:00',
      cancelled_at: '2026-11-23T16:00',
      price: 50,
    };
    const tried = async (cancelReason?: string) =>
      (await post('policies/tryOut', { ...trial, cancelReason })).called_off_sentence;
    expect([await tried('WEA'), await tried('INS'), await tried()]).toEqual([`${WEATHER}the price back.`, null, null]);
  });
});
