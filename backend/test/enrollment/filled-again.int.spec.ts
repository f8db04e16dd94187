import { CancelStudent } from '../../src/modules/enrollment/commands/cancel-student.js';
import { WaitingListRound } from '../../src/modules/enrollment/jobs/run-waiting-lists.js';
import { workApp, type WorkApp } from '../work/work-app.js';
import { expectCountsToEqualTheLog, ridingBarn, type RidingBarn } from './riding-barn.js';

// The lesson of every spec: Tuesday 24 November 2026, 16:00 in Toronto, which is 21:00 UTC.
const NOW = '2026-11-20T14:00:00Z';
const LATE = '2026-11-24T12:00:00Z';
const BEGUN = '2026-11-24T21:00:00Z';
const RULE = {
  scope: 'barn',
  steps: [
    { notice: 'hours', count: 24, gives: 'lesson' },
    { notice: 'start', gives: 'lesson', if_filled: 1, fee_kind: 'amount', fee: 5 },
  ],
};
const WAITS = 'Waits for the place to be filled';

describe('a lesson that comes back only if the place is filled again', () => {
  let app: WorkApp, barn: RidingBarn, lesson: string, id: string;
  let other: Awaited<ReturnType<RidingBarn['newFamily']>>;
  beforeAll(async () => {
    app = await workApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set(NOW);
    barn = await ridingBarn(app, {
      section: { maxEnrollment: 2 },
      preferences: { can_use_invoices: 1, send_cancellation_notifications: 1 },
    });
    other = await barn.newFamily({ students: 2 });
    await barn.call(barn.admin, 'POST', 'policies/save', RULE);
    await barn.sell(10);
    lesson = await barn.newLesson();
    id = await barn.book(lesson);
    app.clock.set(LATE);
  });
  afterEach(() => expectCountsToEqualTheLog(barn));

  const rider = (at = 0) => other.studentIds[at] as string;
  const give = (facts: object = {}) => barn.cancel(id, facts, barn.family);
  const row = async (of = id) => {
    const [place] = await barn.read(
      (sql) => sql<Record<string, unknown>[]>`select * from lesson_person where lesson_person_id = ${of}`,
    );
    return place;
  };
  const used = async () => (await barn.packages()).filter((one) => one.start_count === 10).map((one) => one.used);
  const round = () => app.app.get(WaitingListRound).work();
  const subjects = async () => (await app.sent(barn.farmId)).map(({ subject }) => subject);

  it('is told before, gives nothing at once, and comes back with a mail when somebody books', async () => {
    const { body: shown } = await barn.call(barn.family, 'GET', 'lesson_people/previewCancel', { id });
    expect(shown).toMatchObject({
      code: 'CNM',
      unit: 'used',
      waits_for_filling: 1,
      late_fee: 5,
      policy_sentence:
        'Cancel before Mon 23 Nov, 16:00: the lesson comes back. After that: the lesson comes back only if somebody takes ' +
        'the place before the lesson begins, else the lesson counts as used; CAD 5.00 is charged in any case.',
      sentence: expect.stringContaining(
        "Nothing comes back at once. If somebody takes the place before the lesson begins: Rider 1's lesson goes back on the package " +
          '"Group lessons": 10 lessons left. If nobody does, nothing comes back. CAD 5.00 is charged',
      ),
    });
    const { body: done } = await give({ seen_outcome_key: shown.outcome_key });
    expect(done.lessonpeopletoreturn).toMatchObject([{ enrollment_status_name: WAITS, student_is_cancelled: 1 }]);
    expect(await row()).toMatchObject({ status_code: 'CNM', filling: 'waiting', awaited_code: 'CWP' });
    expect(await used()).toEqual([1]);
    expect((await give()).status).toBe(200);
    await barn.book(lesson, rider());
    expect(await row()).toMatchObject({
      status_code: 'CWP',
      filling: 'filled',
      cancel_fee_minor: 500,
      awaited_code: null,
    });
    expect(await used()).toEqual([0]);
    expect(await barn.read((sql) => sql`select total_minor from payment where transaction_type = 'invoice'`)).toEqual([
      { total_minor: 500 },
    ]);
    expect((await subjects()).toSorted()).toEqual([
      expect.stringContaining('Cancelled'),
      expect.stringMatching(/^Place filled: .*, Tue 24 Nov, 16:00$/),
    ]);
    const told = app.smtp.mails.map(({ words }) => words).join('\n');
    expect(told).toContain(
      'Nothing is given yet. The lesson comes back only if somebody takes the place before the lesson begins, ' +
        'else the lesson counts as used. You hear from us either way.',
    );
    expect(told).toContain('The lesson is back on the package.');
  });

  it('counts as used once the lesson begins, once, with a mail, whoever comes then', async () => {
    await give();
    app.clock.set(BEGUN);
    await barn.book(lesson, rider());
    await Promise.all([round(), round()]);
    await round();
    expect(await row()).toMatchObject({ status_code: 'CNM', filling: 'not_filled', awaited_code: 'CWP' });
    expect(await used()).toEqual([1]);
    expect((await barn.types()).filter((type) => type === 'enrollment.PlaceNotFilled')).toHaveLength(1);
    expect((await subjects()).filter((subject) => subject.startsWith('Place not filled'))).toHaveLength(1);
  });

  it('goes to the first of two, and stays though the one who took the place leaves', async () => {
    await barn.sell(10, barn.siblingId);
    const second = await barn.book(lesson, barn.siblingId);
    await give();
    await barn.cancel(second, {}, barn.family);
    const took = await barn.book(lesson, rider());
    expect([await row(), await row(second)]).toMatchObject([{ filling: 'filled' }, { filling: 'waiting' }]);
    await barn.cancel(took, { newEnrollStatus: 'CNA' });
    expect([await row(), await row(second)]).toMatchObject([{ filling: 'filled' }, { filling: 'waiting' }]);
    await barn.book(lesson, rider(1));
    expect(await row(second)).toMatchObject({ filling: 'waiting' });
    await barn.book(lesson, rider());
    expect(await row(second)).toMatchObject({ filling: 'filled' });
  });

  it('is seen on the roster and in the lesson’s document, and changes with it', async () => {
    await give();
    const sheet = async () => {
      const [row] = await barn.read(
        (sql) => sql<{ students: string }[]>`select students from lesson_document where lesson_id = ${lesson}`,
      );
      return row?.students;
    };
    expect(await sheet()).toContain(WAITS);
    app.clock.set(BEGUN);
    await round();
    expect(await sheet()).toContain('The place was not filled');
  });

  it('comes from the barn where it calls the lesson off meanwhile', async () => {
    await give();
    await barn.call(barn.admin, 'POST', 'lessons/cancel', { id: lesson, cancelAction: 'BCAP', cancelReason: 'WEA' });
    expect(await row()).toMatchObject({ status_code: 'BCAP', filling: null });
    expect(await used()).toEqual([0]);
  });

  it('counts in a cap of makeups as long as it is waited for', async () => {
    const makeups = RULE.steps.map((step) => ({ ...step, gives: 'makeup' }));
    await barn.call(barn.admin, 'POST', 'policies/save', { ...RULE, steps: makeups, cap_count: 1, cap_per: 'month' });
    const next = await barn.book(await barn.newLesson('2026-11-26'));
    await give();
    expect(await row()).toMatchObject({ awaited_code: 'CWM' });
    const { body } = await barn.call(barn.family, 'GET', 'lesson_people/previewCancel', { id: next });
    expect(body.sentence).toContain('All makeups that the barn gives are used');
    await barn.run(CancelStudent, { lessonPersonId: next, action: 'CNA' });
  });
});
