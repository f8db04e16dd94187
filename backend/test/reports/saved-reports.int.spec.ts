import { SaveReport } from '../../src/modules/reports/commands/save-report.js';
import { ridingBarn, type RidingBarn } from '../enrollment/riding-barn.js';
import { sharedApp, type TestApp } from '../support/test-app.js';

type Who = { token: string };

/** Friday 27 November, nine in the morning in Toronto. */
const NOW = '2026-11-27T14:00:00Z';
const BY_WEEK = {
  title: 'Students of the week',
  group: 'student',
  report: 'detail',
  span: 'last_week',
  every: 'week',
  weekday: 1,
  addresses: ['office@maplehill.test', 'books@maplehill.test'],
  with_csv: 1,
};

let app: TestApp, barn: RidingBarn;
beforeAll(async () => {
  app = await sharedApp();
});
beforeEach(async () => {
  app.clock.set(NOW);
  barn = await ridingBarn(app, { timeZone: 'America/Toronto', preferences: { monday_start: 1 } });
});

const post = (name: string, body: object, who: Who = barn.admin) =>
  barn.call(who, 'POST', `saved_reports/${name}`, body);
const done = async (answer: ReturnType<typeof post>) => {
  const { status, body } = await answer;
  expect([status, status === 200 ? '' : body]).toEqual([200, '']);
  return body.saved_report;
};
const save = (own: object = {}) => done(post('save', { ...BY_WEEK, ...own }));
const all = async (who: Who = barn.admin) => (await barn.call(who, 'GET', 'saved_reports/index')).body.saved_reports;
const events = async () =>
  (await barn.log()).filter(({ type }) => type.startsWith('reports.')).map(({ type, data }) => [type, data]);

describe('a report that is saved', () => {
  it('is kept as it is shown, and says which days it has and when it goes out next', async () => {
    const horse = barn.horseIds[0] as string;
    const saved = await save({
      addresses: [' Office@maplehill.test', 'books@maplehill.test', 'office@maplehill.test'],
      filters: { horse_id: horse, weekday: 1, nothing_known: 'x' },
      sort: '["start","DESC"]',
      contact: 1,
    });
    expect(saved).toEqual({
      id: saved.id,
      title: 'Students of the week',
      group: 'student',
      report: 'detail',
      filters: { horse_id: horse, weekday: 1 },
      filter_words: expect.stringMatching(/^Horse: \S+ · Weekday: Monday$/) as string,
      sort: '["start","DESC"]',
      contact: 1,
      span: 'last_week',
      date1: '2026-11-16',
      date2: '2026-11-22',
      every: 'week',
      weekday: 1,
      month_day: null,
      recipients: [
        { email: 'office@maplehill.test', state: null },
        { email: 'books@maplehill.test', state: null },
      ],
      with_csv: 1,
      with_pdf: 0,
      is_stopped: 0,
      next_on: '2026-11-30',
      last_sent: null,
    });
    expect(await all()).toEqual([saved]);
    expect(JSON.stringify(await events())).not.toContain('maplehill.test');
  });

  it('has no days where it is about now, and goes to nobody unless it is mailed', async () => {
    const { addresses: _, ...plain } = BY_WEEK;
    const owing = await done(
      post('save', { ...plain, title: 'Owing', group: 'owing', report: 'total', span: undefined, every: 'never' }),
    );
    expect(owing).toMatchObject({ span: null, date1: null, every: 'never', next_on: null, recipients: [] });
    expect((await post('send', { id: owing.id })).body).toMatchObject({ status: 409, code: 'saved_report_to_nobody' });
  });

  it.each([
    ['title', { title: ' ' }],
    ['group', { group: 'nothing' }],
    ['report', { report: 'age' }],
    ['span', { span: undefined }],
    ['span', { group: 'owing', report: 'total' }],
    ['weekday', { weekday: undefined }],
    ['weekday', { weekday: 8 }],
    ['month_day', { every: 'month' }],
    ['month_day', { every: 'month', month_day: 29 }],
    ['addresses', { addresses: [] }],
    ['addresses', { addresses: ['nobody'] }],
    ['addresses', { addresses: Array.from({ length: 11 }, (_, n) => `a${n}@maplehill.test`) }],
    ['with_csv', { with_csv: 0 }],
    ['filters.horse_id', { filters: { horse_id: 'Biscuit' } }],
    ['filters.weekday', { filters: { weekday: 8 } }],
    ['filters.notice', { filters: { notice: 'never' } }],
    ['sort', { sort: '["nothing","ASC"]' }],
  ])('names %s where it is wrong: %j', async (field, own) => {
    const { status, body } = await post('save', { ...BY_WEEK, ...own });
    expect([status, body.errors[0].field]).toEqual([400, field]);
    expect(await all()).toEqual([]);
  });

  it('is one of fifty at most', async () => {
    const mailing = { schedule: { every: 'never' as const }, addresses: [], withCsv: false, withPdf: false };
    const kept = {
      reportGroup: 'owing',
      report: 'total',
      filters: {},
      sort: null,
      contact: false,
      span: null,
    } as const;
    for (let n = 0; n < 50; n += 1)
      await barn.run(SaveReport, { ...kept, reportTitle: `Owing ${n}`, isStopped: false, mailing });
    expect((await post('save', BY_WEEK)).body).toMatchObject({ status: 409, code: 'too_many_saved_reports' });
  });

  it('is the administrators’ of its barn alone', async () => {
    const { id } = await save();
    const instructor = await barn.newInstructor({ permissions: ['STAFF_CAN_VIEW_GENERAL_REPORTS'] });
    for (const who of [instructor, barn.family]) {
      expect((await barn.call(who, 'GET', 'saved_reports/index')).status).toBe(403);
      expect((await barn.call(who, 'GET', 'saved_reports/plan', { every: 'never' })).status).toBe(403);
      expect((await post('save', BY_WEEK, who)).status).toBe(403);
      for (const name of ['change', 'send', 'delete']) expect((await post(name, { id }, who)).status).toBe(403);
    }
    const other = await app.barn();
    for (const name of ['change', 'send', 'delete'])
      expect((await other.call(other.admin, 'POST', `saved_reports/${name}`, { id })).status).toBe(404);
    expect((await other.call(other.admin, 'GET', 'saved_reports/index')).body).toEqual({ saved_reports: [] });
    expect(await all()).toHaveLength(1);
  });
});

