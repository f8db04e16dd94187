import { tacks, tasks } from '../../src/modules/setup/commands/setup-lists.js';
import { SetHorseActivation } from '../../src/modules/horses/commands/set-horse-activation.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import { ridingBarn, type RidingBarn } from './riding-barn.js';

type Who = { token: string };

let app: TestApp, barn: RidingBarn, biscuit: string, juniper: string;
beforeAll(async () => {
  app = await sharedApp();
});
beforeEach(async () => {
  app.clock.set('2026-11-20T14:00:00Z');
  barn = await ridingBarn(app, { preferences: { monday_start: 1 } });
  [biscuit, juniper] = barn.horseIds as [string, string];
});
const mount = (id: string, horse_id: string | null) =>
  barn.call(barn.admin, 'POST', 'lesson_people/updateHorseInStudentLesson', { id, horse_id });

describe('what stands in a lesson beside its riders', () => {
  let lesson: string;
  beforeEach(async () => {
    lesson = await barn.newLesson();
  });

  const post = (path: string, body: object, who: Who = barn.admin) => barn.call(who, 'POST', path, body);
  const horses = (what: 'create' | 'delete' | 'addTackToHorse', body: object, who?: Who) =>
    post(`lesson_date_time_horses/${what}`, body, who);
  const add = async (horse_id: string, facts: object = {}) =>
    (await horses('create', { lesson_date_time_id: lesson, horse_id, ...facts })).body;
  const shown = async (id = lesson) => (await barn.call(barn.admin, 'GET', 'lessons/index', { id })).body;

  it('says whether riders bring their own horses, as the section says now', async () => {
    const own = async () => (await shown()).lessons.map(({ own_horse }: { own_horse: number }) => own_horse);
    expect(await own()).toEqual([0]);
    await barn.call(barn.admin, 'PUT', `rest/sections/${barn.sectionId}`, { own_horse: 1 });
    expect(await own()).toEqual([1]);
  });

  it('horses are added once, shown with the lesson, and removed with the word of the last', async () => {
    const { LessonHorses, lesson: answered } = await add(biscuit);
    expect(LessonHorses).toMatchObject([{ horse_id: biscuit, name: 'Biscuit', tack_id: null }]);
    expect(answered).toMatchObject({ id: lesson, horseString: 'Biscuit' });
    await add(biscuit);
    expect((await shown()).LessonHorses).toHaveLength(1);
    const [second] = (await add(juniper)).LessonHorses.filter((row: { horse_id: string }) => row.horse_id === juniper);
    const first = await horses('delete', { lesson_date_time_horse_id: second.id });
    expect(first.body).toMatchObject({ alert: null, LessonHorses: [{ horse_id: biscuit }] });
    const last = await horses('delete', { lesson_date_time_horse_id: LessonHorses[0].id });
    expect(last.body).toMatchObject({ alert: 'That was the last horse', LessonHorses: [], lesson: { id: lesson } });
    expect((await horses('delete', { lesson_date_time_horse_id: LessonHorses[0].id })).status).toBe(404);
  });

  it('a horse that goes is taken from its riders; one busy elsewhere is a warning', async () => {
    const other = await barn.newLesson('2026-11-24', '16:30', { title: 'Jumping', horseIds: [biscuit] });
    const { LessonHorses, warnings } = await add(biscuit);
    expect(warnings).toContainEqual(
      expect.objectContaining({
        code: 'horse_double_booked',
        message: expect.stringMatching(/^Biscuit is also in Jumping/),
      }),
    );
    const place = await barn.book(lesson);
    await mount(place, biscuit);
    const { body } = await horses('delete', { lesson_date_time_horse_id: LessonHorses[0].id });
    expect(body.LessonStudents).toMatchObject([{ id: place, horse_id: null, assigned_to: null }]);
    expect((await shown(other)).LessonHorses).toHaveLength(1);
  });

  it('must be in work, for a lesson that takes place', async () => {
    const gone = await barn.newLesson('2026-11-26');
    await post('lessons/cancel', { id: gone });
    expect(await horses('create', { lesson_date_time_id: gone, horse_id: biscuit })).toMatchObject({
      status: 409,
      body: { message: 'Lesson has already been cancelled' },
    });
    await barn.run(SetHorseActivation, { horseId: biscuit, active: false });
    expect(await horses('create', { lesson_date_time_id: lesson, horse_id: biscuit })).toMatchObject({
      status: 409,
      body: { code: 'horse_inactive' },
    });
  });

  it('stand in this and all later lessons of a series, and leave them, where that is wished', async () => {
    const [first, second, third] = (await barn.newSeries(3)) as [string, string, string];
    await horses('create', { lesson_date_time_id: second, horse_id: biscuit, applyToFuture: 1 });
    const standing = async () => Promise.all([first, second, third].map(async (id) => (await shown(id)).LessonHorses));
    expect((await standing()).map((rows) => rows.length)).toEqual([0, 1, 1]);
    const [, [row]] = await standing();
    const { body } = await horses('delete', { lesson_date_time_horse_id: row.id, applyToFuture: 1 });
    expect((body.lessons as { id: string }[]).map(({ id }) => id)).toEqual([second, third]);
    expect((await standing()).flat()).toEqual([]);
  });

  it('tack goes on a horse with or without a rider, comes off, and its new name is shown', async () => {
    const tackId = await barn.run(tacks.Create, { tackName: 'Dressage 16"' });
    const [row] = (await add(juniper)).LessonHorses;
    const tacked = await horses('addTackToHorse', {
      lesson_date_time_horse_id: row.id,
      tack_id: tackId,
      horse_id: juniper,
    });
    expect(tacked.body.LessonHorses).toMatchObject([{ horse_id: juniper, tack_id: tackId, tack_name: 'Dressage 16"' }]);
    const place = await barn.book(lesson);
    await mount(place, biscuit);
    const ridden = { lesson_date_time_id: lesson, horse_id: biscuit };
    expect((await horses('addTackToHorse', { ...ridden, tack_id: tackId })).body.LessonHorses).toMatchObject([
      { horse_id: biscuit, tack_id: tackId },
      { horse_id: juniper },
    ]);
    await barn.run(tacks.Edit, { id: tackId, tackName: 'Jumping 17"' });
    const named = (await shown()).LessonHorses as { tack_name: string }[];
    expect(named.map(({ tack_name }) => tack_name)).toEqual(['Jumping 17"', 'Jumping 17"']);
    await mount(place, null);
    expect((await horses('addTackToHorse', { lesson_date_time_horse_id: row.id })).body.LessonHorses).toMatchObject([
      { horse_id: juniper, tack_id: null, tack_name: null },
    ]);
    expect((await horses('addTackToHorse', { ...ridden, tack_id: tackId })).status).toBe(404);
    await barn.run(tacks.SetActivation, { id: tackId, active: false });
    const unused = await horses('addTackToHorse', { lesson_date_time_horse_id: row.id, tack_id: tackId });
    expect(unused).toMatchObject({ status: 409, body: { code: 'tack_inactive' } });
  });

  it('the last student who is removed is told', async () => {
    const [one, two] = [await barn.book(lesson), await barn.book(lesson, barn.siblingId)];
    const removed = (lesson_person_id: string) => post('lesson_people/delete', { lesson_person_id });
    expect((await removed(one)).body).toEqual({ lessonPersonIds: [one], alert: null });
    expect((await removed(two)).body).toEqual({ lessonPersonIds: [two], alert: 'That was the last student' });
  });

  // R073
  describe('extra staff', () => {
    const staff = (what: 'create' | 'delete', body: object, who?: Who) => post(`lesson_staffs/${what}`, body, who);
    const listed = async (lesson_date_time_id = lesson, who: Who = barn.admin) =>
      barn.call(who, 'GET', 'lesson_staffs/getLessonStaff', { lesson_date_time_id });
    const help = async (facts: object = {}) => ({
      lesson_date_time_id: lesson,
      task_id: await barn.run(tasks.Create, { taskName: 'Leading' }),
      instructor_id: barn.instructor.instructorId,
      ...facts,
    });

    it('are a person with a task, once; both are required', async () => {
      const leading = await help();
      const { body } = await staff('create', leading);
      expect(body.tasks).toMatchObject([{ task_name: 'Leading', instructor_name: 'Ines Tructor' }]);
      await staff('create', leading);
      expect((await listed()).body).toEqual({ tasks: body.tasks });
      expect((await staff('delete', { id: body.tasks[0].id })).body.tasks).toEqual([]);
      expect((await staff('delete', { id: body.tasks[0].id })).status).toBe(404);
      const [noTask, noStaff] = [
        await staff('create', { ...leading, task_id: '' }),
        await staff('create', { ...leading, instructor_id: undefined }),
      ];
      expect(noTask.body.errors).toEqual([{ field: 'task_id', message: 'Task can not be empty' }]);
      expect(noStaff.body.errors).toEqual([{ field: 'instructor_id', message: 'Staff can not be empty' }]);
    });

    it('who are wanted twice are a warning; out of use they are refused', async () => {
      const helper = await barn.newInstructor({ firstName: 'Hana' });
      await barn.newLesson('2026-11-24', '16:30', { title: 'Jumping', instructorId: helper.instructorId });
      const wanted = await help({ instructor_id: helper.instructorId });
      expect((await staff('create', wanted)).body.warnings[0]).toMatchObject({
        code: 'instructor_double_booked',
        message: expect.stringMatching(/^Hana Tructor .*Jumping/),
      });
      await barn.run(tasks.SetActivation, { id: wanted.task_id, active: false });
      const unused = await staff('create', { ...wanted, instructor_id: barn.instructor.instructorId });
      expect(unused).toMatchObject({ status: 400, body: { errors: [{ field: 'task_id' }] } });
    });

    it('help in all later lessons of the series, where that is wished', async () => {
      const [first, second, third] = (await barn.newSeries(3)) as [string, string, string];
      const { body } = await staff('create', await help({ lesson_date_time_id: second, applyToFuture: 1 }));
      const counts = async () =>
        Promise.all([first, second, third].map(async (id) => (await listed(id)).body.tasks.length));
      expect(await counts()).toEqual([0, 1, 1]);
      const own = body.tasks.find((row: { lesson_date_time_id: string }) => row.lesson_date_time_id === second);
      await staff('delete', { id: own.id, applyToFuture: 1 });
      expect(await counts()).toEqual([0, 0, 0]);
    });

    it('see the lesson they help in, and only then (A01)', async () => {
      const helper = await barn.newInstructor({
        permissions: ['STAFF_CAN_VIEW_CALENDAR', 'STAFF_RESTRICT_VIEW_CALENDAR_SELF'],
      });
      expect((await listed(lesson, helper)).status).toBe(403);
      await staff('create', await help({ instructor_id: helper.instructorId }));
      expect((await listed(lesson, helper)).status).toBe(200);
    });
  });

  // R086, with A04 for the extra staff
  it('is changed by staff with the permission for it, in lessons that they may open', async () => {
    const tackId = await barn.run(tacks.Create, { tackName: 'Saddle' });
    const taskId = await barn.run(tasks.Create, { taskName: 'Leading' });
    const [row] = (await add(juniper)).LessonHorses;
    const { instructorId } = barn.instructor;
    const extra = { lesson_date_time_id: lesson, task_id: taskId, instructor_id: instructorId };
    const { tasks: helpers } = (await post('lesson_staffs/create', extra)).body;
    const calls: [permission: string, path: string, body: object][] = [
      ['STAFF_CAN_ADD_HORSES', 'lesson_date_time_horses/create', { lesson_date_time_id: lesson, horse_id: biscuit }],
      [
        'ADD_TACK_TO_HORSE',
        'lesson_date_time_horses/addTackToHorse',
        { lesson_date_time_horse_id: row.id, tack_id: tackId },
      ],
      ['REMOVE_HORSE_FROM_LESSON', 'lesson_date_time_horses/delete', { lesson_date_time_horse_id: row.id }],
      ['STAFF_CAN_ADD_STAFF', 'lesson_staffs/create', extra],
      ['STAFF_CAN_ADD_STAFF', 'lesson_staffs/delete', { id: helpers[0].id }],
    ];
    const everything = calls.map(([permission]) => permission);
    for (const [permission, path, body] of calls) {
      const others = await barn.newInstructor({ permissions: everything.filter((code) => code !== permission) });
      const narrow = await barn.newInstructor({ permissions: [permission, 'STAFF_RESTRICT_VIEW_CALENDAR_SELF'] });
      const holder = await barn.newInstructor({ permissions: [permission] });
      const answers = [await post(path, body, others), await post(path, body, narrow), await post(path, body, holder)];
      expect([path, ...answers.map(({ status }) => status)]).toEqual([path, 403, 403, 200]);
    }
  });
});

