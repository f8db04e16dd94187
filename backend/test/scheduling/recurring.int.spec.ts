import { SetPersonActivation } from '../../src/modules/people/commands/set-person-activation.js';
import { ridingBarn, expectCountsToEqualTheLog, type RidingBarn } from '../enrollment/riding-barn.js';
import { contradictionsIn } from '../rebuild/books.js';
import { sharedApp, type TestApp } from '../support/test-app.js';

interface Row {
  id: string;
  scheduled_date: string;
  scheduled_starttime: string;
  studentString: string;
  horseString: string;
  repeatDesc: string | null;
  repeatEnd: string | null;
  is_recuring: number;
  lesson_is_cancelled: number;
  cnt: number;
}

describe('one lesson becomes several', () => {
  let app: TestApp;
  let barn: RidingBarn;
  beforeAll(async () => (app = await sharedApp()));
  beforeEach(async () => (barn = await ridingBarn(app)));

  const post = (path: string, sent: object, who: { token: string } = barn.admin) =>
    barn.call(who, 'POST', `lessons/${path}`, sent);
  const recur = (id: string, facts: object = {}) =>
    post('changeExistingToRecurring', {
      id,
      period: 'weeks',
      frequency: 1,
      endtype: 'after',
      repeat_count: 3,
      ...facts,
    });
  const all = async () =>
    (await barn.call(barn.admin, 'GET', 'lessons/index', { date1: '2026-11-01', date2: '2027-03-31' })).body
      .lessons as Row[];
  const descriptions = async () => [...new Set((await all()).map(({ repeatDesc }) => repeatDesc))];
  const days = async () => (await all()).map((lesson) => lesson.scheduled_date);
  const ridden = async (lesson: string) => {
    const place = await barn.book(lesson);
    await barn.call(barn.admin, 'POST', 'lesson_people/updateHorseInStudentLesson', {
      id: place,
      horse_id: barn.horseIds[0],
    });
    return place;
  };

  // R081 R214 F17
  it('makes it recurring, with its riders on their horses, who are booked on their packages', async () => {
    await barn.sell(2);
    const lesson = await barn.newLesson();
    await ridden(lesson);
    const { status, body } = await recur(lesson);
    expect([status, body.lesson.id, body.lessons.length]).toEqual([200, lesson, 3]);
    const lessons = await all();
    expect(lessons.map((one) => [one.scheduled_date, one.is_recuring, one.repeatDesc, one.cnt])).toEqual(
      ['2026-11-24', '2026-12-01', '2026-12-08'].map((date) => [date, 1, 'Every Tuesday 16:00 until 8 Dec 2026', 1]),
    );
    expect(new Set(lessons.map(({ horseString }) => horseString)).size).toBe(1);
    expect(lessons[2]?.horseString).not.toBe('');
    expect((await barn.packages()).map(({ used }) => used)).toEqual([2]);
    await expectCountsToEqualTheLog(barn);
    expect(await contradictionsIn(barn)).toEqual({});
  });

  // R081
  it('does so once', async () => {
    const [first, second] = [await barn.newLesson(), await barn.newLesson('2026-11-25')];
    await recur(first);
    const { status, body } = await recur(first);
    expect([status, body.message]).toEqual([409, 'This event is already a recurring event.']);
    const answers = await Promise.all([recur(second), recur(second)]);
    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(await days()).toHaveLength(6);
  });

  // F17
  it('leaves makeups behind', async () => {
    await barn.sell(2);
    const [missed, lesson] = [await barn.newLesson(), await barn.newLesson('2026-12-01')];
    await barn.cancel(await barn.book(missed), { newEnrollStatus: 'CWM' });
    const booking = { lesson_date_time_id: lesson, student_id: barn.studentId, use_makeup: 1 };
    await barn.call(barn.admin, 'POST', 'lesson_people/addStudentToLesson', booking);
    await barn.book(lesson, barn.siblingId);
    await recur(lesson);
    expect((await all()).filter(({ is_recuring }) => is_recuring).map(({ cnt }) => cnt)).toEqual([2, 1, 1]);
  });

  // R081 R214
  it('extends a series at its rhythm, with those who ride in its last lesson', async () => {
    const ids = await barn.newSeries(3, { studentIds: [barn.studentId] });
    await barn.book(ids[2] as string, barn.siblingId);
    const { status, body } = await post('extendRecurring', {
      id: ids[0],
      lastDate: '2026-12-29',
      skip_dates: ['2026-12-22'],
    });
    expect([status, body.lessons.length]).toEqual([200, 3]);
    expect((await all()).map((one) => [one.scheduled_date, one.cnt, one.repeatEnd])).toEqual([
      ['2026-11-24', 1, '2026-12-29'],
      ['2026-12-01', 1, '2026-12-29'],
      ['2026-12-08', 2, '2026-12-29'],
      ['2026-12-15', 2, '2026-12-29'],
      ['2026-12-29', 2, '2026-12-29'],
    ]);
  });
  it('extends what repeats otherwise since it was moved, and says so of those alone', async () => {
    const ids = await barn.newSeries(3);
    await post('reschedule', { id: ids[1], start: '2026-12-02 17:00', applyToFuture: 1 });
    await post('extendRecurring', { id: ids[0], lastDate: '2026-12-16' });
    expect((await all()).map((one) => [one.scheduled_date, one.repeatDesc])).toEqual([
      ['2026-11-24', 'Every Tuesday 16:00 until 8 Dec 2026'],
      ...['2026-12-02', '2026-12-09', '2026-12-16'].map((date) => [date, 'Every Wednesday 17:00 until 16 Dec 2026']),
    ]);
  });

  // G09 R089 C22
  it('duplicates a lesson that was called off: its riders are to come again, but for who cancelled before', async () => {
    await barn.sell(3);
    const lesson = await barn.newLesson('2026-11-24', '16:00', { horseIds: barn.horseIds });
    await ridden(lesson);
    await barn.cancel(await barn.book(lesson, barn.siblingId), { newEnrollStatus: 'CLC' });
    await post('cancel', { id: lesson, cancelAction: 'BCWM', cancelReason: 'WEA' });
    const { status, body } = await post('duplicate', { id: lesson, start: '2026-11-26 09:00' });
    expect([status, body.lesson]).toMatchObject([
      200,
      { start: '2026-11-26 09:00', end: '2026-11-26 10:00', cnt: 1, lesson_is_cancelled: 0, is_recuring: 0 },
    ]);
    expect(body.LessonStudents.map((one: Record<string, unknown>) => [one.code, one.horse_id])).toEqual([
      ['SCH', barn.horseIds[0]],
    ]);
    expect(body.LessonHorses).toHaveLength(barn.horseIds.length);
    expect((await barn.packages()).map(({ kind, used }) => [kind, used])).toEqual([
      ['package', 2],
      ['makeup', 0],
    ]);
    expect(await contradictionsIn(barn)).toEqual({});
  });
  it('duplicates one of a series as a lesson of its own, at the same time unless told', async () => {
    const [id] = await barn.newSeries(2);
    const { body } = await post('duplicate', { id });
    expect(body.lesson).toMatchObject({ start: '2026-11-24 16:00', is_recuring: 0 });
    expect(await days()).toEqual(['2026-11-24', '2026-11-24', '2026-12-01']);
  });
  // F20
  it('leaves out riders, horses and staff who are not there any more', async () => {
    const { instructorId, personId } = await barn.newInstructor();
    const lesson = await barn.newLesson('2026-11-24', '16:00', {
      studentIds: [barn.studentId, barn.siblingId],
      horseIds: [barn.horseIds[0]],
      instructorId,
    });
    const [student] = await barn.read(
      (sql) => sql<{ person_id: string }[]>`select person_id from student where student_id = ${barn.studentId}`,
    );
    await barn.call(barn.admin, 'POST', 'horses/updateActivationStatus', { id: barn.horseIds[0], is_active: 0 });
    for (const person of [student?.person_id, personId])
      await barn.run(SetPersonActivation, { personId: person ?? '', active: false });
    const { body } = await post('duplicate', { id: lesson });
    expect([body.lesson.cnt, body.lesson.instructor_id, body.LessonHorses]).toEqual([1, null, []]);
  });

  // R076 R077
  it('leaves out single dates of a new series', async () => {
    const form = {
      section_id: barn.sectionId,
      start: '2026-11-24 16:00',
      period: 'weeks',
      endtype: 'after',
      repeat_count: 4,
    };
    const skip_dates = ['2026-11-24', '2026-12-08'];
    const { body } = await post('previewDates', { ...form, skip_dates });
    expect([body.count, body.dates.map((one: Record<string, unknown>) => one.is_left_out)]).toEqual([2, [1, 0, 1, 0]]);
    await post('createRecurringLesson', { ...form, skip_dates });
    expect(await days()).toEqual(['2026-12-01', '2026-12-15']);
    expect(await descriptions()).toEqual([body.description]);
    const none = ['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15'];
    expect((await post('previewDates', { ...form, skip_dates: none })).body).toMatchObject({
      count: 0,
      description: null,
    });
    expect((await post('createRecurringLesson', { ...form, repeat_count: 1, skip_dates })).body.errors).toEqual([
      { field: 'skip_dates', message: 'Every date is left out.' },
    ]);
  });

  describe('asked before', () => {
    const asked = async (sent: object) => (await post('previewDates', sent)).body;
    const made = async () => (await days()).filter((date) => date > '2026-11-24');
    const dates = (body: { dates: { date: string }[] }) => body.dates.map(({ date }) => date);

    it('names exactly the dates that are made then', async () => {
      const lesson = await barn.newLesson();
      const rhythm = { id: lesson, period: 'weeks', frequency: 2, endtype: 'on_date', lastDate: '2027-01-10' };
      const repeats = await asked(rhythm);
      await recur(lesson, rhythm);
      expect(dates(repeats)).toEqual(await made());
      expect(await descriptions()).toEqual([repeats.description]);
      const further = await asked({ id: lesson, lastDate: '2027-02-20' });
      const before = await made();
      await post('extendRecurring', { id: lesson, lastDate: '2027-02-20' });
      expect([...before, ...dates(further)]).toEqual(await made());
      expect(await descriptions()).toEqual([further.description]);
    });
    // F21
    it('warns of who and what is wanted elsewhere at the time', async () => {
      const { instructorId } = await barn.newInstructor();
      const busy = { studentIds: [barn.studentId], instructorId, locationId: await barn.newLocation('Meadow') };
      await barn.newLesson('2026-12-01', '16:30', busy);
      const lesson = await barn.newLesson('2026-11-24', '16:00', { studentIds: [barn.studentId] });
      const body = await asked({ id: lesson, period: 'weeks', repeat_count: 3 });
      expect(body.dates.map((one: { warnings: { code: string }[] }) => one.warnings.map(({ code }) => code))).toEqual([
        ['rider_double_booked'],
        [],
      ]);
      const form = { section_id: barn.sectionId, start: '2026-11-24 16:00', period: 'weeks', repeat_count: 3 };
      const fresh = await asked({ ...form, instructor_id: instructorId, students: [barn.studentId] });
      expect(
        fresh.dates.map((one: { warnings: { code: string }[] }) => one.warnings.map(({ code }) => code).sort()),
      ).toEqual([['rider_double_booked'], ['instructor_double_booked', 'rider_double_booked'], []]);
    });
    it('marks what is past, a holiday, and what the clocks skip or show twice', async () => {
      await post('cancel', { id: await barn.newLesson('2027-03-07'), cancelReason: 'HOL' });
      const section = { section_id: barn.sectionId, period: 'weeks', endtype: 'after' };
      const spring = await asked({ ...section, start: '2027-02-28 02:30', end: '2027-02-28 03:30', repeat_count: 3 });
      expect(spring.dates.map((one: Record<string, unknown>) => [one.date, one.is_holiday, one.clock_change])).toEqual([
        ['2027-02-28', 0, null],
        ['2027-03-07', 1, null],
        ['2027-03-14', 0, 'skipped'],
      ]);
      const autumn = await asked({ ...section, start: '2026-10-25 01:30', duration: 30, repeat_count: 2 });
      expect(
        autumn.dates.map((one: Record<string, unknown>) => [one.start, one.end, one.is_past, one.clock_change]),
      ).toEqual([
        ['2026-10-25 01:30', '2026-10-25 02:00', 1, null],
        ['2026-11-01 01:30', '2026-11-01 02:00', 1, 'repeated'],
      ]);
    });
  });

  describe('refuses', () => {
    const refused = async (answer: ReturnType<typeof post>) => {
      const { status, body } = await answer;
      return [status, body.errors?.[0]?.field ?? body.message];
    };
    it.each([
      ['previewDates', { period: 'weeks' }, [400, 'section_id']],
      ['previewDates', { section: true, start: '2999-01-01 16:00', period: 'weeks' }, [400, 'start']],
      ['previewDates', { section: true, start: '1900-01-01 16:00', period: 'weeks' }, [400, 'start']],
      [
        'previewDates',
        { section: true, start: '2026-11-24 16:00', end: '2026-11-24 15:00', period: 'weeks' },
        [400, 'end'],
      ],
      ['previewDates', { section: true, start: '2026-11-24 16:00', period: 'days', frequency: 2 }, [400, 'frequency']],
      [
        'createRecurringLesson',
        { section: true, start: '2026-11-24 16:00', period: 'weeks', repeat_count: 60, lastDate: '2027-11-16' },
        [400, 'repeat_count'],
      ],
      [
        'createRecurringLesson',
        { section: true, start: '2026-11-24 16:00', period: 'weeks', skip_dates: ['x'] },
        [400, 'skip_dates'],
      ],
      [
        'createRecurringLesson',
        { section: true, start: '2199-12-20 16:00', period: 'weeks', repeat_count: 4 },
        [400, 'lastDate'],
      ],
      ['changeExistingToRecurring', { lesson: true }, [400, 'period']],
      [
        'changeExistingToRecurring',
        { lesson: true, period: 'weeks', endtype: 'on_date', lastDate: '2026-11-20' },
        [400, 'lastDate'],
      ],
      [
        'changeExistingToRecurring',
        { lesson: true, period: 'weeks', version: 0 },
        [412, 'Somebody else changed this meanwhile. Look at the current version and try again.'],
      ],
      ['extendRecurring', { lesson: true, lastDate: '2027-01-01' }, [409, 'This event is not a recurring event.']],
      ['extendRecurring', { series: true }, [400, 'lastDate']],
      ['extendRecurring', { series: true, lastDate: '2026-11-30' }, [400, 'lastDate']],
      ['extendRecurring', { series: true, lastDate: '2999-01-01' }, [400, 'lastDate']],
      ['duplicate', { lesson: true, start: '2026-11-24 16:00', end: '2026-11-24 15:00' }, [400, 'end']],
    ])('%s of %j', async (path, { section, lesson, series, ...sent }: Record<string, unknown>, answer) => {
      const id = lesson ? await barn.newLesson() : series ? (await barn.newSeries(2))[0] : undefined;
      const before = await days();
      const form = {
        ...(id !== undefined && { id }),
        ...(section === true && { section_id: barn.sectionId }),
        ...sent,
      };
      expect(await refused(post(path, form))).toEqual(answer);
      expect(await days()).toEqual(before);
    });

    it.each(['duplicate', 'changeExistingToRecurring', 'extendRecurring', 'previewDates'])(
      '%s of another barn’s lesson, of one that is gone, and by who may not',
      async (path) => {
        const sent = { lastDate: '2027-01-01', period: 'weeks' };
        const elsewhere = await ridingBarn(app);
        const id = await barn.newLesson();
        expect((await post(path, { id, ...sent }, elsewhere.admin)).status).toBe(404);
        expect((await post(path, { id, ...sent }, barn.family)).status).toBe(403);
        const other = await barn.newInstructor({
          permissions: ['STAFF_CAN_VIEW_CALENDAR', 'STAFF_RESTRICT_VIEW_CALENDAR_SELF'],
        });
        expect((await post(path, { id, ...sent }, other)).status).toBe(403);
        await post('delete', { id });
        expect((await post(path, { id, ...sent })).status).toBe(404);
      },
    );
    // A02
    it('a copy with riders by staff who add them to their own lessons only', async () => {
      const staff = await barn.newInstructor({
        permissions: ['STAFF_CAN_VIEW_CALENDAR', 'STAFF_CAN_ADD_STUDENTS', 'STAFF_RESTRICT_ADD_STUDENTS_SELF'],
      });
      const [theirs, others] = [
        await barn.newLesson('2026-11-24', '16:00', { studentIds: [barn.studentId], instructorId: staff.instructorId }),
        await barn.newLesson('2026-11-25', '16:00', { studentIds: [barn.studentId] }),
      ];
      expect((await post('duplicate', { id: others }, staff)).status).toBe(403);
      expect((await post('duplicate', { id: theirs }, staff)).status).toBe(200);
    });
  });
});
