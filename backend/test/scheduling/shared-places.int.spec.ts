import { ridingBarn, type RidingBarn } from '../enrollment/riding-barn.js';
import { sharedApp, type TestApp } from '../support/test-app.js';

type Told = { code: string; message: string; lesson_date_time_id: string; other_lesson_id: string | null };

/** A place with a capacity is shared as long as there is room; beyond that staff are warned, and a family is refused. F21 */
describe('an arena of three units', () => {
  let app: TestApp, barn: RidingBarn;
  let arena: string, beginners: string, practice: string;
  beforeAll(async () => (app = await sharedApp()));
  beforeEach(async () => {
    app.clock.set('2026-11-20T14:00:00Z');
    barn = await ridingBarn(app, { preferences: { clients_can_add_lesson: 1 } });
    arena = await barn.newLocation('Arena');
    await post('locations/update', { id: arena, location_name: 'Arena', capacity: 3 });
    const practiceProgram = await barn.newProgram('Practice rides');
    await barn.call(barn.admin, 'PUT', `rest/programs/${practiceProgram}`, { place_units: 1 });
    beginners = await sectionOf('Beginners', { placeUnits: 2 });
    practice = await sectionOf('Practice', { programId: practiceProgram });
  });

  const post = (path: string, body: object, who: { token: string } = barn.admin) => barn.call(who, 'POST', path, body);
  const get = (path: string, query: object) => barn.call(barn.admin, 'GET', path, query);
  /** Each with an instructor of its own, so that only the place is wanted twice. */
  const sectionOf = async (sectionName: string, facts: object) =>
    barn.newSection({
      sectionName,
      locationId: arena,
      instructorId: (await barn.newInstructor()).instructorId,
      ...facts,
    });
  const add = (section_id: string, title: string, start: string, details: object = {}, who = barn.admin) =>
    post('lessons/createSingleLesson', { section_id, title, start, ...details }, who as never);
  const solo = async (section: string, title: string, start: string) => {
    const { instructorId } = await barn.newInstructor();
    return add(section, title, start, { instructor_id: instructorId });
  };
  const told = ({ body }: { body: { warnings: Told[] } }) => body.warnings.map(({ code, message }) => [code, message]);
  const sentence = (text: string) => [['location_double_booked', `Arena: ${text}`]];
  const FULL = sentence('4 of 3 units from 16:30 to 17:00 on Tue 24 Nov: Beginners 2, Practice 1, Practice 1');

  it('has a lesson and practice at once, and warns of the next one with the figures', async () => {
    expect(told(await solo(beginners, 'Beginners', '2026-11-24 16:00'))).toEqual([]);
    expect(told(await solo(practice, 'Practice', '2026-11-24 16:30'))).toEqual([]);
    const third = await solo(practice, 'Practice', '2026-11-24 16:30');
    expect([third.status, told(third)]).toEqual([200, FULL]);
    expect(told(await solo(practice, 'Practice', '2026-11-24 17:30'))).toEqual([]);
    const { changes } = (await get('history/index', { record: 'lesson', id: third.body.lesson.id })).body;
    expect(changes.flatMap(({ details }: { details: string[] }) => details)).toEqual([
      'Arena is also taken by Beginners on Tue 24 Nov',
    ]);
    const day: Told[] = (await get('lessons/warnings', { dbday: '2026-11-24' })).body.warnings;
    expect(day.map(({ message }) => message)).toEqual([FULL[0]![1], FULL[0]![1], FULL[0]![1]]);
    expect(new Set(day.map(({ lesson_date_time_id }) => lesson_date_time_id)).size).toBe(3);
    expect(day.every((one) => one.other_lesson_id !== one.lesson_date_time_id)).toBe(true);
  });

  it('is asked about before: a new lesson by its section, one that moves, and one that gets another section', async () => {
    await solo(beginners, 'Beginners', '2026-11-24 16:00');
    await solo(practice, 'Practice', '2026-11-24 16:00');
    const times = { start: '2026-11-24 16:30', end: '2026-11-24 17:30', location_id: arena };
    const preview = async (query: object) => told(await get('lessons/warnings', query));
    expect(await preview({ ...times, section_id: practice })).toEqual(
      sentence('4 of 3 units from 16:30 to 17:00 on Tue 24 Nov: Beginners 2, Practice 1, this event 1'),
    );
    const { id } = (await solo(practice, 'Open', '2026-11-24 17:00')).body.lesson;
    const move = { id, start: '2026-11-24 16:30', end: '2026-11-24 17:30' };
    const moved = sentence('4 of 3 units from 16:30 to 17:00 on Tue 24 Nov: Beginners 2, Practice 1, Open 1');
    expect(await preview(move)).toEqual(moved);
    expect(told(await post('lessons/reschedule', move))).toEqual(moved);
    await post('lessons/reschedule', { id, start: '2026-11-24 17:00', end: '2026-11-24 18:00' });
    await solo(practice, 'Late', '2026-11-24 17:30');
    await solo(practice, 'Later', '2026-11-24 17:30');
    const resection = { id, section_id: beginners, only: 1 };
    const grown = sentence('4 of 3 units from 17:30 to 18:00 on Tue 24 Nov: Open 2, Late 1, Later 1');
    expect(await preview(resection)).toEqual(grown);
    expect(told(await post('lessons/update', { id, editAction: 'section', section_id: beginners }))).toEqual(grown);
    const overrides = (await barn.log()).filter(({ type }) => type === 'enrollment.WarningsOverridden');
    expect(overrides.map(({ data }) => data.lessonId)).toEqual([id, id]);
  });

  it('is asked about for every date of a series, for copies, and for what is brought back', async () => {
    await solo(beginners, 'Beginners', '2026-12-01 16:00');
    const open = await solo(practice, 'Open', '2026-12-01 16:00');
    const weekly = {
      section_id: practice,
      start: '2026-11-24 16:00',
      period: 'weeks',
      endtype: 'after',
      repeat_count: 2,
    };
    const dates = (await post('lessons/previewDates', { ...weekly, location_id: arena })).body.dates;
    expect(dates.map(({ warnings }: { warnings: Told[] }) => warnings.map(({ message }) => message))).toEqual([
      [],
      ['Arena: 4 of 3 units from 16:00 to 17:00 on Tue 1 Dec: Beginners 2, Open 1, this event 1'],
    ]);
    const made = await post('lessons/createRecurringLesson', { ...weekly, title: 'Weekly' });
    expect(told(made)).toEqual(
      sentence('4 of 3 units from 16:00 to 17:00 on Tue 1 Dec: Beginners 2, Open 1, Weekly 1'),
    );
    const like = {
      start: '2026-12-01 16:30',
      end: '2026-12-01 17:30',
      section_id: practice,
      location_id: arena,
      is_copy: 1,
    };
    expect(told(await get('lessons/warnings', like))).toEqual(
      sentence('5 of 3 units from 16:30 to 17:00 on Tue 1 Dec: Beginners 2, Open 1, Weekly 1, this event 1'),
    );
    const copy = await post('lessons/duplicate', { id: open.body.lesson.id, start: '2026-12-01 16:30' });
    expect(told(copy).filter(([code]) => code === 'location_double_booked')).toEqual(
      sentence('5 of 3 units from 16:30 to 17:00 on Tue 1 Dec: Beginners 2, Open 1, Weekly 1, Open 1'),
    );
    const { id } = open.body.lesson;
    await post('lessons/delete', { id });
    const restoring = (await post('lessons/previewRestore', { idarray: [id] })).body.warnings as Told[];
    expect(restoring.map(({ message }) => message)).toContain(
      'Arena: 5 of 3 units from 16:30 to 17:00 on Tue 1 Dec: Beginners 2, Weekly 1, Open 1, Open 1',
    );
  });

  it('is refused to a family that adds a lesson where there is no room left, and not where there is', async () => {
    await solo(beginners, 'Beginners', '2026-11-24 16:00');
    const mine = { isStudentBooking: 1, students: [barn.studentId] };
    const book = async (students: string[]) =>
      add(practice, 'Practice', '2026-11-24 16:15', { ...mine, students }, barn.family as never);
    expect((await book([barn.studentId])).status).toBe(200);
    await solo(practice, 'Practice', '2026-11-24 18:00');
    const { status, body } = await add(beginners, 'Beginners', '2026-11-24 16:30', mine, barn.family as never);
    expect([status, body.code]).toEqual([409, 'rider_elsewhere']);
  });

  it('is one lesson’s at a time again without the number, as every other place is', async () => {
    await post('locations/update', { id: arena, location_name: 'Arena', capacity: null });
    await solo(practice, 'Practice', '2026-11-24 16:00');
    expect(told(await solo(practice, 'Open', '2026-11-24 16:30'))).toEqual(
      sentence('').map(([code]) => [code, 'Arena is also taken by Practice at 16:00 on Tue 24 Nov']),
    );
  });

  it('is taken by what sections and programs say now, of lessons that stand already, too', async () => {
    await solo(practice, 'Practice', '2026-11-24 16:00');
    const { id } = (await solo(beginners, 'Beginners', '2026-11-24 16:30')).body.lesson;
    await barn.call(barn.admin, 'PUT', `rest/sections/${practice}`, { place_units: 2 });
    const day: Told[] = (await get('lessons/warnings', { dbday: '2026-11-24' })).body.warnings;
    expect(day.map(({ message }) => message)).toEqual(
      Array(2).fill('Arena: 4 of 3 units from 16:30 to 17:00 on Tue 24 Nov: Practice 2, Beginners 2'),
    );
    await post('lessons/reschedule', { id, start: '2026-11-24 17:00', end: '2026-11-24 18:00' });
    expect((await get('lessons/warnings', { dbday: '2026-11-24' })).body.warnings).toEqual([]);
  });
});
