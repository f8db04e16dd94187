import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

interface Row {
  id: string;
  scheduled_date: string;
}
interface PlannedDate {
  date: string;
  is_left_out: number;
  closed_for: string | null;
  warnings: { code: string; message: string }[];
}

describe('closed days', () => {
  let app: TestApp;
  let barn: TestBarn;
  beforeAll(async () => (app = await sharedApp()));
  beforeEach(async () => (barn = await app.barn({ preferences: { clients_can_add_lesson: 1 } })));

  type Who = { token: string };
  const close = async (closed_day_name: string, first_day: string, last_day?: string | null) =>
    (await barn.call(barn.admin, 'POST', 'rest/closed_days', { closed_day_name, first_day, last_day })).body as {
      id: string;
      lesson_count: number;
      warnings: { code: string; message: string }[];
    };
  const between = async (from: string, to: string, who: Who = barn.family) =>
    (await barn.call(who, 'GET', 'closed_days/between', { from, to })).body.closures;
  const weekly = (more: object = {}) => ({
    section_id: barn.sectionId,
    start: '2026-12-10 16:00',
    frequency: 1,
    period: 'weeks',
    endtype: 'after',
    repeat_count: 4,
    ...more,
  });
  const plan = async (more: object = {}, who: Who = barn.admin) =>
    barn.call(who, 'POST', 'lessons/createRecurringLesson', weekly(more));
  const datesOf = (rows: readonly Row[]) => rows.map(({ scheduled_date }) => scheduled_date);
  const previewed = async (more: object = {}) =>
    (await barn.call(barn.admin, 'POST', 'lessons/previewDates', weekly({ location_id: barn.locationId, ...more })))
      .body as { count: number; dates: PlannedDate[] };
  const add = (start: string, who: Who = barn.admin) =>
    barn.call(who, 'POST', 'lessons/createSingleLesson', {
      section_id: barn.sectionId,
      start,
      students: [barn.family.studentIds[0]],
    });

  it('are told to everybody of the barn, the shortest first, and to nobody of another', async () => {
    await close('Winter break', '2026-12-21', '2027-01-03');
    const eve = await close('Christmas Eve', '2026-12-24');
    const told = [
      { name: 'Christmas Eve', first_day: '2026-12-24', last_day: '2026-12-24' },
      { name: 'Winter break', first_day: '2026-12-21', last_day: '2027-01-03' },
    ];
    expect(await between('2026-12-01', '2026-12-31')).toEqual(told);
    expect(await between('2027-01-03', '2027-01-31')).toEqual([told[1]]);
    expect(await between('2027-01-04', '2027-01-31')).toEqual([]);
    const other = await app.barn();
    expect(
      (await other.call(other.admin, 'GET', 'closed_days/between', { from: '2026-12-01', to: '2026-12-31' })).body,
    ).toEqual({ closures: [] });
    expect((await barn.call(barn.family, 'POST', 'rest/closed_days', { closed_day_name: 'x' })).status).toBe(403);
    await barn.call(barn.admin, 'POST', 'closed_days/updateActivationStatus', { id: eve.id, is_active: 0 });
    expect(await between('2026-12-01', '2026-12-31')).toEqual([told[1]]);
  });

  it.each([
    [{ first_day: '2026-12-24' }, 'closed_day_name'],
    [{ closed_day_name: 'Show' }, 'first_day'],
    [{ closed_day_name: 'Show', first_day: '2026-02-30' }, 'first_day'],
    [{ closed_day_name: 'Show', first_day: '2026-12-24', last_day: '2026-12-23' }, 'last_day'],
    [{ closed_day_name: 'Show', first_day: '2026-01-01', last_day: '2027-01-02' }, 'last_day'],
  ])('with %j are refused, naming the field', async (form, field) => {
    const { status, body } = await barn.call(barn.admin, 'POST', 'rest/closed_days', form);
    expect([status, body.errors[0].field]).toEqual([400, field]);
  });

  it('that are changed are held to the same, with what they have', async () => {
    const { id } = await close('Show', '2026-12-24', '2026-12-26');
    const { status, body } = await barn.call(barn.admin, 'PUT', `rest/closed_days/${id}`, { first_day: '2026-12-27' });
    expect([status, body.errors[0].field]).toEqual([400, 'last_day']);
    expect(await between('2026-12-26', '2026-12-27')).toHaveLength(1);
  });

  describe('in a series', () => {
    beforeEach(() => close('Christmas Eve', '2026-12-24'));

    it('are left out, which the preview says before', async () => {
      const { count, dates } = await previewed();
      expect(count).toBe(3);
      expect(dates.map(({ date, is_left_out, closed_for }) => [date, is_left_out, closed_for])).toEqual([
        ['2026-12-10', 0, null],
        ['2026-12-17', 0, null],
        ['2026-12-24', 1, 'Christmas Eve'],
        ['2026-12-31', 0, null],
      ]);
      expect(datesOf((await plan()).body.lessons)).toEqual(['2026-12-10', '2026-12-17', '2026-12-31']);
    });

    it('are kept where staff say so, who are warned, and that is recorded', async () => {
      const keep = { keep_dates: ['2026-12-24'] };
      const kept = (await previewed(keep)).dates[2];
      expect(kept).toMatchObject({ is_left_out: 0, closed_for: 'Christmas Eve' });
      expect(kept?.warnings.map(({ message }) => message)).toEqual(['The barn is closed on Thu 24 Dec: Christmas Eve']);
      const { body } = await plan(keep);
      expect(datesOf(body.lessons)).toContain('2026-12-24');
      const lessonId = (body.lessons as Row[])[2]?.id;
      expect(
        (await barn.log()).filter(({ type }) => type === 'enrollment.WarningsOverridden').map((e) => e.data),
      ).toEqual([
        {
          lessonId,
          warnings: [{ code: 'barn_closed', aboutId: lessonId, elsewhereId: null }],
          reasonId: null,
        },
      ]);
    });

    it('are left out of a family’s, whatever it sends', async () => {
      const { body } = await plan({ keep_dates: ['2026-12-24'], students: [barn.family.studentIds[0]] }, barn.family);
      expect(datesOf(body.lessons)).not.toContain('2026-12-24');
    });

    it('are left out where a lesson begins to recur, and where a series goes on', async () => {
      const lesson = (await add('2026-12-10 16:00')).body.lesson as Row;
      const more = { id: lesson.id, frequency: 1, period: 'weeks', endtype: 'on_date', lastDate: '2026-12-17' };
      await barn.call(barn.admin, 'POST', 'lessons/changeExistingToRecurring', more);
      await barn.call(barn.admin, 'POST', 'lessons/extendRecurring', { id: lesson.id, lastDate: '2027-01-07' });
      const { lessons } = (
        await barn.call(barn.admin, 'GET', 'lessons/index', { date1: '2026-12-01', date2: '2027-01-31' })
      ).body;
      expect(datesOf(lessons)).toEqual(['2026-12-10', '2026-12-17', '2026-12-31', '2027-01-07']);
    });

    it('may be all of its days, which is refused', async () => {
      const { status, body } = await plan({ start: '2026-12-24 16:00', repeat_count: 1 });
      expect([status, body.errors[0].message]).toEqual([400, 'Every date is left out.']);
    });
  });

  describe('and a single lesson', () => {
    beforeEach(() => close('Christmas Eve', '2026-12-24'));

    it('of a family is refused, with the day and what it is closed for', async () => {
      const { status, body } = await add('2026-12-24 16:00', barn.family);
      expect([status, body.code]).toEqual([409, 'barn_closed']);
      expect(body.message).toBe('The barn is closed on Thu 24 Dec: Christmas Eve. Choose another day.');
      expect((await add('2026-12-23 16:00', barn.family)).status).toBe(200);
    });

    it('of staff is warned of, before and after', async () => {
      const asked = { start: '2026-12-24 16:00', end: '2026-12-24 17:00', only: 1, location_id: barn.locationId };
      const before = await barn.call(barn.admin, 'GET', 'lessons/warnings', asked);
      expect(before.body.warnings.map(({ code }: { code: string }) => code)).toEqual(['barn_closed']);
      expect((await add('2026-12-24 16:00')).status).toBe(200);
      expect((await barn.log()).filter(({ type }) => type === 'enrollment.WarningsOverridden')).toHaveLength(1);
    });

    it('that is moved there is warned of, and one that is there already is not warned of again', async () => {
      const { id } = (await add('2026-12-22 16:00')).body.lesson as Row;
      const warned = async (start: string, end: string) =>
        (await barn.call(barn.admin, 'GET', 'lessons/warnings', { id, start, end })).body.warnings.length;
      expect(await warned('2026-12-24 16:00', '2026-12-24 17:00')).toBe(1);
      await barn.call(barn.admin, 'POST', 'lessons/reschedule', { id, start: '2026-12-24 16:00' });
      expect(await warned('2026-12-24 18:00', '2026-12-24 19:00')).toBe(0);
    });
  });

  it('with lessons that are still on say how many, until these are called off', async () => {
    const { id: lessonId } = (await add('2026-12-24 16:00')).body.lesson as Row;
    await add('2026-12-27 16:00');
    const { id, lesson_count, warnings } = await close('Break', '2026-12-24', '2026-12-26');
    expect(lesson_count).toBe(1);
    expect(warnings).toEqual([
      { code: 'noticed', message: '1 lesson is still on: closing calls nothing off by itself.' },
    ]);
    await barn.call(barn.admin, 'POST', 'lessons/bulkCancel', {
      bulkIds: [lessonId],
      editAction: 'cancel',
      cancelReason: 'HOL',
    });
    const saved = await barn.call(barn.admin, 'PUT', `rest/closed_days/${id}`, { closed_day_name: 'Winter break' });
    expect([saved.body.lesson_count, saved.body.warnings]).toEqual([0, []]);
  });

  describe('of a country', () => {
    const ontario = { country: 'CA', region: 'ON', year: 2026 };
    const holidays = async (asked: object = ontario) =>
      (await barn.call(barn.admin, 'GET', 'closed_days/holidays', asked)).body.holidays as {
        name: string;
        first_day: string;
        kind: string;
        is_closed: number;
      }[];
    const keep = (dates: readonly string[], asked: object = ontario) =>
      barn.call(barn.admin, 'POST', 'closed_days/keepHolidays', { ...asked, dates });

    it('are offered by region, with what is closed already', async () => {
      await close('Break', '2026-12-24', '2026-12-26');
      const listed = await holidays();
      expect(listed.find(({ name }) => name === 'Family Day')).toMatchObject({
        first_day: '2026-02-16',
        kind: 'public',
        is_closed: 0,
      });
      expect(listed.find(({ name }) => name === 'Boxing Day')).toMatchObject({ is_closed: 1 });
      const { countries, country } = (await barn.call(barn.admin, 'GET', 'closed_days/countries', {})).body;
      expect(country).toBe('CA');
      expect(countries.find(({ code }: { code: string }) => code === 'CA').regions).toContainEqual({
        code: 'ON',
        name: 'Ontario',
      });
    });

    it('become closed days once, however often they are sent', async () => {
      expect((await keep(['2026-12-25', '2026-07-01'])).body).toEqual({ added: 2 });
      expect((await keep(['2026-12-25', '2026-07-01', '2026-09-07'])).body).toEqual({ added: 1 });
      expect(await between('2026-07-01', '2026-12-31')).toEqual([
        { name: 'Canada Day', first_day: '2026-07-01', last_day: '2026-07-01' },
        { name: 'Labour Day', first_day: '2026-09-07', last_day: '2026-09-07' },
        { name: 'Christmas Day', first_day: '2026-12-25', last_day: '2026-12-25' },
      ]);
    });

    it.each([
      [{ country: 'XX', year: 2026 }, ['2026-12-25'], 'country'],
      [{ country: 'CA', region: 'BY', year: 2026 }, ['2026-12-25'], 'region'],
      [{ country: 'CA', year: 1999 }, ['2026-12-25'], 'year'],
      [{ country: 'CA', year: 2026 }, ['2026-12-23'], 'dates'],
    ])('with %j and %j are refused, naming the field', async (asked, dates, field) => {
      const { status, body } = await keep(dates, asked);
      expect([status, body.errors[0].field]).toEqual([400, field]);
      expect(await between('2026-01-01', '2026-12-31')).toEqual([]);
    });
  });
});