describe('a saved report', () => {
  it('is changed in what is said, and not at all where nothing is', async () => {
    const { id } = await save();
    const plan = {
      every: 'month',
      month_day: 0,
      addresses: ['books@maplehill.test', 'new@maplehill.test'],
      with_pdf: 1,
    };
    const changed = await done(post('change', { id, title: 'Students, monthly', span: 'this_month', ...plan }));
    expect(changed).toMatchObject({
      title: 'Students, monthly',
      date1: '2026-11-01',
      date2: '2026-11-30',
      every: 'month',
      weekday: null,
      month_day: 0,
      next_on: '2026-11-30',
      with_csv: 0,
      with_pdf: 1,
      recipients: [{ email: 'books@maplehill.test' }, { email: 'new@maplehill.test' }],
    });
    expect(await done(post('change', { id, ...plan }))).toEqual(changed);
    expect(await done(post('change', { id }))).toEqual(changed);
    expect((await post('change', { id, every: 'week' })).body).toMatchObject({ errors: [{ field: 'weekday' }] });
    expect(await events()).toEqual([
      ['reports.SavedReportChanged', { savedReportId: id, change: 'added', fields: [] }],
      [
        'reports.SavedReportChanged',
        {
          savedReportId: id,
          change: 'edited',
          fields: ['report_title', 'span', 'every', 'weekday', 'month_day', 'with_csv', 'with_pdf', 'addresses'],
        },
      ],
    ]);
  });

  it('is stopped and started', async () => {
    const { id } = await save();
    expect(await done(post('change', { id, is_stopped: 1 }))).toMatchObject({ is_stopped: 1, next_on: null });
    app.clock.set('2026-12-01T14:00:00Z');
    expect(await done(post('change', { id, is_stopped: 0 }))).toMatchObject({ is_stopped: 0, next_on: '2026-12-07' });
  });

  it('is deleted with its addresses, and once', async () => {
    const { id } = await save();
    expect((await post('delete', { id })).body).toEqual({ deleted: 1 });
    expect((await post('delete', { id })).status).toBe(404);
    expect(await all()).toEqual([]);
    const left = await barn.read((sql) => sql`select from saved_report_recipient`);
    expect(left).toHaveLength(0);
    expect((await events()).at(-1)).toEqual([
      'reports.SavedReportChanged',
      { savedReportId: id, change: 'removed', fields: [] },
    ]);
    expect(await events()).toHaveLength(2);
  });

  it('stays when what it is narrowed to is gone, and says so', async () => {
    const gone = '01930000-0000-7000-8000-0000000000aa';
    expect(await save({ filters: { section_id: gone } })).toMatchObject({
      filter_words: 'Section: not there any more',
    });
  });
});

describe('before a report is saved', () => {
  const plan = (query: object) => barn.call(barn.admin, 'GET', 'saved_reports/plan', query);

  it('the barn is told when it goes out, with which days', async () => {
    const { body } = await plan({ every: 'week', weekday: 1 });
    expect(body.next_on).toBe('2026-11-30');
    expect(body.spans).toContainEqual({
      span: 'last_week',
      date1: '2026-11-16',
      date2: '2026-11-22',
      next_date1: '2026-11-23',
      next_date2: '2026-11-29',
    });
    expect(body.spans.map(({ span }: { span: string }) => span)).toHaveLength(10);
    expect((await plan({ every: 'month', month_day: 27 })).body.next_on).toBe('2026-12-27');
    app.clock.set('2026-11-27T10:30:00Z');
    expect((await plan({ every: 'month', month_day: 27 })).body.next_on).toBe('2026-11-27');
  });

  it('and that it does not go out by itself', async () =>
    expect((await plan({ every: 'never' })).body).toMatchObject({ next_on: null }));
});
