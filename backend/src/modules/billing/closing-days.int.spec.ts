import { sharedApp, type TestApp } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { shop } from './test/shop.js';

const DAY = '2026-11-20';

describe('closing a day’s takings', () => {
  let app: TestApp;
  let barn: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set('2026-11-20T23:00:00Z');
    barn = await app.barn({ preferences: { can_use_invoices: 1 } });
  });

  const receive = (amount: number, details: object = {}) =>
    barn.call(barn.admin, 'POST', 'payments/create', {
      account_holder_id: barn.family.personId,
      amount,
      date: DAY,
      ...details,
    });
  const till = async (day = DAY, who: { token: string } = barn.admin) =>
    (await barn.call(who, 'GET', 'till/day', { day })).body;
  const close = (figures: object = {}, who: { token: string } = barn.admin) =>
    barn.call(who, 'POST', 'till/close', { day: DAY, opening: 100, counted: 350, ...figures });
  const reopen = (closing_id: string, who: { token: string } = barn.admin) =>
    barn.call(who, 'POST', 'till/reopen', { day: DAY, closing_id });
  const closingsInLog = async () => (await barn.log()).filter(({ type }) => type.startsWith('billing.Till'));

  it('expects the cash of the day besides what was there, and keeps what was counted with who and when', async () => {
    await receive(250);
    await receive(508.5, { payment_method: 'transfer' });
    await receive(70, { date: '2026-11-19' });
    expect(await till()).toMatchObject({
      day: DAY,
      today: DAY,
      is_closed: 0,
      opening: 0,
      opening_from: null,
      expected_cash: 250,
      expected_total: 758.5,
      takings: [
        { method: 'cash', name: 'Cash', payments: 1, refunds: 0, expected: 250, after: 0 },
        { method: 'transfer', name: 'Bank Transfer', payments: 1, expected: 508.5 },
      ],
      closings: [],
    });
    const { status, body } = await close({ counted: 345.5, remark: 'Change for the drinks was wrong.' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      is_closed: 1,
      opening: 100,
      expected_cash: 350,
      closings: [
        {
          closed_by: 'Ada Minister',
          closed_at: '2026-11-20T23:00:00.000Z',
          expected: 350,
          counted: 345.5,
          difference: -4.5,
          left: 100,
          taken_out: 245.5,
          remark: 'Change for the drinks was wrong.',
          ending: null,
        },
      ],
    });
    expect(JSON.stringify(await closingsInLog())).not.toContain('drinks');
  });

  it('leaves the closed figures alone, whatever comes in or is deleted afterwards', async () => {
    const { body: deleted } = await receive(50);
    await receive(200);
    await close();
    app.clock.set('2026-11-21T15:00:00Z');
    await receive(30);
    await receive(45, { payment_method: 'cheque' });
    await barn.call(barn.admin, 'POST', 'payments/deleteManualPayment', { payment_id: deleted.payment.id });
    const after = await till();
    expect(after).toMatchObject({
      expected_cash: 350,
      expected_total: 250,
      after_total: 25,
      takings: [
        { method: 'cash', expected: 250, after: -20 },
        { method: 'cheque', name: 'Check', expected: 0, after: 45 },
      ],
      closings: [{ expected: 350, difference: 0 }],
    });
    expect(after.late.map(({ amount }: { amount: number }) => amount)).toEqual([45, 30]);
    const { body } = await barn.call(barn.admin, 'GET', 'reports/takings', {
      report: 'closings',
      date1: '2026-11-01',
      date2: '2026-11-30',
    });
    expect(body.reports).toMatchObject([
      { day: DAY, state: 'Closed', taken: 250, opening: 100, expected: 350, counted: 350, difference: 0, after: 25 },
    ]);
  });

  it('proposes for the next day what the last closing left, across days that nobody counted', async () => {
    await receive(250);
    await close({ left: 80 });
    expect(await till('2026-11-24')).toMatchObject({ opening: 80, opening_from: DAY, is_closed: 0, expected_cash: 80 });
    expect(await till('2026-11-19')).toMatchObject({ opening: 0, opening_from: null });
    await receive(10, { date: '2026-11-18' });
    const { body } = await barn.call(barn.admin, 'GET', 'reports/takings', {
      report: 'closings',
      date1: '2026-11-01',
      date2: '2026-11-30',
    });
    expect(body.totals).toMatchObject({ rows: 2, closed: 1, open: 1, difference: 0 });
    expect(body.reports[1]).toMatchObject({
      day: '2026-11-18',
      state: 'Open',
      taken: 10,
      counted: null,
      closed_at: null,
    });
  });

  it('takes cash that was given back by hand off on the day on which it went', async () => {
    const office = shop(barn);
    const product = await office.newProduct({ product_price: 45, product_count: 1 });
    const student_id = barn.family.studentIds[0] as string;
    await office.sell({ product_id: product.id, student_id }, { payment_method: 'cash', date: '2026-11-18' });
    const { places } = await office.lesson('2026-11-21', [student_id]);
    app.clock.set('2026-11-19T15:00:00Z');
    const instructor = await barn.newInstructor({ permissions: ['STAFF_CAN_VIEW_CALENDAR', 'CANCEL_STUDENT_LESSON'] });
    const cancel = { id: places[student_id], newEnrollStatus: 'CWR', cancel_note: 'OTH' };
    expect((await barn.call(instructor, 'POST', 'lesson_people/cancelStudent', cancel)).status).toBe(200);
    const [refund] = await barn.read(
      (sql) => sql<{ id: string }[]>`select payment_id as id from payment where transaction_type = 'refund'`,
    );
    expect((await till('2026-11-19')).takings).toMatchObject([{ method: 'cash', refunds: 0 }]);
    app.clock.set('2026-11-20T15:00:00Z');
    await barn.call(barn.admin, 'POST', 'payments/approveRefund', { payment_id: refund?.id });
    expect((await till('2026-11-19')).takings).toMatchObject([{ method: 'cash', refunds: 0 }]);
    expect(await till()).toMatchObject({ takings: [{ method: 'cash', payments: 0, refunds: -45, expected: -45 }] });
  });

  it('is done once, though two people do so at the same time: the other is told by whom', async () => {
    const second = await barn.newAdmin();
    await receive(250);
    const answers = await Promise.all([close(), close({ counted: 340 }, second)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'till_closed',
      message: 'Ada Minister has closed this day. Look at it again before you correct it.',
    });
    expect(await closingsInLog()).toHaveLength(1);
    const same = await close(
      answers[0]?.status === 200 ? {} : { counted: 340 },
      answers[0]?.status === 200 ? barn.admin : second,
    );
    expect(same.status).toBe(200);
    expect(await closingsInLog()).toHaveLength(1);
  });

  it('is corrected with who and when, from what was looked at, and opened again', async () => {
    await receive(250);
    const first = (await close({ counted: 340 })).body.closings[0];
    const second = await barn.newAdmin();
    app.clock.set('2026-11-21T09:00:00Z');
    const corrected = (await close({ counted: 350, corrects: first.closing_id }, second)).body;
    expect(corrected.closings).toMatchObject([
      { counted: 350, difference: 0, ending: null },
      {
        counted: 340,
        difference: -10,
        ending: 'corrected',
        ended_at: '2026-11-21T09:00:00.000Z',
        ended_by: 'Ada Minister',
      },
    ]);
    expect((await close({ counted: 360, corrects: first.closing_id })).body.code).toBe('till_closed');
    expect((await reopen(first.closing_id)).body.code).toBe('till_corrected');
    const standing = corrected.closings[0].closing_id;
    const answers = await Promise.all([reopen(standing), reopen(standing)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await till()).toMatchObject({ is_closed: 0, closings: [{ ending: 'reopened' }, { ending: 'corrected' }] });
    expect((await closingsInLog()).map(({ type }) => type)).toEqual([
      'billing.TillClosed',
      'billing.TillClosed',
      'billing.TillReopened',
    ]);
    expect((await close({ counted: 360, corrects: standing })).body.code).toBe('till_open');
  });

  it('says what came in while it was counted, and keeps nothing', async () => {
    await receive(250);
    const refused = await close({ seen_expected: 300 });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'till_changed',
      'Now 350.00 of cash is expected, not 300.00: money came in or went meanwhile.',
    ]);
    expect((await close({ seen_expected: 350 })).status).toBe(200);
  });

  it.each([
    [{ day: '2026-11-21' }, 'day'],
    [{ day: '2026-02-30' }, 'day'],
    [{ counted: -1 }, 'counted'],
    [{ counted: 'much' }, 'counted'],
    [{ opening: 0.001 }, 'opening'],
    [{ left: 351 }, 'left'],
    [{ corrects: 'x' }, 'corrects'],
    [{ remark: 'x'.repeat(501) }, 'remark'],
  ])('refuses %p by its field, and keeps nothing', async (figures, field) => {
    const { status, body } = await close(figures);
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
    expect(await closingsInLog()).toEqual([]);
  });

  it('is the administrators’, and each barn’s own', async () => {
    await receive(250);
    const closing = (await close()).body.closings[0].closing_id;
    const reporter = await barn.newInstructor({ permissions: ['STAFF_CAN_VIEW_GENERAL_REPORTS'] });
    for (const who of [reporter, barn.family])
      expect([
        (await barn.call(who, 'GET', 'till/day', { day: DAY })).status,
        (await barn.call(who, 'GET', 'till/paper', { day: DAY })).status,
        (await close({}, who)).status,
        (await reopen(closing, who)).status,
      ]).toEqual([403, 403, 403, 403]);
    const other = await app.barn({ farmName: 'Lakeside' });
    expect((await other.call(other.admin, 'GET', 'till/day', { day: DAY })).body).toMatchObject({
      is_closed: 0,
      expected_cash: 0,
    });
    await other.call(other.admin, 'POST', 'till/reopen', { day: DAY, closing_id: closing });
    expect((await till()).is_closed).toBe(1);
  });

  it('prints on A4 and Letter', async () => {
    await receive(250);
    await close();
    const printed = await barn.call(barn.admin, 'GET', 'till/paper', { day: DAY, paper: 'A4' });
    expect([printed.status, printed.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await barn.call(barn.admin, 'GET', 'till/paper', { day: DAY, paper: 'A3' })).status).toBe(400);
  });
});
