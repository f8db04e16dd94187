import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import { ridingBarn, type RidingBarn } from '../enrollment/riding-barn.js';

type Who = { token: string };

let app: TestApp, barn: RidingBarn;
beforeAll(async () => {
  app = await sharedApp();
});
beforeEach(async () => {
  // A Tuesday, 09:00 at the barn.
  app.clock.set('2026-11-24T14:00:00Z');
  barn = await ridingBarn(app, { preferences: { monday_start: 1 } });
});

const hub = async (who: Who = barn.admin) => (await barn.call(who, 'GET', 'reports/hub', {})).body;
const report = async (group: string, query: object) =>
  (await barn.call(barn.admin, 'GET', `reports/${group}`, query)).body;
/** Planned when the clock stood before it, as lessons are. */
async function past<T>(now: string, work: () => Promise<T>): Promise<T> {
  app.clock.set(now);
  const done = await work();
  app.clock.set('2026-11-24T14:00:00Z');
  return done;
}

describe('the hub of an empty barn', () => {
  it('says that there is nothing, and breaks nowhere', async () => {
    expect(await hub()).toMatchObject({
      today: '2026-11-24',
      riders: { weeks: [], today: 0, yesterday: 0, joined: 0, stopped: 0 },
      places: { hours: [], taken_today: 0, places_today: 0 },
      income: { programs: [], months: [], total: 0, lately: 0 },
      owing: { outstanding: 0, lessons: 0 },
      horses: { from: '2026-11-23', to: '2026-11-29', horses: [], more: 0, over: 0 },
      cancellations: { cancelled: 0, places: 0, share: null },
    });
  });
});

describe('riders', () => {
  it('are counted once a week, from the barn’s first week on, and against the same week a year before', async () => {
    await barn.book(await barn.newLesson('2025-11-25', '16:00'));
    await barn.book(await barn.newLesson('2026-11-23', '16:00'));
    await barn.book(await barn.newLesson('2026-11-29', '16:00'));
    await barn.cancel(await barn.book(await barn.newLesson('2026-11-25', '16:00'), barn.siblingId));
    const { weeks, yesterday, today } = (await hub()).riders;
    expect(weeks).toHaveLength(13);
    expect(weeks.at(-1)).toEqual({ from: '2026-11-23', to: '2026-11-29', riders: 1, before: 1 });
    expect(weeks.at(-2)).toEqual({ from: '2026-11-16', to: '2026-11-22', riders: 0, before: null });
    expect([yesterday, today]).toEqual([1, 0]);
    const days = { date1: '2026-11-23', date2: '2026-11-29', report: 'detail' };
    const filters = { active: 'active', student_cancelled: 0 };
    expect((await report('student', { ...days, filters })).totals.students).toBe(1);
  });

  it('of a barn that is a week old have one week, and no year before', async () => {
    await barn.book(await barn.newLesson('2026-11-24', '16:00'));
    expect((await hub()).riders).toMatchObject({ weeks: [{ riders: 1, before: null }], joined: 1, stopped: 0 });
  });

  it('began if they never rode before, and stopped if they have no lesson any more', async () => {
    await barn.book(await barn.newLesson('2026-10-20', '16:00'));
    await barn.book(await barn.newLesson('2026-11-20', '16:00'), barn.siblingId);
    expect((await hub()).riders).toMatchObject({ joined: 1, stopped: 1 });
    await barn.book(await barn.newLesson('2026-12-20', '16:00'));
    await barn.book(await barn.newLesson('2026-01-20', '16:00'), barn.siblingId);
    expect((await hub()).riders).toMatchObject({ joined: 0, stopped: 0 });
  });
});

