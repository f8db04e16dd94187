import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { occupiedLessons } from '../../src/modules/enrollment/queries/occupied-lessons.js';
import { askedRows } from '../../src/modules/enrollment/queries/warnings.js';
import { placingOf } from '../../src/modules/scheduling/contracts.js';
import { SYSTEM } from '../../src/platform/tenancy/actor.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import { ridingBarn, type RidingBarn } from './riding-barn.js';

const NINE = { date: '2016-05-04', startTime: '09:30', endDate: '2016-05-04', endTime: '10:30', isAllday: false };

/** Staff are told what is wanted twice, and by whom; a family has to choose another time. F21 */
describe('a rider, a horse, an instructor or an arena in two lessons at once', () => {
  let app: TestApp, barn: RidingBarn;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set('2026-11-20T14:00:00Z');
    barn = await ridingBarn(app, { preferences: { clients_can_add_lesson: 1 } });
  });

  const post = (path: string, body: object, who: { token: string } = barn.admin) => barn.call(who, 'POST', path, body);
  const add = (start: string, details: object = {}, who: { token: string } = barn.admin) =>
    post('lessons/createSingleLesson', { section_id: barn.sectionId, start, ...details }, who);
  const told = ({ body }: { body: { warnings: { code: string; message: string }[] } }) =>
    body.warnings.map(({ code, message }) => [code, message]);
  const RIDER = ['rider_double_booked', 'Rider 1 Rent is also in Beginners at 16:00 on Tue 24 Nov'];
  const called = (name: string) => name.replace(/Rent \d+/, 'Rent');
  const riders = (warnings: string[][]) =>
    warnings.filter(([code]) => code === 'rider_double_booked').map((one) => one.map(called));

  it('is told when a lesson is added, moved or edited', async () => {
    const students = [barn.studentId];
    await add('2026-11-24 16:00', { students });
    const second = await add('2026-11-24 16:30', { students });
    expect(riders(told(second))).toEqual([RIDER]);
    expect(
      told(second)
        .map(([code]) => code)
        .sort(),
    ).toEqual(['instructor_double_booked', 'location_double_booked', 'rider_double_booked']);
    const later = await add('2026-11-24 18:00', { students });
    expect(told(later)).toEqual([]);
    const { id } = later.body.lesson;
    expect(
      riders(told(await post('lessons/reschedule', { id, start: '2026-11-24 16:15', end: '2026-11-24 17:15' }))),
    ).toHaveLength(2);
    const location_id = await barn.newLocation('Outdoor arena');
    const edited = await post('lessons/update', { id, editAction: 'location', location_id });
    expect(told(edited).map(([code]) => code)).not.toContain('location_double_booked');
  });

  it('is told when a rider is added to a lesson, which is done all the same', async () => {
    await barn.newLesson('2026-11-24', '16:00', { studentIds: [barn.studentId] });
    const lesson_date_time_id = await barn.newLesson('2026-11-24', '16:30');
    const answer = await post('lesson_people/addStudentToLesson', { lesson_date_time_id, student_id: barn.studentId });
    expect([answer.status, riders(told(answer))]).toEqual([200, [RIDER]]);
    const third = await barn.newLesson('2026-11-24', '16:45');
    const added = await post('lesson_people/create', { lesson_date_time_id: third, student_id: barn.studentId });
    expect([added.status, riders(told(added)).length]).toEqual([200, 2]);
  });

  it('is refused to a family that books, and that adds a lesson', async () => {
    const first = await barn.newLesson('2026-11-24', '16:00', { studentIds: [barn.studentId] });
    const lesson_date_time_id = await barn.newLesson('2026-11-24', '16:30');
    const book = () =>
      post('lesson_people/addStudentToLesson', { lesson_date_time_id, student_id: barn.studentId }, barn.family);
    expect(await book()).toMatchObject({ status: 409, body: { code: 'rider_elsewhere' } });
    const mine = { isStudentBooking: 1, students: [barn.studentId] };
    expect(await add('2026-11-24 16:15', mine, barn.family)).toMatchObject({
      status: 409,
      body: { code: 'rider_elsewhere' },
    });
    await post('lessons/cancel', { id: first, cancelAction: 'BCNA', cancelReason: 'WEA' });
    expect((await book()).status).toBe(200);
    expect((await add('2026-11-26 16:15', mine, barn.family)).status).toBe(200);
  });

  it('is refused to a family also where the instructor is busy, and where the arena is taken', async () => {
    await barn.newLesson('2026-11-24', '16:00', { horseIds: [barn.horseIds[0]] });
    const meadow = await barn.newLocation('Meadow');
    const tom = await barn.newInstructor({ firstName: 'Tom' });
    const refused = async (section: object) => {
      const section_id = await barn.newSection(section);
      const { status, body } = await add('2026-11-24 16:30', { students: [barn.siblingId], section_id }, barn.family);
      return status === 200 ? status : [status, body.message];
    };
    const when = 'another lesson at 16:00 on Tue 24 Nov. Please choose another time.';
    expect(await refused({ locationId: meadow })).toEqual([409, `Ines Tructor is also in ${when}`]);
    const instructorId = tom.instructorId;
    expect(await refused({ instructorId })).toEqual([409, `Indoor arena is also taken by ${when}`]);
    expect(await refused({ locationId: meadow, instructorId })).toBe(200);
  });

  describe('what staff go on in spite of', () => {
    const historyOf = async (
      id: string,
    ): Promise<{ details: string[]; reason: string | null; person_name: string }[]> =>
      (await barn.call(barn.admin, 'GET', 'history/index', { record: 'lesson', id })).body.changes;
    const overrides = async (id: string) => (await historyOf(id)).filter(({ details }) => details.length > 0);
    const stored = async () => (await barn.log()).filter(({ type }) => type === 'enrollment.WarningsOverridden');

    it('stands in the lesson’s history with who and why, and in the log without a word of theirs', async () => {
      const other = await barn.newLesson('2026-11-24', '16:00', { studentIds: [barn.studentId] });
      const { id } = (
        await add('2026-11-24 16:30', { students: [barn.studentId], override_reason: 'Her mother asked' })
      ).body.lesson;
      const [told] = await overrides(id);
      expect([told!.reason, told!.details.map(called)]).toEqual([
        'Her mother asked',
        [
          'Ines Tructor is also in Beginners on Tue 24 Nov',
          'Indoor arena is also taken by Beginners on Tue 24 Nov',
          'Rider 1 Rent is also in Beginners on Tue 24 Nov',
        ],
      ]);
      const [event] = await stored();
      expect(event!.data).toEqual({
        lessonId: id,
        warnings: [
          { code: 'instructor_double_booked', aboutId: barn.instructor.instructorId, elsewhereId: other },
          { code: 'location_double_booked', aboutId: barn.locationId, elsewhereId: other },
          { code: 'rider_double_booked', aboutId: barn.studentId, elsewhereId: other },
        ],
        reasonId: expect.any(String),
      });
      expect(JSON.stringify(await barn.log())).not.toContain('mother');
    });

    it('is what a change brings, not what stood before, and nothing where it was undone', async () => {
      const horses = [barn.horseIds[0]];
      await add('2026-11-24 16:00', { horses });
      const { id } = (await add('2026-11-25 16:00', { horses })).body.lesson;
      const move = (start: string) => post('lessons/reschedule', { id, start });
      expect(await overrides(id)).toEqual([]);
      await move('2026-11-24 16:30');
      expect(await overrides(id)).toHaveLength(1);
      await post('lessons/update', { id, editAction: 'title', title: 'Dressage' });
      await move('2026-11-24 16:30');
      expect(await overrides(id)).toHaveLength(1);
      await move('2026-11-25 16:30');
      expect(await overrides(id)).toHaveLength(1);
      const section_id = await barn.newSection({ sectionName: 'Other', locationId: await barn.newLocation('Meadow') });
      await post('lessons/update', { id, editAction: 'section', section_id });
      expect(await overrides(id)).toHaveLength(1);
    });

    it('is recorded for riders, horses and helpers that are added, also to a series', async () => {
      const tom = await barn.newInstructor({ firstName: 'Tom' });
      const quiet = { instructorId: tom.instructorId, locationId: await barn.newLocation('Meadow') };
      const series = await barn.newSeries(2, quiet);
      const first = series[0]!;
      for (const date of ['2026-11-24', '2026-12-01'])
        await barn.newLesson(date, '16:30', { studentIds: [barn.studentId], horseIds: [barn.horseIds[0]] });
      const { body } = await post('lesson_people/create', {
        student_id: barn.studentId,
        lesson_date_time_id: first,
        applyToFuture: 1,
        override_reason: 'Rides half of each',
      });
      const seen = await Promise.all(series.map(async (id) => (await overrides(id)).map(({ reason }) => reason)));
      expect(seen).toEqual([['Rides half of each'], ['Rides half of each']]);
      const lesson_person_id = body.lessonPerson.id;
      await post('lesson_people/updateHorseInStudentLesson', { lesson_person_id, horse_id: barn.horseIds[0] });
      expect((await overrides(first))[0]).toMatchObject({ details: ['Biscuit is also in Beginners on Tue 24 Nov'] });
      await post('lesson_date_time_horses/create', { lesson_date_time_id: series[1], horse_id: barn.horseIds[0] });
      expect((await overrides(series[1]!))[0]).toMatchObject({
        details: ['Biscuit is also in Beginners on Tue 1 Dec'],
      });
    });

    it('is the same for a series as for each of its lessons', async () => {
      for (const date of ['2026-11-24', '2026-12-08']) await barn.newLesson(date, '16:30');
      const { body } = await post('lessons/createRecurringLesson', {
        section_id: barn.sectionId,
        start: '2026-11-24 16:00',
        frequency: 1,
        period: 'weeks',
        endtype: 'after',
        repeat_count: 4,
      });
      expect(body.warnings.map(({ message }: { message: string }) => message.slice(-10))).toEqual([
        'Tue 24 Nov',
        'Tue 24 Nov',
        ' Tue 8 Dec',
        ' Tue 8 Dec',
      ]);
      const counts = await Promise.all(
        (body.lessons as { id: string }[]).map(async ({ id }) => (await overrides(id)).length),
      );
      expect(counts).toEqual([1, 0, 1, 0]);
      const moved = { id: body.lessons[0].id, start: '2026-11-25 16:00', applyToFuture: 1 };
      expect((await barn.call(barn.admin, 'GET', 'lessons/warnings', moved)).body.warnings).toEqual([]);
      const later = { ...moved, start: '2026-11-24 16:15' };
      const preview = (await barn.call(barn.admin, 'GET', 'lessons/warnings', later)).body.warnings;
      expect(preview).toHaveLength(4);
      expect((await post('lessons/reschedule', later)).body.warnings).toEqual(preview);
    });
  });

  const ridersAt = async (start: string, end: string) => {
    const asked = { start, end, students: JSON.stringify([barn.studentId]) };
    return told(await barn.call(barn.admin, 'GET', 'lessons/warnings', asked)).map((one) => one.map(called)[1]);
  };
  it.each([
    ['2026-11-26 12:30', '2026-11-26 17:30', 'Rider 1 Rent is also in Camp at 12:30 on Thu 26 Nov'],
    ['2026-11-25 17:00', '2026-11-26 16:30', 'Rider 1 Rent is also in Camp at 17:00 on Wed 25 Nov'],
    ['2026-11-20 16:00', '2026-11-27 10:00', 'Rider 1 Rent is also in Camp at 16:00 on Fri 20 Nov'],
  ])('is found however long the other lesson lasts, from %s to %s', async (start, end, sentence) => {
    await add(start, { end, title: 'Camp', students: [barn.studentId] });
    expect(await ridersAt('2026-11-26 16:00', '2026-11-26 17:00')).toEqual([sentence]);
  });
  it('is no longer in the one where the rider has cancelled, with the horse', async () => {
    const lesson = await barn.newLesson('2026-11-26', '16:00');
    const place = await barn.book(lesson);
    const [horse_id] = barn.horseIds;
    await post('lesson_people/updateHorseInStudentLesson', { id: place, horse_id });
    const times = { start: '2026-11-26 16:00', end: '2026-11-26 17:00' };
    const asked = { ...times, students: JSON.stringify([barn.studentId]), horses: JSON.stringify([horse_id]) };
    const codes = async () => told(await barn.call(barn.admin, 'GET', 'lessons/warnings', asked)).map(([code]) => code);
    expect(await codes()).toEqual(['horse_double_booked', 'rider_double_booked']);
    await barn.cancel(place, { newEnrollStatus: 'CWP' });
    expect(await codes()).toEqual([]);
  });

  describe('whoever asks at the same time', () => {
    it.each([
      ['horse', 'Biscuit is also in'],
      ['instructor', 'Ines Tructor is also in'],
      ['location', 'Indoor arena is also taken by'],
      ['rider', 'Rider 1 Rent is also in'],
    ])('two families that add lessons with one %s: one is added, the other family is told why', async (shared, why) => {
      const other = await barn.newFamily({ students: 1 });
      await barn.run(ChangePreference, { field: 'clients_can_view_horses', value: 1 });
      const riders = [barn.studentId, other.studentIds[0]!];
      for (const single_id of riders) await post('xrefs/updateStudentHorse', { single_id, array: barn.horseIds });
      const tom = await barn.newInstructor({ firstName: 'Tom' });
      const meadow = await barn.newLocation('Meadow');
      // The second lesson has one thing of the first, and all else of its own.
      const section_id = await barn.newSection({
        ...(shared !== 'instructor' && { instructorId: tom.instructorId }),
        ...(shared !== 'location' && { locationId: meadow }),
      });
      const isOneRider = shared === 'rider';
      const answers = await Promise.all([
        add('2026-11-24 16:00', { students: [riders[0]], horses: [barn.horseIds[0]] }, barn.family),
        add(
          '2026-11-24 16:30',
          {
            section_id,
            students: [riders[isOneRider ? 0 : 1]],
            horses: isOneRider ? [] : [barn.horseIds[shared === 'horse' ? 0 : 1]],
          },
          isOneRider ? barn.family : other,
        ),
      ]);
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409)?.body;
      expect([refused.code, called(refused.message).slice(0, why.length)]).toEqual(['rider_elsewhere', why]);
      expect((await barn.types()).filter((type) => type === 'scheduling.LessonScheduled')).toHaveLength(1);
    });

    it('two families that book one rider into two lessons at once: the rider is in one', async () => {
      const lessons = [await barn.newLesson('2026-11-24', '16:00'), await barn.newLesson('2026-11-24', '16:30')];
      const answers = await Promise.all(
        lessons.map((lesson_date_time_id) =>
          post('lesson_people/addStudentToLesson', { lesson_date_time_id, student_id: barn.studentId }, barn.family),
        ),
      );
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    });

    it('ten of the staff who plan with one rider, horse, instructor and place: all but the first were warned, and go on', async () => {
      const lesson = { horses: [barn.horseIds[0]], students: [barn.studentId] };
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) => add(`2026-11-24 16:${10 + at}`, { ...lesson, title: `Lesson ${at}` })),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      const overridden = (await stored()).map(({ data }) => data.warnings as { code: string }[]);
      for (const kind of ['rider', 'horse', 'instructor', 'location']) {
        const counts = overridden.map(
          (warnings) => warnings.filter(({ code }) => code === `${kind}_double_booked`).length,
        );
        expect([kind, counts]).toEqual([kind, [1, 2, 3, 4, 5, 6, 7, 8, 9]]);
      }
    });

    it('two of the staff who move two lessons to one hour: the second is warned of the first', async () => {
      const lessons = [await barn.newLesson('2026-11-24', '09:00'), await barn.newLesson('2026-11-24', '12:00')];
      const answers = await Promise.all(
        lessons.map((id, at) => post('lessons/reschedule', { id, start: `2026-11-24 16:${at ? '30' : '00'}` })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(
        (await stored()).map(({ data }) => (data.warnings as { code: string }[]).map(({ code }) => code).sort()),
      ).toEqual([['instructor_double_booked', 'location_double_booked']]);
    });
    const stored = async () => (await barn.log()).filter(({ type }) => type === 'enrollment.WarningsOverridden');
  });

  it('finds what is wanted twice by the index of the hour, however many lessons the barn has', async () => {
    const { owner, barns } = app;
    const { farmId, locationId, sectionId } = barn;
    await owner`
      insert into lesson (farm_id, lesson_id, version, title, scheduled_date, start_time, end_date, end_time, starts_at, ends_at,
        is_allday, section_id, location_id, status_code, is_cancelled, extra_staff)
      select ${farmId}, gen_random_uuid(), 1, 'Old', day, '09:00', day, '10:00', day + interval '9 hours', day + interval '10 hours',
        false, ${sectionId}, ${locationId}, 'SCH', false, '[]'
      from generate_series(0, 20000) i, lateral (select date '2010-01-01' + i / 8 as day) at`;
    await owner`analyze lesson`;
    const plan = await barns.read(farmId, async (sql) => {
      // What the planner thinks best, not what the product's connections forbid it.
      await sql`set local enable_seqscan = on`;
      const look = { sql, farmId, actor: SYSTEM };
      const asked = askedRows(look, [{ lessonId: farmId, placing: placingOf(NINE, 'America/Toronto') }]);
      const all = { horse: 'all', instructor: 'all', location: 'all', rider: 'all' } as const;
      return sql<{ 'QUERY PLAN': unknown }[]>`explain (format json) ${occupiedLessons(look, asked, all)}`;
    });
    const text = JSON.stringify(plan);
    expect(text).not.toMatch(/"Seq Scan","[^{}]*"Relation Name":"lesson(?:_\d+)?"/);
    expect(text).toMatch(
      /"Index Name":"lesson_by_start(?:_\d+)?"[^{}]*"Index Cond":"[^"]*farm_id[^"]*starts_at > a\.[^"]*starts_at < a\./,
    );
    expect(text).toMatch(/"Index Name":"lesson_overnight(?:_\d+)?"[^{}]*"Index Cond":"[^"]*farm_id[^"]*end_date/);
  });
});
