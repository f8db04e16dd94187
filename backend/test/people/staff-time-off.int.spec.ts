import { v7 as uuid } from 'uuid';
import { ridingBarn, type RidingBarn } from '../enrollment/riding-barn.js';
import type { SignedIn } from '../support/requests.js';
import { sharedApp, type TestApp } from '../support/test-app.js';

interface ToCover {
  id: string;
  riders: number;
  proposals: { staff_id: string; name: string }[];
}
type Staff = Awaited<ReturnType<RidingBarn['newInstructor']>>;

/** Days off of the staff: asked for, answered, and who teaches meanwhile. */
describe('time off of the staff', () => {
  let app: TestApp, barn: RidingBarn, ines: Staff, otto: Staff;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set('2026-11-20T14:00:00Z');
    barn = await ridingBarn(app);
    ines = barn.instructor as Staff;
    otto = await barn.newInstructor({ firstName: 'Otto' });
  });

  const get = (path: string, query: object = {}, who: SignedIn = barn.admin) => barn.call(who, 'GET', path, query);
  const post = (path: string, body: object, who: SignedIn = barn.admin) => barn.call(who, 'POST', path, body);
  const days = { from_date: '2026-11-24', until_date: '2026-11-25' };
  const ask = async (said: object = {}, who: SignedIn = ines) =>
    (await post('time_off/ask', { ...days, ...said }, who)).body.id as string;
  const listed = async (who: SignedIn = barn.admin, query: object = {}) =>
    (await get('time_off/index', query, who)).body.time_off as Record<string, unknown>[];
  const settle = (id: string, said: object = {}, who?: SignedIn) =>
    post('time_off/settle', { time_off_id: id, state: 'approved', seen_state: 'asked', ...said }, who);
  const toCover = async (path = 'lessonsToCover', query: object = {}) =>
    (await get(`time_off/${path}`, query)).body as { lessons: ToCover[]; size: number };
  const preview = (said: object = {}) => toCover('preview', { staff_id: ines.instructorId, ...days, ...said });
  const teacherOf = async (lesson: string) =>
    (
      await barn.read(
        (sql) => sql<{ id: string | null }[]>`select instructor_id as id from lesson where lesson_id = ${lesson}`,
      )
    )[0]?.id;
  const given = (
    lesson_id: string,
    to: string | null = otto.instructorId,
    from: string | null = ines.instructorId,
  ) => ({
    lesson_id,
    seen_staff_id: from,
    staff_id: to,
  });
  const warned = async (start: string, end: string, instructor_id = ines.instructorId) =>
    (await get('lessons/warnings', { start, end, instructor_id })).body.warnings.map(
      ({ message }: { message: string }) => message,
    );
  const types = async () => (await barn.log()).map(({ type }) => type);

  it('is asked for by whoever wants it, and read by administrators and them alone, with the reason', async () => {
    await barn.newLesson('2026-11-24', '16:00');
    const id = await ask({ reason: 'Dentist' });
    const asked = {
      id,
      name: 'Ines Tructor',
      state: 'asked',
      reason: 'Dentist',
      lessons: 1,
      start_time: null,
      ...days,
    };
    expect(await listed()).toMatchObject([asked]);
    expect(await listed(ines)).toMatchObject([asked]);
    expect(await listed(otto)).toEqual([]);
    expect(await listed(barn.admin, { state: 'approved' })).toEqual([]);
    expect(await listed(barn.admin, { staff_id: otto.instructorId })).toEqual([]);
    const log = JSON.stringify(await barn.log());
    expect(log).toContain('people.TimeOffAsked');
    expect(log).not.toContain('Dentist');
  });

  it('is found by a day that it touches, whether it is over or to come', async () => {
    const id = await ask();
    const on = async (on_date: string, more: object = {}) =>
      (await listed(barn.admin, { on_date, ...more })).map((row) => row.id);
    for (const [day, found] of [
      ['2026-11-23', []],
      ['2026-11-24', [id]],
      ['2026-11-25', [id]],
      ['2026-11-26', []],
    ] as const)
      expect([day, await on(day)]).toEqual([day, found]);
    expect(await on('2026-11-24', { state: 'approved' })).toEqual([]);
    await settle(id);
    app.clock.set('2026-12-20T14:00:00Z');
    expect(await on('2026-11-24', { state: 'approved' })).toEqual([id]);
  });

  it('asked for twice is asked once, changed while it waits, and withdrawn', async () => {
    const id = await ask();
    expect(await ask()).toBe(id);
    expect(await ask({ time_off_id: id, until_date: '2026-11-24', start_time: '14:00', end_time: '16:30' })).toBe(id);
    expect(await listed(ines)).toMatchObject([{ start_time: '14:00', end_time: '16:30' }]);
    expect((await post('time_off/withdraw', { time_off_id: id }, otto)).status).toBe(404);
    await post('time_off/withdraw', { time_off_id: id }, ines);
    await post('time_off/withdraw', { time_off_id: id }, ines);
    expect(await listed(ines)).toMatchObject([{ state: 'withdrawn' }]);
    expect((await post('time_off/ask', { ...days, time_off_id: id }, ines)).body.code).toBe('time_off_settled');
    expect((await types()).filter((type) => type.startsWith('people.TimeOff'))).toEqual([
      'people.TimeOffAsked',
      'people.TimeOffAsked',
      'people.TimeOffSettled',
    ]);
  });

  it('says first which lessons it concerns, with riders and who could teach them, best first', async () => {
    app.clock.set('2026-11-10T14:00:00Z');
    await barn.newLesson('2026-11-12', '16:00', { instructorId: otto.instructorId });
    const hilda = await barn.newInstructor({ firstName: 'Hilda' });
    app.clock.set('2026-11-20T14:00:00Z');
    const first = await barn.newLesson('2026-11-24', '16:00');
    await barn.book(first);
    const second = await barn.newLesson('2026-11-25', '16:00');
    await barn.newLesson('2026-11-25', '16:30', { instructorId: otto.instructorId });
    await barn.newLesson('2026-11-26', '16:00');
    const { lessons, size } = await preview();
    expect(size).toBe(2);
    expect(lessons).toMatchObject([
      { id: first, riders: 1, proposals: [{ name: 'Otto Tructor', taught_section: 1 }, { name: 'Hilda Tructor' }] },
      { id: second, riders: 0, proposals: [{ name: 'Hilda Tructor' }] },
    ]);
    const part = { until_date: '2026-11-24', start_time: '14:00', end_time: '16:00' };
    expect((await preview(part)).size).toBe(0);
    expect((await preview({ ...part, end_time: '16:01' })).size).toBe(1);
    await post('time_off/note', { staff_id: hilda.instructorId, ...days });
    expect((await preview()).lessons.map(({ proposals }) => proposals.length)).toEqual([1, 0]);
  });

  it('is approved together with who teaches instead, once, and taken back as one', async () => {
    const [first, second] = [await barn.newLesson('2026-11-24', '16:00'), await barn.newLesson('2026-11-25', '16:00')];
    const id = await ask();
    const said = { handovers: [given(first), given(second)], answer: 'Enjoy it' };
    const { body } = await settle(id, said);
    expect(body).toMatchObject({ time_off_id: id, handed_over: said.handovers, left: [], warnings: [] });
    expect([await teacherOf(first), await teacherOf(second)]).toEqual([otto.instructorId, otto.instructorId]);
    expect(await listed(ines)).toMatchObject([{ state: 'approved', answer: 'Enjoy it', settled_by: 'Ada Minister' }]);
    const before = (await barn.log()).length;
    expect((await settle(id, said)).body).toMatchObject({ handed_over: [], left: [] });
    expect(await barn.log()).toHaveLength(before);
    await post('lessons/update', { id: second, editAction: 'instructor', instructor_id: barn.instructor.instructorId });
    const handovers = [first, second].map((lesson) => given(lesson, ines.instructorId, otto.instructorId));
    const back = await settle(id, { state: 'asked', seen_state: 'approved', handovers });
    expect(back.body.handed_over).toMatchObject([{ lesson_id: first }]);
    expect(await teacherOf(first)).toBe(ines.instructorId);
    expect(await listed(ines)).toMatchObject([{ state: 'asked', answer: null }]);
  });

  it('leaves alone what changed since when it is taken back, and says so', async () => {
    const hilda = await barn.newInstructor({ firstName: 'Hilda' });
    const lesson = await barn.newLesson('2026-11-24', '16:00');
    const id = await ask();
    await settle(id, { handovers: [given(lesson)] });
    await post('time_off/handOver', { handovers: [given(lesson, hilda.instructorId, otto.instructorId)] });
    const back = given(lesson, ines.instructorId, otto.instructorId);
    const { body } = await settle(id, { state: 'asked', seen_state: 'approved', handovers: [back] });
    expect(body).toMatchObject({ handed_over: [], left: [back] });
    expect(await teacherOf(lesson)).toBe(hilda.instructorId);
  });

  it('is declined with words, and not answered over somebody else’s answer', async () => {
    const id = await ask();
    await settle(id, { state: 'declined', answer: 'The show is that day' });
    expect(await listed(ines)).toMatchObject([{ state: 'declined', answer: 'The show is that day' }]);
    expect((await settle(id)).body.code).toBe('time_off_settled');
    expect(await warned('2026-11-24 16:00', '2026-11-24 17:00')).toEqual([]);
  });

  it('is all or nothing: somebody who is not in use takes nothing over, and nothing is approved', async () => {
    const lesson = await barn.newLesson('2026-11-24', '16:00');
    const id = await ask();
    const refused = await settle(id, { handovers: [given(lesson, uuid())] });
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'handovers']);
    expect(await listed()).toMatchObject([{ state: 'asked' }]);
    expect(await teacherOf(lesson)).toBe(ines.instructorId);
  });

  it('warns whoever plans on these days and nobody else, without the reason', async () => {
    await settle(await ask({ reason: 'Dentist', until_date: '2026-11-24', start_time: '14:00', end_time: '16:30' }));
    expect(await warned('2026-11-24 16:00', '2026-11-24 17:00')).toEqual([
      'Ines Tructor is off on Tue 24 Nov from 14:00 to 16:30',
    ]);
    expect(await warned('2026-11-24 16:30', '2026-11-24 17:00')).toEqual([]);
    expect(await warned('2026-11-24 16:00', '2026-11-24 17:00', otto.instructorId)).toEqual([]);
    const lesson = await barn.newLesson('2026-11-24', '16:00', { instructorId: otto.instructorId });
    await post('lessons/update', { id: lesson, editAction: 'instructor', instructor_id: ines.instructorId });
    expect((await barn.log()).at(-1)).toMatchObject({
      type: 'enrollment.WarningsOverridden',
      data: { warnings: [{ code: 'instructor_off', aboutId: ines.instructorId }] },
    });
    const { dates } = (
      await post('lessons/previewDates', {
        section_id: barn.sectionId,
        instructor_id: ines.instructorId,
        start: '2026-11-24 16:00',
        period: 'weeks',
        repeat_count: 2,
      })
    ).body;
    expect(dates?.map(({ warnings }: { warnings: { code: string }[] }) => warnings.map(({ code }) => code))).toEqual([
      expect.arrayContaining(['instructor_off']),
      [],
    ]);
  });

  it('lasts as long as its day does, on the day on which the clocks change', async () => {
    await settle(await ask({ from_date: '2027-03-14', until_date: '2027-03-14' }));
    expect(await warned('2027-03-13 23:00', '2027-03-14 00:00')).toEqual([]);
    expect(await warned('2027-03-14 00:00', '2027-03-14 00:30')).toHaveLength(1);
    expect(await warned('2027-03-14 23:30', '2027-03-15 00:00')).toHaveLength(1);
    expect(await warned('2027-03-15 00:00', '2027-03-15 00:30')).toEqual([]);
    expect(await warned('2027-03-13 23:30', '2027-03-14 00:30')).toHaveLength(1);
  });

  it('leaves lessons to cover where nobody took them over, until somebody does', async () => {
    const lesson = await barn.newLesson('2026-11-24', '16:00');
    const id = await ask();
    expect(await toCover()).toEqual({ lessons: [], size: 0 });
    await settle(id);
    expect(await toCover()).toMatchObject({ size: 1, lessons: [{ id: lesson, staff_name: 'Ines Tructor' }] });
    const { body } = await post('time_off/handOver', { handovers: [given(lesson)] });
    expect(body).toMatchObject({ time_off_id: null, handed_over: [given(lesson)] });
    expect((await toCover()).size).toBe(0);
    await post('time_off/handOver', { handovers: [given(lesson, ines.instructorId, otto.instructorId)] });
    app.clock.set('2026-11-26T14:00:00Z');
    expect((await toCover()).size).toBe(0);
    expect(await listed(ines)).toEqual([]);
    expect(await listed(ines, { past: 1 })).toMatchObject([{ id }]);
  });

  it('is noted by administrators for anybody, once', async () => {
    const note = { staff_id: otto.instructorId, ...days, reason: 'Show' };
    const { body } = await post('time_off/note', note);
    expect((await post('time_off/note', note)).body.time_off_id).toBe(body.time_off_id);
    expect(await listed(otto)).toMatchObject([{ id: body.time_off_id, state: 'approved', reason: 'Show' }]);
    await settle(body.time_off_id, { state: 'withdrawn', seen_state: 'approved' });
    expect(await warned('2026-11-24 16:00', '2026-11-24 17:00', otto.instructorId)).toEqual([]);
  });

  it.each([
    [{ until_date: '2026-11-23' }, 'until_date'],
    [{ from_date: '2026-11-18', until_date: '2026-11-19' }, 'until_date'],
    [{ from_date: '2026-02-30' }, 'from_date'],
    [{ start_time: '14:00', end_time: '16:00' }, 'start_time'],
    [{ until_date: '2026-11-24', start_time: '14:00' }, 'end_time'],
    [{ until_date: '2026-11-24', start_time: '2pm', end_time: '16:00' }, 'start_time'],
    [{ reason: 'x'.repeat(301) }, 'reason'],
    [{ time_off_id: 'no' }, 'time_off_id'],
  ])('is refused at its field: %j', async (said, field) => {
    const { status, body } = await post('time_off/ask', { ...days, ...said }, ines);
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
    expect(await listed()).toEqual([]);
  });

  it('is nobody’s of another barn, and answered by administrators alone', async () => {
    const lesson = await barn.newLesson('2026-11-24', '16:00');
    const id = await ask();
    const other = await ridingBarn(app);
    const there = (path: string, body: object) => other.call(other.admin, 'POST', `time_off/${path}`, body);
    expect((await there('settle', { time_off_id: id, state: 'approved', seen_state: 'asked' })).status).toBe(404);
    expect((await there('note', { staff_id: ines.instructorId, ...days })).status).toBe(404);
    expect((await there('withdraw', { time_off_id: id })).status).toBe(404);
    expect((await there('handOver', { handovers: [given(lesson, null)] })).body.left).toHaveLength(1);
    const theirs = await other.call(other.admin, 'GET', 'time_off/preview', { staff_id: ines.instructorId, ...days });
    expect(theirs.body).toEqual({ lessons: [], size: 0 });
    expect((await other.call(other.admin, 'GET', 'time_off/index', {})).body.size).toBe(0);
    expect(await teacherOf(lesson)).toBe(ines.instructorId);
    expect((await settle(id, {}, ines)).status).toBe(403);
    for (const who of [ines, barn.family]) {
      expect((await get('time_off/lessonsToCover', {}, who)).status).toBe(403);
      expect((await get('time_off/preview', { staff_id: otto.instructorId, ...days }, who)).status).toBe(403);
    }
    expect((await get('time_off/index', {}, barn.family)).status).toBe(403);
    expect((await post('time_off/ask', days, barn.admin)).status).toBe(403);
    await barn.newInstructor();
    expect((await ask({ time_off_id: id }, otto)) === undefined).toBe(true);
  });
});