describe('places', () => {
  it('stand under the weekday and the hour in which lessons begin; the lessons behind are those of the report', async () => {
    await barn.book(await barn.newLesson('2026-11-17', '16:00', { maxEnrollment: 4 }));
    await barn.book(await barn.newLesson('2026-11-24', '16:30', { maxEnrollment: 2 }));
    await barn.newLesson('2026-10-27', '16:00', { maxEnrollment: 9 });
    const { places } = await hub();
    expect(places).toMatchObject({ from: '2026-10-28', to: '2026-11-24', taken_today: 1, places_today: 2 });
    expect(places.hours).toEqual([{ weekday: 2, hour: 16, lessons: 2, places: 6, taken: 2, filled: 33 }]);
    const asked = { report: 'detail', date1: places.from, date2: places.to };
    const found = (filters: object) => report('lessons', { ...asked, filters });
    expect((await found({ weekday: 2, hour: 16, active: 'active' })).totals.rows).toBe(2);
    expect((await found({ weekday: 2, hour: 15 })).totals.rows).toBe(0);
    expect((await found({ weekday: '1' })).totals.rows).toBe(0);
  });
});

describe('income', () => {
  const sell = (facts: object) =>
    barn.call(barn.admin, 'POST', 'items/createMultiple', {
      account_holder_id: barn.family.personId,
      item_details: [{ product_id: barn.productId, student_id: barn.studentId }],
      payment_method: 'cash',
      ...facts,
    });

  it('is what the takings of each month come to, by program, less what was given back', async () => {
    await sell({ date: '2026-10-02' });
    await sell({ date: '2026-11-23' });
    await sell({ date: '2025-11-23' });
    const { income } = await hub();
    expect(income).toMatchObject({ programs: ['Any program'], total: 100, lately: 50 });
    expect(income.months).toEqual([
      { from: '2026-10-01', to: '2026-10-31', amounts: [50], total: 50 },
      { from: '2026-11-01', to: '2026-11-30', amounts: [50], total: 50 },
    ]);
    const { reports, totals } = await report('takings', {
      report: 'program',
      date1: '2026-11-01',
      date2: '2026-11-30',
    });
    expect([reports, totals.taken]).toMatchObject([
      [{ program_name: 'Any program', payments: 1, refunds: 0, total: 50 }],
      50,
    ]);
  });

  it('and what is owed stand where the reports of the same name may be read (B03)', async () => {
    const reporter = await barn.newInstructor({ permissions: ['STAFF_CAN_VIEW_GENERAL_REPORTS'] });
    expect(await hub(reporter)).toMatchObject({ income: null, owing: { outstanding: 0 } });
    await barn.run(ChangePreference, { field: 'restrict_clients_to_staff', value: 1 });
    await barn.book(await barn.newLesson('2026-11-24', '16:00'));
    const limited = await barn.newInstructor({ permissions: ['STAFF_CAN_VIEW_GENERAL_REPORTS'] });
    expect(await hub(limited)).toMatchObject({ income: null, owing: null, riders: { today: 0 } });
    expect((await barn.call(await barn.newInstructor({ permissions: [] }), 'GET', 'reports/hub', {})).status).toBe(403);
    expect((await barn.call(barn.family, 'GET', 'reports/hub', {})).status).toBe(403);
  });
});

describe('what is owed', () => {
  it('stands by its age, which leads to what is that old', async () => {
    await barn.book(await barn.newLesson('2026-11-23', '09:00'));
    await barn.book(await barn.newLesson('2026-10-25', '09:00'));
    await barn.book(await barn.newLesson('2026-10-24', '09:00'));
    const { owing } = await hub();
    expect(owing).toMatchObject({ lessons: 3, lessons_lately: 1, outstanding: 0 });
    expect(owing.ages.map(({ age, lessons }: { age: string; lessons: number }) => [age, lessons])).toEqual([
      ['days_30', 2],
      ['days_60', 1],
      ['days_90', 0],
      ['older', 0],
    ]);
    const found = async (age: string) => (await report('owing', { report: 'detail', filters: { age } })).totals;
    expect([await found('days_30'), await found('days_60'), await found('older')]).toMatchObject([
      { lessons: 2 },
      { lessons: 1 },
      { rows: 0 },
    ]);
  });
});

