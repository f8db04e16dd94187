import { v7 as uuid } from 'uuid';
import { sharedApp, type TestApp } from '../support/test-app.js';
import { expectCountsToEqualTheLog, ridingBarn, type RidingBarn } from './riding-barn.js';

// The lesson of every spec: Tuesday 24 November 2026, 16:00 in Toronto, which is 21:00 UTC.
const A_DAY_BEFORE = '2026-11-23T21:00:00Z';
const A_MINUTE_LATER = '2026-11-23T21:01:00Z';
const NOW = '2026-11-20T14:00:00Z';

describe('cancelling a student', () => {
  let app: TestApp;
  let barn: RidingBarn;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set(NOW);
    barn = await ridingBarn(app);
  });
  afterEach(() => expectCountsToEqualTheLog(barn));

  /** A covered place: one unit used of ten. */
  const coveredPlace = async () => {
    await barn.sell(10);
    const lesson = await barn.newLesson();
    return { lesson, id: await barn.book(lesson) };
  };
  const issued = async (kind: string) => (await barn.packages()).filter((item) => item.kind === kind);
  const used = async () => (await barn.packages())[0]?.used;
  const refunds = () =>
    barn.read(
      (sql) =>
        sql<
          { total_minor: number; refund_state: string }[]
        >`select total_minor, refund_state from payment where transaction_type = 'refund'`,
    );

  it.each(['CWC', 'CWR'])('with %s is called what it is where nothing was given', async (newEnrollStatus) => {
    const lesson = await barn.newLesson();
    const id = await barn.book(lesson);
    const { body } = await barn.call(barn.admin, 'POST', 'lesson_people/cancelStudent', { id, newEnrollStatus });
    const calendar = await barn.call(barn.admin, 'GET', 'lessons/index', { id: lesson });
    const shown = [...body.lessonpeopletoreturn, ...body.toreturnForCalendar, ...calendar.body.LessonStudents];
    expect(shown).toHaveLength(3);
    for (const place of shown)
      expect(place).toMatchObject({
        enrollment_status_code: newEnrollStatus,
        enrollment_status_name: 'Cancelled, no action',
      });
  });

  // What staff may choose: status, units in use of the package, what is issued. C05
  it.each<[string, number, string | null]>([
    ['CLC', 1, null],
    ['CNS', 1, null],
    ['CNA', 1, null],
    ['CWP', 0, null],
    ['CWM', 1, 'makeup'],
    ['CWA', 1, 'adjustment'],
    ['CWC', 1, 'credit'],
    ['CWR', 1, 'refund'],
  ])('%s leaves %i units used and issues %s', async (code, units, gift) => {
    const { id } = await coveredPlace();
    const { status, body } = await barn.cancel(id, { newEnrollStatus: code, cancel_note: 'Fever' });
    expect(status).toBe(200);
    expect(body.lessonpeopletoreturn[0]).toMatchObject({
      id,
      enrollment_status_code: code,
      student_is_cancelled: 1,
      cancel_label: 'Student Cancel',
      cancellation_note: 'Fever',
      can_cancel: 0,
      scheduled_date: '2026-11-24',
      scheduled_starttime: '16:00',
      instructor_name: 'Ines Tructor',
    });
    expect(body.toreturnForCalendar[0]).toMatchObject({ id, student_is_cancelled: 1 });
    expect(await used()).toBe(units);
    expect(await barn.place(id)).toMatchObject({
      status_code: code,
      is_cancelled: true,
      package_id: units ? expect.any(String) : null,
    });
    for (const kind of ['makeup', 'adjustment', 'credit'])
      expect(await issued(kind)).toHaveLength(kind === gift ? 1 : 0);
    expect(await refunds()).toHaveLength(gift === 'refund' ? 1 : 0);
    if (gift === 'makeup')
      expect((await issued('makeup'))[0]).toMatchObject({
        issued_for: id,
        start_count: 1,
        price_minor: 0,
        start_date: '2026-11-10',
        expiry_date: '2026-12-24',
      });
    if (gift === 'credit') expect((await issued('credit'))[0]?.price_minor).toBe(-500);
    if (gift === 'refund')
      expect(await refunds()).toEqual([expect.objectContaining({ total_minor: -500, refund_state: 'done' })]);
  });

  // What the barn may choose for the whole lesson. C05
  it.each<[string, number, string | null]>([
    ['BCNA', 1, null],
    ['BCAP', 0, null],
    ['BCWM', 1, 'makeup'],
    ['BCWA', 1, 'adjustment'],
    ['BCWR', 1, 'refund'],
  ])('the barn cancels with %s: %i units used, %s issued', async (code, units, gift) => {
    const { lesson, id } = await coveredPlace();
    const gone = await barn.book(lesson, barn.siblingId);
    await barn.cancel(gone, { newEnrollStatus: 'CLC' });
    await barn.call(barn.admin, 'POST', 'lessons/cancel', {
      id: lesson,
      cancelAction: code,
      cancelReason: 'WEA',
      expiry_date: '2027-01-31',
      makeup_start_date: '2026-11-20',
    });
    expect(await barn.place(id)).toMatchObject({ status_code: code, is_cancelled: true });
    expect(await barn.place(gone)).toMatchObject({ status_code: 'CLC' });
    expect(await used()).toBe(units);
    for (const kind of ['makeup', 'adjustment']) expect(await issued(kind)).toHaveLength(kind === gift ? 1 : 0);
    expect(await refunds()).toHaveLength(gift === 'refund' ? 1 : 0);
    if (gift === 'makeup')
      expect((await issued('makeup'))[0]).toMatchObject({ start_date: '2026-11-20', expiry_date: '2027-01-31' });
    const { body } = await barn.call(barn.family, 'GET', 'students/lessonSchedule', { student_id: barn.studentId });
    expect(body.data[0]).toMatchObject({
      cancel_label: 'Barn Cancel',
      lesson_is_cancelled: 1,
      enrollment_status_name: 'Barn Cancel',
      can_cancel: 0,
    });
  });

  it('gives a family its unit back a day before to the minute, and not a minute later (R129 R212)', async () => {
    const { id } = await coveredPlace();
    const other = await barn.book(await barn.newLesson('2026-11-24', '16:00'));
    app.clock.set(A_DAY_BEFORE);
    const preview = await barn.call(barn.family, 'GET', 'lesson_people/previewCancel', { id });
    expect(preview.body).toEqual({
      allowed: 1,
      reason: null,
      waits_for_filling: 0,
      code: 'CWP',
      code_name: 'Cancelled and added back to package',
      inside_notice: 0,
      notice_hours: 24,
      unit: 'released',
      compensation: 'none',
      sentence: 'Rider 1\'s lesson goes back on the package "Group lessons": 9 lessons left.',
      product_name: 'Group lessons',
      remain_after: 9,
      makeup_expiry_date: null,
      policy_sentence: null,
      is_by_policy: 0,
      called_off_sentence: null,
      late_fee: 0,
      outcome_key: 'CWP/released/none/0/0//',
    });
    expect(
      (await barn.cancel(id, { newEnrollStatus: 'CWR' }, barn.family)).body.lessonpeopletoreturn[0]
        .enrollment_status_code,
    ).toBe('CWP');
    app.clock.set(A_MINUTE_LATER);
    expect((await barn.call(barn.family, 'GET', 'lesson_people/previewCancel', { id: other })).body).toMatchObject({
      code: 'CNM',
      inside_notice: 1,
      unit: 'used',
      sentence: 'Inside 24 hours: the lesson counts as used.',
    });
    // It was read before the notice began: nothing is done until the family has read what it comes to by now.
    const overtaken = await barn.cancel(other, { seen_status_code: 'CWP' }, barn.family);
    expect([overtaken.status, overtaken.body.code]).toEqual([409, 'outcome_changed']);
    const read = await barn.cancel(other, { seen_status_code: 'CNM' }, barn.family);
    expect(read.body.lessonpeopletoreturn[0].enrollment_status_code).toBe('CNM');
    expect(await used()).toBe(1);
    // Staff may be kinder afterwards. C05
    const changed = await barn.cancel(other, { newEnrollStatus: 'CWP' });
    expect(changed.body.lessonpeopletoreturn[0].enrollment_status_code).toBe('CWP');
    expect(await used()).toBe(0);
  });

  it.each<[string, string, object]>([
    ['where the barn does not let it', 'Please ask the barn to cancel this lesson.', { clients_can_cancel: 0 }],
    ['once it has begun', 'This lesson has already started.', {}],
  ])('keeps a family from cancelling %s (R128)', async (_, message, preferences) => {
    barn = await ridingBarn(app, { preferences: { ...preferences } as never });
    const { id } = await coveredPlace();
    if (message.includes('started')) app.clock.set('2026-11-24T21:00:00Z');
    expect((await barn.call(barn.family, 'GET', 'lesson_people/previewCancel', { id })).body).toMatchObject({
      allowed: 0,
      reason: message,
      sentence: message,
    });
    expect((await barn.cancel(id, {}, barn.family)).body.message).toBe(message);
    expect(await barn.place(id)).toMatchObject({ is_cancelled: false });
    expect(
      (await barn.call(barn.family, 'GET', 'students/lessonSchedule', { student_id: barn.studentId })).body.data[0],
    ).toMatchObject({ can_cancel: 0 });
  });

  it("hides other families' lessons, and writes nothing by asking", async () => {
    const { id } = await coveredPlace();
    const before = (await barn.log()).length;
    const stranger = await barn.newFamily();
    for (const call of [
      barn.cancel(id, {}, stranger),
      barn.call(stranger, 'GET', 'lesson_people/previewCancel', { id }),
      barn.call(stranger, 'GET', 'students/lessonSchedule', { student_id: barn.studentId }),
    ])
      expect((await call).status).toBe(404);
    await barn.call(barn.family, 'GET', 'lesson_people/previewCancel', { id });
    expect(
      (await barn.log())
        .slice(before)
        .map(({ type }) => type)
        .filter((type) => type.startsWith('enrollment.') || type.startsWith('billing.')),
    ).toEqual([]);
  });

  it('does one thing however often it is sent, with and without a key', async () => {
    const { id } = await coveredPlace();
    const key = { 'idempotency-key': uuid() };
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => barn.cancel(id, { newEnrollStatus: 'CWM' })),
      ...Array.from({ length: 6 }, () =>
        barn.call(barn.admin, 'POST', 'lesson_people/cancelStudent', { id, enrollment_status_code: 'CWM' }, key),
      ),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(
      (await barn.types()).filter((type) => ['enrollment.StudentCancelled', 'billing.MakeupIssued'].includes(type)),
    ).toHaveLength(2);
  });

  it('changes what a cancellation does, as long as nobody has used it', async () => {
    const { id } = await coveredPlace();
    await barn.cancel(id, { newEnrollStatus: 'CWM' });
    await barn.cancel(id, { newEnrollStatus: 'CWP' });
    expect([await used(), (await issued('makeup')).length]).toEqual([0, 0]);
    await barn.cancel(id, { newEnrollStatus: 'CLC' });
    expect([await used(), await barn.place(id)]).toMatchObject([
      1,
      { status_code: 'CLC', package_id: expect.any(String) },
    ]);
    await barn.cancel(id, { newEnrollStatus: 'CWM' });
    await barn.call(barn.family, 'POST', 'lesson_people/addStudentToLesson', {
      student_id: barn.studentId,
      lesson_date_time_id: await barn.newLesson('2026-12-01'),
      use_makeup: 1,
    });
    expect(await barn.cancel(id, { newEnrollStatus: 'CLC' })).toMatchObject({
      status: 409,
      body: { code: 'compensation_used' },
    });
    expect(
      (await barn.call(barn.admin, 'GET', 'lesson_people/previewCancel', { id, newEnrollStatus: 'CLC' })).body,
    ).toMatchObject({ allowed: 0 });
  });

  it('takes both spellings of the fields, and no code of the barn', async () => {
    const { id } = await coveredPlace();
    expect(await barn.cancel(id, { newEnrollStatus: 'BCWM' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'newEnrollStatus' }] },
    });
    const { body } = await barn.cancel(id, {
      newEnrollStatus: '',
      enrollment_status_code: 'CLC',
      cancel_note: '',
      cancellation_note: 'Ill',
    });
    expect(body).toMatchObject({
      lessonIds: [expect.any(String)],
      lessonpeopletoreturn: [{ enrollment_status_code: 'CLC', cancellation_note: 'Ill' }],
    });
  });

  it('gives nothing for what nobody paid for, but what staff choose to give', async () => {
    barn = await ridingBarn(app, { preferences: { client_cancel_default_action: 'CWC' } });
    const lesson = await barn.newLesson();
    const [byFamily, byStaff, credit] = [
      await barn.book(lesson),
      await barn.book(lesson, barn.siblingId),
      await barn.book(await barn.newLesson('2026-11-25')),
    ];
    expect((await barn.cancel(byFamily, {}, barn.family)).body.lessonpeopletoreturn[0].enrollment_status_code).toBe(
      'CWC',
    );
    await barn.cancel(credit, { newEnrollStatus: 'CWC' });
    expect(await barn.packages()).toEqual([]);
    await barn.cancel(byStaff, { newEnrollStatus: 'CWM' });
    expect(await barn.packages(barn.siblingId)).toMatchObject([{ kind: 'makeup' }]);
  });
});