describe('the horses of last time', () => {
  const asked = async (who: Who = barn.admin) => barn.call(who, 'GET', 'lessons/lastHorses', { dbday: '2026-11-24' });
  const ride = async (date: string, horse: string | null, facts: object = {}, who = barn.studentId) => {
    const place = await barn.book(await barn.newLesson(date, '16:00', facts), who);
    await mount(place, horse);
    return place;
  };

  it('are told: the latest before, of a lesson that was ridden, still in work', async () => {
    await ride('2026-11-10', juniper);
    await ride('2026-11-17', biscuit);
    await ride('2026-12-01', juniper);
    await barn.cancel(await ride('2026-11-18', juniper));
    const today = await ride('2026-11-24', null);
    await ride('2026-11-24', juniper, {}, barn.siblingId);
    const told = { lesson_person_id: today, horse_id: biscuit, horse_name: 'Biscuit', scheduled_date: '2026-11-17' };
    expect((await asked()).body).toEqual({ horses: [{ ...told, is_free: 1 }], elsewhere: [] });
    await barn.run(SetHorseActivation, { horseId: biscuit, active: false });
    expect((await asked()).body.horses).toMatchObject([{ horse_id: juniper, scheduled_date: '2026-11-10' }]);
    await mount(today, juniper);
    expect((await asked()).body.horses).toHaveLength(1);
  });

  it('are free unless somebody else has them at the time, or they are told to somebody before (F21)', async () => {
    await ride('2026-11-10', biscuit);
    await ride('2026-11-10', biscuit, {}, barn.siblingId);
    const [first, second] = [await ride('2026-11-24', null), await ride('2026-11-24', null, {}, barn.siblingId)];
    const free = async () =>
      (await asked()).body.horses
        .filter(({ is_free }: { is_free: number }) => is_free)
        .map((one: { lesson_person_id: string }) => one.lesson_person_id);
    const [chosen, ...others] = await free();
    expect([[first, second].includes(chosen), others]).toEqual([true, []]);
    const warned = (horses: readonly string[]) =>
      barn.call(barn.admin, 'GET', 'lessons/warnings', { dbday: '2026-11-24', horses: JSON.stringify(horses) });
    expect((await warned([biscuit])).body.warnings).toEqual([]);
    expect(await warned([])).toMatchObject({ status: 200, body: { warnings: [] } });
    await mount(chosen, biscuit);
    expect(await free()).toEqual([]);
    const { body } = await warned([biscuit]);
    expect(body.warnings.map(({ code, about_id }: Record<string, string>) => [code, about_id])).toEqual([
      ['horse_double_booked', biscuit],
    ]);
  });

  it('are told of their own lessons only to staff who see no others, whose horses’ other work is counted (A01, F19)', async () => {
    const permissions = ['STAFF_CAN_ACCESS_WHITEBOARD', 'STAFF_RESTRICT_VIEW_CALENDAR_SELF'];
    const narrow = await barn.newInstructor({ permissions });
    await ride('2026-11-17', biscuit);
    await ride('2026-11-24', juniper);
    const elsewhere = [{ horse_id: juniper, lessons: 1 }];
    expect((await asked(narrow)).body).toEqual({ horses: [], elsewhere });
    const own = await ride('2026-11-24', null, { instructorId: narrow.instructorId }, barn.siblingId);
    await ride('2026-11-17', juniper, {}, barn.siblingId);
    expect((await asked(narrow)).body.horses).toMatchObject([{ lesson_person_id: own, horse_id: juniper }]);
    expect((await asked(await barn.newInstructor({ permissions: [] }))).status).toBe(403);
  });
});