describe('horses', () => {
  it('have their hours of this week against what they may do', async () => {
    const [biscuit] = barn.horseIds as [string];
    await barn.call(barn.admin, 'POST', 'horses/updateLimits', {
      id: biscuit,
      most_minutes_a_day: 60,
      most_lessons_a_day: 1,
      days_off: [7],
    });
    await barn.newLesson('2026-11-24', '09:00', { horseIds: [biscuit] });
    await barn.newLesson('2026-11-24', '17:00', { horseIds: [biscuit] });
    await barn.newLesson('2026-11-30', '17:00', { horseIds: [biscuit] });
    const { horses } = await hub();
    expect(horses).toMatchObject({ over: 1, over_today: 1, more: 0 });
    expect(horses.horses).toEqual([
      expect.objectContaining({ id: biscuit, lessons: 2, minutes: 120, allowed_minutes: 360 }),
    ]);
    expect(horses.horses[0].warnings).toHaveLength(2);
  });
});

describe('cancellations', () => {
  it('stand by how long before and by whom, and lead to these places', async () => {
    const lesson = () => barn.newLesson('2026-11-24', '16:00');
    const booked = await past('2026-11-10T12:00:00Z', async () => [
      await barn.book(await lesson()),
      await barn.book(await lesson(), barn.siblingId),
    ]);
    await barn.cancel(booked[0] as string);
    await past('2026-11-22T21:01:00Z', () => barn.cancel(booked[1] as string));
    const ill = await past('2026-11-10T12:00:00Z', () => barn.newLesson('2026-11-23', '09:00'));
    const rained = await past('2026-11-10T12:00:00Z', () => barn.book(ill));
    await past('2026-11-15T12:00:00Z', () =>
      barn.call(barn.admin, 'POST', 'lessons/cancel', { id: ill, cancelReason: 'WEA' }),
    );
    expect((await barn.place(rained))?.is_cancelled).toBe(true);
    const { cancellations } = await hub();
    expect(cancellations).toMatchObject({ cancelled: 3, places: 3, share: 100, lately: 3 });
    const told = cancellations.notices.map(({ notice, places }: { notice: string; places: number[] }) => [
      notice,
      ...places,
    ]);
    expect(told).toEqual([
      ['after', 0, 0, 0, 0, 0],
      ['day', 1, 0, 0, 0, 0],
      ['two', 1, 0, 0, 0, 0],
      ['week', 0, 0, 0, 0, 0],
      ['earlier', 0, 0, 1, 0, 0],
    ]);
    const asked = { report: 'detail', date1: cancellations.from, date2: cancellations.to };
    const found = async (filters: object) => (await report('student', { ...asked, filters })).totals.rows;
    expect(await found({ notice: 'earlier', reason: 'weather' })).toBe(1);
    expect(await found({ notice: 'day' })).toBe(1);
    expect(await found({ reason: 'rider' })).toBe(2);
    expect(await found({ reason: 'noshow' })).toBe(0);
  });

  it.each([
    ['notice', 'soon', 'filters.notice must be one of after, day, two, week, earlier'],
    ['reason', 'whim', 'filters.reason must be one of rider, noshow, weather, illness, barn'],
    ['weekday', 8, 'filters.weekday must be a whole number from 1 to 7'],
    ['hour', 'noon', 'filters.hour must be a whole number from 0 to 23'],
    ['age', 'old', 'filters.age must be one of days_30, days_60, days_90, older'],
  ])('are not asked for with %s %s', async (field, value, message) => {
    const asked = { report: 'detail', date1: '2026-11-01', date2: '2026-11-30', filters: { [field]: value } };
    expect(await report('student', asked)).toMatchObject({ errors: [{ field: `filters.${field}`, message }] });
  });
});
