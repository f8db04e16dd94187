import { SETTINGS } from '../../src/modules/farms/domain/settings.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

const SAMPLES: Readonly<Record<string, string | number>> = {
  flag: 1,
  count: 12,
  fraction: 0.13,
  text: 'Maple',
  email: 'office@maple.test',
  time: '08:30',
  zone: 'Europe/Oslo',
  currency: 'NOK',
  iban: 'NO9386011117947',
  bic: 'DNBANOKK',
  account: '4400-1.a',
  accounts: '19 = 3806, 7.5 = 3801',
  origins: 'https://maple.test https://b.test',
  color: '#1F6B4F',
  amounts: '25 50 100',
};

describe('the settings of a barn', () => {
  let app: TestApp, barn: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn();
  });

  const save = (field: string, value: unknown, who = barn.admin) =>
    app.call(who, 'POST', 'farms/updateFarmPreferencesClient', { field, value });
  const settings = async () => (await app.call(barn.admin, 'GET', 'farms/getFarmPrefs')).body.farmDefaults;
  const changes = async (field: string) =>
    (await barn.log()).filter(({ type, data }) => type === 'farms.PreferenceChanged' && data.field === field);

  // B04 B10 R047
  it.each(
    SETTINGS.filter(({ editableBy }) => editableBy === 'administrator').map((setting) => [setting.name, setting]),
  )('an administrator saves %s, and is answered with all of them', async (name, setting) => {
    const { kind, options, min = 0, max = 12 } = setting;
    const sample = name === 'max_time' ? '20:00' : (options?.[0] ?? SAMPLES[kind] ?? barn.sectionId);
    const value = typeof sample === 'number' ? Math.max(min, Math.min(sample, max)) : sample;
    const { status, body } = await save(name, value);
    expect([status, body.farmDefaults[name]]).toEqual([200, value]);
    expect(Object.keys(body.farmDefaults)).toEqual(expect.arrayContaining(SETTINGS.map((one) => one.name)));
    expect(await settings()).toEqual(body.farmDefaults);
    expect((await changes(name)).map(({ data }) => data)).toEqual([{ field: name }]);
    await save(name, value);
    expect(await changes(name)).toHaveLength(1);
  });

  // B10
  it('travel as 1 and 0, and are unset by an empty text', async () => {
    expect((await save('clients_can_book_makeups', true)).body.farmDefaults.clients_can_book_makeups).toBe(1);
    expect((await save('clients_can_book_makeups', '0')).body.farmDefaults.clients_can_book_makeups).toBe(0);
    expect((await save('makeup_expiry_days', '45')).body.farmDefaults.makeup_expiry_days).toBe(45);
    expect((await save('makeup_expiry_days', '')).body.farmDefaults.makeup_expiry_days).toBeNull();
  });

  // B04
  it.each(SETTINGS.filter(({ editableBy }) => editableBy !== 'administrator').map(({ name }) => name))(
    'an administrator does not save %s',
    async (name) => expect((await save(name, 'x')).status).toBe(403),
  );

  it.each([
    ['colour_of_the_sky', 'blue', 'field'],
    ['cancel_notice_hours', 721, 'value'],
    ['cancel_notice_hours', -1, 'value'],
    ['farm_name', '  ', 'value'],
    ['farm_name', 'x'.repeat(201), 'value'],
    ['email', 'nobody', 'value'],
    ['time_zone', 'Europe/Atlantis', 'value'],
    ['max_time', '06:00', 'value'],
    ['default_calendar_view', 'year', 'value'],
    ['default_section_id', '01930000-0000-7000-8000-000000000001', 'value'],
    ['clients_can_cancel', { yes: 1 }, 'value'],
    ['clients_can_cancel', [1], 'value'],
    ['', 1, 'field'],
  ])('refuses %s as %p at its field, and changes nothing', async (field, value, at) => {
    await save('min_time', '07:00');
    const before = await settings();
    const { status, body } = await save(field, value);
    expect([status, body.errors?.[0].field]).toEqual([400, at]);
    expect(await settings()).toEqual(before);
  });

  it('refuses a call that says no value', async () => {
    const { status, body } = await app.call(barn.admin, 'POST', 'farms/updateFarmPreferencesClient', {
      field: 'clients_can_cancel',
    });
    expect([status, body.errors]).toEqual([400, [{ field: 'value', message: 'value must be a text or a number' }]]);
  });

  it('takes the section of another barn for nobody’s', async () => {
    const other = await app.barn({ farmName: 'Lakeside' });
    expect((await save('default_section_id', other.sectionId)).status).toBe(400);
  });

  it('fifty people save one setting at the same moment: all are answered, and one of their values stands', async () => {
    const values = Array.from({ length: 50 }, (_, hours) => hours + 100);
    const answers = await Promise.all(values.map((hours) => save('cancel_notice_hours', hours)));
    expect(answers.map(({ status }) => status)).toEqual(values.map(() => 200));
    answers.forEach(({ body }, i) => expect(body.farmDefaults.cancel_notice_hours).toBe(values[i]));
    expect(values).toContain((await settings()).cancel_notice_hours);
  });

  it('fifty people save different settings at the same moment: none is lost', async () => {
    const flags = SETTINGS.filter(({ kind, editableBy }) => kind === 'flag' && editableBy === 'administrator');
    await Promise.all(flags.map(({ name }) => save(name, 0)));
    await Promise.all(flags.map(({ name }) => save(name, 1)));
    const now = await settings();
    expect(flags.filter(({ name }) => now[name] !== 1)).toEqual([]);
  });

  // R001
  it('are one barn’s alone', async () => {
    const other = await app.barn({ farmName: 'Lakeside' });
    const before = (await app.call(other.admin, 'GET', 'farms/farmDefaults')).body.farmDefaults;
    await save('address', '7 Mill Lane');
    expect((await app.call(other.admin, 'GET', 'farms/farmDefaults')).body.farmDefaults).toEqual(before);
  });

  // R053
  it('staff and families do not see the platform’s ids, and everybody whether cards are taken', async () => {
    for (const who of [barn.instructor, barn.family]) {
      const { farmDefaults } = (await app.call(who, 'GET', 'farms/farmDefaults')).body;
      for (const { name } of SETTINGS.filter(({ confidential }) => confidential))
        expect(farmDefaults).not.toHaveProperty(name);
      expect(farmDefaults).toHaveProperty('stripe_account_id');
    }
  });

  // B12
  it('a new time zone leaves lessons to come at their time of day, and those that were where they were', async () => {
    const own = await app.barn({ farmName: 'Mountain View', preferences: { send_notifications: 1 } });
    const plan = (start: string) =>
      app.call(own.admin, 'POST', 'lessons/createSingleLesson', { section_id: own.sectionId, start });
    const ids = [];
    for (const start of ['2026-11-19 16:00', '2026-11-24 16:00'])
      ids.push((await plan(start)).body.lessons[0].lesson_date_time_id as string);
    const rows = () =>
      own.read(
        (sql) => sql<{ at: Date; time: string }[]>`
          select starts_at as at, to_char(scheduled_date, 'YYYY-MM-DD') || ' ' || to_char(start_time, 'HH24:MI') as time
          from lesson order by starts_at`,
      );
    expect((await rows()).map(({ at }) => at.toISOString())).toEqual([
      '2026-11-19T21:00:00.000Z',
      '2026-11-24T21:00:00.000Z',
    ]);
    await app.call(own.admin, 'POST', 'farms/updateFarmPreferencesClient', {
      field: 'time_zone',
      value: 'Europe/Oslo',
    });
    expect((await rows()).map(({ at, time }) => [at.toISOString(), time])).toEqual([
      ['2026-11-19T21:00:00.000Z', '2026-11-19 16:00'],
      ['2026-11-24T15:00:00.000Z', '2026-11-24 16:00'],
    ]);
    const moved = (await own.log()).filter(({ type }) => type === 'scheduling.LessonRescheduled');
    expect(moved.map(({ data }) => [data.lessonId, data.notify])).toEqual([[ids[1], false]]);
  });
});
