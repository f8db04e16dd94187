import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { LinkStudents } from '../../src/modules/people/commands/link-students.js';
import type { SignedIn } from '../support/requests.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

describe('a horse’s home', () => {
  let app: TestApp, barn: TestBarn, horse: string;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set('2026-11-20T14:00:00Z');
    barn = await app.barn();
    horse = barn.horseIds[0]!;
  });

  const show = (who: SignedIn, id = horse) => barn.call(who, 'GET', 'horses/horse', { id });
  const ask = (who: SignedIn, what: 'Schedule' | 'History' | 'Workload', query = {}) =>
    barn.call(who, 'GET', `horses/get${what}`, { horse_id: horse, ...query });
  /** A lesson that a rider of the family takes on the horse. */
  const ride = async (start: string, more: object = {}, on = horse) => {
    const { body } = await barn.call(barn.admin, 'POST', 'lessons/createSingleLesson', {
      section_id: barn.sectionId,
      title: 'Beginner group',
      start,
      students: [barn.family.studentIds[0]],
      ...more,
    });
    const lesson_person_id = body.LessonStudents[0]?.id;
    if (lesson_person_id)
      await barn.call(barn.admin, 'POST', 'lesson_people/updateHorseInStudentLesson', {
        lesson_person_id,
        horse_id: on,
      });
    return { id: body.lesson.id as string, lesson_person_id };
  };
  const addNote = () =>
    barn.call(barn.admin, 'POST', 'notes_horses/create', { horse_id: horse, notes: 'Shod', is_public: 1 });
  const starts = ({ body }: { body: { data: { scheduled_date: string; scheduled_starttime: string }[] } }) =>
    body.data.map((one) => `${one.scheduled_date} ${one.scheduled_starttime}`);

  it('shows the horse to staff with its list or profile, and to families where the barn shows horses (R038)', async () => {
    for (const code of ['STAFF_CAN_ACCESS_HORSE_LIST', 'VIEW_HORSE_PROFILE'])
      expect((await show(await barn.newInstructor({ permissions: [code] }))).body.horse.horse_name).toBe('Biscuit');
    await barn.run(ChangePreference, { field: 'clients_can_view_horses', value: 0 });
    expect((await show(barn.family)).status).toBe(404);
    await barn.run(ChangePreference, { field: 'clients_can_view_horses', value: 1 });
    expect((await show(barn.family)).body.horse).toMatchObject({ id: horse, horse_name: 'Biscuit' });
    expect((await show(barn.family, barn.newId())).status).toBe(404);
    expect((await show((await app.barn()).admin)).status).toBe(404);
  });

  it('changes what is filled in: year as age, markings as desc, a name that stays one (R035, R036, R252)', async () => {
    const edit = (details: object) => barn.call(barn.admin, 'POST', 'horses/update', { id: horse, ...details });
    const { body } = await edit({ name: '  Bisquit ', age: 2012, desc: 'star', gender: 'mare' });
    expect(body.horse).toMatchObject({ horse_name: 'Bisquit', age: 2012, desc: 'star', gender: 'mare', height: null });
    for (const age of [1949, 2051]) expect((await edit({ age })).body.errors).toMatchObject([{ field: 'age' }]);
    for (const age of [1950, 2050]) expect((await edit({ age })).body.horse.age).toBe(age);
    expect((await edit({ age: null })).body.horse).toMatchObject({ age: null, desc: 'star' });
    expect((await edit({ horse_name: ' ' })).body.errors).toEqual([
      { field: 'horse_name', message: 'horse must have a name' },
    ]);
    const log = (await barn.log()).filter(
      ({ type, data }) => type === 'horses.HorseChanged' && data.change === 'edited',
    );
    expect(log[0]?.data.fields).toEqual(['horse_name', 'year_born', 'gender', 'markings']);
  });

  it('is not changed over what somebody else changed meanwhile: 412 says what, and by whom', async () => {
    const edit = (details: object) => barn.call(barn.admin, 'POST', 'horses/update', { id: horse, ...details });
    const { version } = (await show(barn.admin)).body.horse;
    await addNote();
    expect((await edit({ version, color: 'bay' })).status).toBe(200);
    const { status, body } = await edit({ version, color: 'grey' });
    expect([status, body.current]).toMatchObject([412, { color: 'bay', changed_by: 'Ada Minister' }]);
    expect((await edit({ version: body.current.version, color: 'grey' })).body.horse.color).toBe('grey');
  });

  it('lists what is to come, soonest first, and what was, latest first', async () => {
    for (const start of ['2026-11-19 16:00', '2026-11-18 16:00', '2026-11-25 16:00', '2026-11-24 16:00'])
      await ride(start);
    await ride('2026-11-26 16:00', {}, barn.horseIds[1]);
    await ride('2026-11-27 16:00', { students: [], horses: [horse] });
    const { lesson_person_id } = await ride('2026-11-28 16:00');
    await barn.call(barn.admin, 'POST', 'lesson_people/cancelStudent', {
      id: lesson_person_id,
      newEnrollStatus: 'CNA',
    });
    const schedule = await ask(barn.admin, 'Schedule');
    expect(starts(schedule)).toEqual(['2026-11-24 16:00', '2026-11-25 16:00', '2026-11-27 16:00']);
    expect(schedule.body).toMatchObject({
      size: 3,
      data: [
        {
          name: 'Beginner group',
          scheduled_endtime: '17:00',
          riders: expect.stringMatching(/^Rider 1/),
          instructor_name: 'Ines Tructor',
        },
        {},
        { riders: '' },
      ],
    });
    expect(starts(await ask(barn.admin, 'History'))).toEqual(['2026-11-19 16:00', '2026-11-18 16:00']);
    const page = await ask(barn.admin, 'History', { limit: 1, offset: 1 });
    expect([starts(page), page.body.size]).toEqual([['2026-11-18 16:00'], 2]);
    expect((await ask(barn.admin, 'Schedule', { horse_id: barn.newId() })).status).toBe(404);
  });

  it('measures the work of four weeks before and after this one, as the barn begins its weeks', async () => {
    await barn.run(ChangePreference, { field: 'monday_start', value: 1 });
    // Fri 20 Nov 2026: the first of the weeks begins on Mon 19 Oct, the last ends on Sun 20 Dec.
    for (const start of [
      '2026-10-18 16:00',
      '2026-10-19 16:00',
      '2026-11-22 16:00',
      '2026-12-20 16:00',
      '2026-12-21 16:00',
    ])
      await ride(start);
    // Once, though it is there for a rider and without one.
    await ride('2026-11-20 16:00', { horses: [horse] });
    await ride('2026-11-20 18:00', { end: '2026-11-20 18:30', students: [], horses: [horse] });
    for (const withWhom of [{}, { students: [], horses: [horse] }]) {
      const { id } = await ride('2026-11-20 19:00', withWhom);
      await barn.call(barn.admin, 'POST', 'lessons/cancel', { id, cancelAction: 'BCNA' });
    }
    const { body } = await ask(barn.admin, 'Workload');
    expect(body.today).toEqual({ lessons: 2, minutes: 90 });
    const none = { lessons: 0, minutes: 0, is_current: 0 };
    const one = { lessons: 1, minutes: 60, is_current: 0 };
    expect(body.weeks).toEqual([
      { week_start: '2026-10-19', ...one },
      ...['2026-10-26', '2026-11-02', '2026-11-09'].map((week_start) => ({ week_start, ...none })),
      { week_start: '2026-11-16', lessons: 3, minutes: 150, is_current: 1 },
      ...['2026-11-23', '2026-11-30', '2026-12-07'].map((week_start) => ({ week_start, ...none })),
      { week_start: '2026-12-14', ...one },
    ]);
    await barn.run(ChangePreference, { field: 'monday_start', value: 0 });
    expect(
      (await ask(barn.admin, 'Workload')).body.weeks.map(({ week_start }: { week_start: string }) => week_start),
    ).toContain('2026-11-15');
    app.clock.set('2026-11-23T02:00:00Z');
    expect((await ask(barn.admin, 'Workload')).body.weeks[4]).toMatchObject({
      week_start: '2026-11-22',
      is_current: 1,
    });
  });

  it('shows restricted staff their lessons, and names only riders they know; work is counted for all (A01, B03)', async () => {
    const me = await barn.newInstructor({ permissions: ['VIEW_HORSE_PROFILE', 'STAFF_RESTRICT_VIEW_CALENDAR_SELF'] });
    await ride('2026-11-24 16:00');
    await ride('2026-11-25 16:00', { instructor_id: me.instructorId });
    expect(starts(await ask(me, 'Schedule'))).toEqual(['2026-11-25 16:00']);
    const counted = (await ask(me, 'Workload')).body.weeks as { lessons: number }[];
    expect(counted.reduce((sum, { lessons }) => sum + lessons, 0)).toBe(2);
    const limiting = await app.barn({ preferences: { restrict_clients_to_staff: 1 } });
    [barn, horse] = [limiting, limiting.horseIds[0]!];
    const limited = await barn.newInstructor({ permissions: ['VIEW_HORSE_PROFILE'] });
    await ride('2026-11-24 16:00');
    const riders = async () => (await ask(limited, 'Schedule')).body.data.map((one: { riders: string }) => one.riders);
    expect(await riders()).toEqual(['A rider']);
    await barn.run(LinkStudents, { instructorId: limited.instructorId, studentIds: [barn.family.studentIds[0]!] });
    expect(await riders()).toEqual([expect.stringMatching(/^Rider 1/)]);
  });
});
