import { v7 as uuid } from 'uuid';
import { SetHorseActivation } from '../../src/modules/horses/commands/set-horse-activation.js';
import { ridingBarn, type RidingBarn } from '../enrollment/riding-barn.js';
import type { SignedIn } from '../support/requests.js';
import { sharedApp, type TestApp } from '../support/test-app.js';

interface Told {
  code: string;
  message: string;
}

/** Limits warn staff and never refuse them; a horse without limits may do what it did before. F21 */
describe('the limits of a horse’s work', () => {
  let app: TestApp, barn: RidingBarn, biscuit: string, juniper: string;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set('2026-11-20T14:00:00Z');
    barn = await ridingBarn(app);
    [biscuit, juniper] = barn.horseIds as [string, string];
  });

  const get = (path: string, query: object, who: SignedIn = barn.admin) => barn.call(who, 'GET', path, query);
  const post = (path: string, body: object, who: SignedIn = barn.admin) => barn.call(who, 'POST', path, body);
  const limit = (limits: object, id = biscuit) => post('horses/updateLimits', { id, ...limits });
  const add = (start: string, details: object = {}) =>
    post('lessons/createSingleLesson', { section_id: barn.sectionId, start, horses: [biscuit], ...details });
  const welfare = ({ body }: { body: { warnings: Told[] } }) =>
    body.warnings.filter(({ code }) => !code.endsWith('_double_booked')).map(({ code }) => code);

  it('are none until they are set, are kept, and are taken away one by one', async () => {
    const none = { most_lessons_a_day: null, most_minutes_a_day: null, most_in_a_row: null, rest_minutes: null };
    expect((await get('horses/limits', { id: biscuit })).body.limits).toMatchObject({
      ...none,
      days_off: [],
      off_until: null,
    });
    const set = { most_lessons_a_day: 3, most_minutes_a_day: 180, days_off: [7, 1], off_until: '2026-12-03' };
    expect((await limit(set)).body.limits).toMatchObject({ ...none, ...set, days_off: [1, 7] });
    expect((await limit({ off_until: null, most_minutes_a_day: '' })).body.limits).toMatchObject({
      most_lessons_a_day: 3,
      most_minutes_a_day: null,
      off_until: null,
    });
    const before = (await barn.log()).length;
    await limit({ days_off: [7, 1], most_lessons_a_day: 3 });
    expect(await barn.log()).toHaveLength(before);
    expect((await barn.log()).at(-1)).toMatchObject({
      type: 'horses.HorseChanged',
      data: { horseId: biscuit, change: 'edited', fields: ['most_minutes_a_day', 'off_until'] },
    });
  });

  it.each([
    [{ most_lessons_a_day: 0 }, 'most_lessons_a_day', 'Between 1 and 20 lessons'],
    [{ most_lessons_a_day: 21 }, 'most_lessons_a_day', 'Between 1 and 20 lessons'],
    [{ most_minutes_a_day: 14 }, 'most_minutes_a_day', 'Between 15 and 1440 minutes'],
    [{ most_in_a_row: 1.5 }, 'most_in_a_row', undefined],
    [{ rest_minutes: 601 }, 'rest_minutes', 'Between 5 and 600 minutes'],
    [{ days_off: [8] }, 'days_off', undefined],
    [{ days_off: [1, 1] }, 'days_off', undefined],
    [{ days_off: 'Sunday' }, 'days_off', undefined],
    [{ off_until: '2026-02-30' }, 'off_until', undefined],
    [{ off_until: '0000-01-01' }, 'off_until', undefined],
  ])('are refused at their field: %j', async (limits, field, message) => {
    const { status, body } = await limit(limits);
    expect([status, body.errors[0]]).toMatchObject([400, { field, ...(message && { message }) }]);
  });

  it('are set by administrators on horses of their own, and not over what somebody else has set', async () => {
    const other = await ridingBarn(app);
    expect((await limit({ most_lessons_a_day: 2 }, other.horseIds[0])).status).toBe(404);
    expect((await get('horses/limits', { id: uuid() })).status).toBe(404);
    const reads = await barn.newInstructor({ permissions: ['STAFF_CAN_ACCESS_HORSE_LIST'] });
    expect((await get('horses/limits', { id: biscuit }, reads)).status).toBe(200);
    expect((await post('horses/updateLimits', { id: biscuit, most_in_a_row: 2 }, reads)).status).toBe(403);
    expect((await get('horses/limits', { id: biscuit }, barn.family)).status).toBe(403);
    const { version } = (await get('horses/limits', { id: biscuit })).body.limits;
    expect((await limit({ version, most_in_a_row: 2 })).status).toBe(200);
    expect(await limit({ version, most_in_a_row: 3 })).toMatchObject({
      status: 412,
      body: { current: { most_in_a_row: 2 } },
    });
    await post('horses/update', { id: biscuit, gender: 'mare' });
    expect((await limit({ version: version + 1, most_in_a_row: 4 })).status).toBe(200);
  });

  it('warn when a lesson is added, moved or given a horse, and the lesson is saved all the same', async () => {
    await limit({ most_lessons_a_day: 1, off_until: '2026-11-24' });
    expect(welfare(await add('2026-11-23 09:00'))).toEqual(['horse_off_until']);
    expect(welfare(await add('2026-11-24 09:00'))).toEqual([]);
    const second = await add('2026-11-24 12:00');
    expect(second.body.warnings).toMatchObject([
      {
        code: 'horse_lessons_a_day',
        message: 'Biscuit would go in 2 lessons on Tue 24 Nov; its limit is 1',
        lesson_date_time_id: second.body.lesson.id,
        about_id: biscuit,
        about_name: 'Biscuit',
        other_lesson_id: null,
      },
    ]);
    const { id } = second.body.lesson;
    const move = (start: string) => post('lessons/reschedule', { id, start });
    expect(welfare(await move('2026-11-25 12:00'))).toEqual([]);
    expect(welfare(await move('2026-11-24 13:00'))).toEqual(['horse_lessons_a_day']);
    const place = await barn.book(await barn.newLesson('2026-11-24', '18:00'));
    const horse = (horse_id: string) =>
      post('lesson_people/updateHorseInStudentLesson', { lesson_person_id: place, horse_id });
    expect(welfare(await horse(juniper))).toEqual([]);
    expect(welfare(await horse(biscuit))).toEqual(['horse_lessons_a_day']);
  });

  it('are asked before anything is done, with the horse or without', async () => {
    await limit({ rest_minutes: 30 });
    await add('2026-11-24 09:00');
    const ask = async (start: string, end: string, horses = [biscuit]) =>
      welfare(await get('lessons/warnings', { start, end, horses: JSON.stringify(horses) }));
    expect(await ask('2026-11-24 10:15', '2026-11-24 11:00')).toEqual(['horse_rest']);
    expect(await ask('2026-11-24 10:30', '2026-11-24 11:00')).toEqual([]);
    expect(await ask('2026-11-24 10:15', '2026-11-24 11:00', [juniper])).toEqual([]);
  });

  it('count neither who has cancelled nor what is called off', async () => {
    await limit({ most_lessons_a_day: 1 });
    const later = { start: '2026-11-24 15:00', end: '2026-11-24 16:00', horses: JSON.stringify([biscuit]) };
    const ask = async () => welfare(await get('lessons/warnings', later));
    const place = await barn.book(await barn.newLesson('2026-11-24', '09:00'));
    await post('lesson_people/updateHorseInStudentLesson', { lesson_person_id: place, horse_id: biscuit });
    expect(await ask()).toEqual(['horse_lessons_a_day']);
    await barn.cancel(place, { newEnrollStatus: 'CWP' });
    expect(await ask()).toEqual([]);
    const { id } = (await add('2026-11-24 12:00')).body.lesson;
    expect(await ask()).toEqual(['horse_lessons_a_day']);
    await post('lessons/cancel', { id });
    expect(await ask()).toEqual([]);
  });

  describe('where a horse is chosen', () => {
    interface Choice {
      id: string;
      name: string;
      lessons: number;
      minutes: number;
      in_lesson: number;
      most_lessons_a_day: number | null;
      warnings: Told[];
    }
    const choices = async (query: object, who?: SignedIn): Promise<Choice[]> =>
      (await get('horses/choices', query, who)).body.horses;
    const at = { start: '2026-11-24 16:00', end: '2026-11-24 17:00' };

    it('are beside what each horse does that day, free and rested ones first', async () => {
      const comet = await barn.newHorse('Comet');
      await limit({ most_lessons_a_day: 2 }, juniper);
      await add('2026-11-24 16:30');
      for (const start of ['2026-11-24 09:00', '2026-11-24 10:00'])
        await add(start, { horses: [juniper], duration: 45 });
      expect(
        (await choices(at)).map(({ id, lessons, minutes, most_lessons_a_day, warnings }) => [
          id,
          lessons,
          minutes,
          most_lessons_a_day,
          warnings.map(({ code }) => code),
        ]),
      ).toEqual([
        [comet, 0, 0, null, []],
        [juniper, 2, 90, 2, ['horse_lessons_a_day']],
        [biscuit, 1, 60, null, ['horse_double_booked']],
      ]);
    });

    it('leave out the lesson itself, and horses out of work', async () => {
      const { id } = (await add('2026-11-24 16:00')).body.lesson;
      await barn.run(SetHorseActivation, { horseId: juniper, active: false });
      expect(await choices({ id })).toMatchObject([{ id: biscuit, in_lesson: 1, lessons: 0, warnings: [] }]);
    });

    it('need a lesson that one may open, or a time', async () => {
      const id = await barn.newLesson('2026-11-24', '16:00');
      expect((await get('horses/choices', {})).body.errors[0].field).toBe('start');
      expect((await get('horses/choices', { start: at.start })).body.errors[0].field).toBe('end');
      expect((await get('horses/choices', { id: uuid() })).status).toBe(404);
      const [own, none] = [
        await barn.newInstructor({ permissions: ['ASSIGN_HORSES', 'STAFF_RESTRICT_VIEW_CALENDAR_SELF'] }),
        await barn.newInstructor({ permissions: [] }),
      ];
      expect((await get('horses/choices', { id }, own)).status).toBe(403);
      expect((await get('horses/choices', { id }, none)).status).toBe(403);
      expect((await get('horses/choices', at, own)).status).toBe(200);
    });
  });

  it('stand in the report of a week, day by day', async () => {
    await limit({ most_minutes_a_day: 90 });
    await add('2026-11-22 09:00');
    const { id } = (await add('2026-11-24 09:00')).body.lesson;
    await add('2026-11-24 13:00');
    await add('2026-11-29 09:00');
    // Still once in its lesson, as it is there for a rider, too.
    await post('lesson_people/updateHorseInStudentLesson', {
      lesson_person_id: await barn.book(id),
      horse_id: biscuit,
    });
    const { body } = await get('horses/workOfWeek', { date: '2026-11-25' });
    expect(body).toMatchObject({ week_start: '2026-11-22', week_end: '2026-11-28' });
    const [row] = body.horses.filter(({ id }: { id: string }) => id === biscuit);
    expect(row).toMatchObject({ name: 'Biscuit', lessons: 3, minutes: 180, most_minutes_a_day: 90 });
    expect(
      row.days.map(({ lessons, warnings }: { lessons: number; warnings: string[] }) => [lessons, warnings]),
    ).toEqual([
      [1, []],
      [0, []],
      [2, ['Biscuit would work 120 minutes on Tue 24 Nov; its limit is 90']],
      ...Array.from({ length: 4 }, () => [0, []]),
    ]);
    expect((await get('horses/workOfWeek', {})).body.week_start).toBe('2026-11-15');
    expect((await get('horses/workOfWeek', {}, await barn.newInstructor({ permissions: [] }))).status).toBe(403);
  });
});
