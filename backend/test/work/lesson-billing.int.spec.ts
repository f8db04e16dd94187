import { AdvanceBilling } from '../../src/modules/billing/commands/bill-lessons.js';
import { shop, type Shop } from '../../src/modules/billing/test/shop.js';
import { sections } from '../../src/modules/setup/commands/setup-lists.js';
import { contradictionsIn } from '../rebuild/books.js';
import type { TestBarn } from '../support/test-barn.js';
import { workApp, type WorkApp } from './work-app.js';

const DAY = '2026-10-20';

/** Lessons ridden without cover, and the run that bills them all. E18 E09 */
describe('billing lessons without cover', () => {
  let app: WorkApp;
  let barn: TestBarn;
  let office: Shop;
  beforeAll(async () => {
    app = await workApp();
  });
  beforeEach(async () => {
    app.clock.set('2026-11-20T14:00:00Z');
    barn = await app.barn({ preferences: { can_use_invoices: 1, tax_percent: 0.13 }, section: { maxEnrollment: 40 } });
    office = shop(barn);
    const single = await office.newProduct({ product_name: 'Single lesson', product_price: 45, product_count: 1 });
    await barn.run(sections.Edit, { id: barn.sectionId, productId: single.id });
  });
  afterAll(() => app.stop());

  const post = (path: string, body: object, who: { token: string } = barn.admin) =>
    barn.call(who, 'POST', `lesson_billing/${path}`, body);
  const list = async (asked: object = {}, who: { token: string } = barn.admin) =>
    (
      await barn.call(who, 'GET', 'lesson_billing/index', {
        date1: '2026-10-01',
        date2: '2026-10-31',
        unmarked: 1,
        ...asked,
      })
    ).body;
  const preview = async (lesson_person_ids: readonly string[]) => (await post('preview', { lesson_person_ids })).body;
  const start = (lesson_person_ids: readonly string[], more: object = {}) =>
    post('start', { lesson_person_ids, ...more });
  const run = async (id: string) => (await barn.call(barn.admin, 'GET', 'lesson_billing/run', { id })).body;
  const finished = async (id: string) => {
    for (let slices = 0; slices < 5; slices++) {
      await app.settled(barn.farmId);
      const { state } = await run(id);
      if (state === 'done' || state === 'reverted') break;
    }
    return run(id);
  };
  const invoices = () =>
    barn.read(
      (sql) => sql<{ id: string; total: number; number: number; lines: string[] }[]>`
        select pay.payment_id as id, pay.total_minor as total, pay.invoice_number as number,
          array(select note.remark from package p join remark note on note.subject_id = p.package_id
            where p.payment_id = pay.payment_id order by 1) as lines
        from payment pay where pay.transaction_type = 'invoice' order by pay.invoice_number`,
    );
  const covered = () =>
    barn.read(async (sql) => (await sql`select from lesson_person where package_id is not null`).length);
  const status = (id: string, enrollment_status_code: string) =>
    barn.call(barn.admin, 'POST', 'lesson_people/updateAttendance', { id, enrollment_status_code });
  const pair = () => barn.family.studentIds as [string, string];
  const ridden = async (day = DAY, students: string[] = pair()) => {
    const { places } = await office.lesson(day, students);
    return students.map((student) => places[student] as string);
  };

  it('lists what was ridden or counts as used and nothing covers, at the price of the section’s single lesson with tax', async () => {
    const [used = '', unsaid = ''] = await ridden();
    await office.cancel(used, 'CLC');
    const [released = ''] = await ridden('2026-10-21');
    await office.cancel(released, 'CWP');
    await ridden('2026-11-24');
    const found = await list({ unmarked: 0 });
    expect(found).toMatchObject({ lessons: 1, without_price: 0, total: 50.85, size: 1, unmarked: 2, uses_invoices: 1 });
    expect(found.accounts).toMatchObject([
      {
        account_holder_id: barn.family.personId,
        lessons: 1,
        total: 50.85,
        places: [{ lesson_person_id: used, scheduled_date: DAY, enrollment_status_name: 'Late cancel', amount: 50.85 }],
      },
    ]);
    const all = await list();
    expect(all).toMatchObject({ lessons: 3, size: 3, unmarked: 0 });
    const ids = all.accounts[0].places.map((one: { lesson_person_id: string }) => one.lesson_person_id);
    expect(ids).toContain(unsaid);
    expect(ids).not.toContain(released);
    expect(await list({ account_holder_id: barn.admin.personId })).toMatchObject({ accounts: [], size: 0 });
  });

  it('says before what it does: lessons, families, the sum less credits, and what has no price', async () => {
    const other = await barn.newFamily({ students: 1 });
    const ids = [...(await ridden()), ...(await ridden('2026-10-21', other.studentIds))];
    const without = await barn.newSection({ sectionName: 'No package' });
    const { places } = await office.lesson('2026-10-22', other.studentIds, { section_id: without });
    const shown = await preview([...ids, ...Object.values(places), barn.newId()]);
    expect(shown).toMatchObject({
      lessons: 3,
      families: 2,
      total: 152.55,
      credits: 0,
      without_price: 1,
      gone: 1,
      without_email: 0,
    });
    const refused = await start(ids, { seen_lessons: 3, seen_total: 152.54 });
    expect([refused.status, refused.body.code]).toEqual([409, 'billing_changed']);
    expect(await invoices()).toEqual([]);
    const { status: ok, body } = await start([...ids, ...Object.values(places)], {
      seen_lessons: 3,
      seen_total: 152.55,
    });
    expect([ok, body]).toEqual([
      200,
      expect.objectContaining({
        state: 'done',
        planned: 3,
        billed: 3,
        skipped: 0,
        invoices: 2,
        total: 152.55,
        started_by: 'Ada Minister',
      }),
    ]);
    expect(await invoices()).toEqual([
      {
        id: expect.any(String),
        total: 10170,
        number: 1,
        lines: ['Beginners, Tue 20 Oct 2026', 'Beginners, Tue 20 Oct 2026'],
      },
      { id: expect.any(String), total: 5085, number: 2, lines: ['Beginners, Wed 21 Oct 2026'] },
    ]);
    expect(await covered()).toBe(3);
    expect((await list()).size).toBe(1);
  });

  it('takes a family’s credits off, as the preview said', async () => {
    const ids = await ridden();
    const [student] = pair();
    const ten = await office.newProduct();
    await office.sell(
      { product_id: ten.id, student_id: student, package_start_date: '2026-11-20' },
      { payment_method: 'cash' },
    );
    const { places } = await office.lesson('2026-11-27', [student]);
    await office.cancel(places[student] as string, 'CWC');
    const shown = await preview(ids);
    expect(shown).toMatchObject({ lessons: 2, total: 50.85, credits: 50.85 });
    expect((await start(ids, { seen_lessons: 2, seen_total: shown.total })).body).toMatchObject({
      total: 50.85,
      invoices: 1,
    });
  });

  it('bills a place once, though two runs begin at the same time, are sent twice, or a job is repeated', async () => {
    const ids = await ridden();
    const answers = await Promise.all([start(ids), start(ids), start(ids.slice(0, 1))]);
    const refusals = answers.flatMap(({ status: got, body }) => (got === 200 ? [] : [String(body.code)]));
    expect(refusals.length).toBeGreaterThan(0);
    expect(new Set(refusals)).toEqual(new Set(['nothing_to_bill']));
    expect(await covered()).toBe(2);
    const billedLines = (await invoices()).flatMap(({ lines }) => lines);
    expect(billedLines).toHaveLength(2);
    expect(await contradictionsIn(barn)).toEqual({});
  });

  it('goes on slice by slice, repeated jobs change nothing, and mails each invoice to its account', async () => {
    const many = await barn.newFamily({ students: 16 });
    const more = await barn.newFamily({ students: 16 });
    const ids: string[] = [];
    for (const day of ['2026-10-12', '2026-10-13', '2026-10-14'])
      ids.push(...(await ridden(day, [...many.studentIds, ...more.studentIds])));
    const { body } = await start(ids, { send_mails: 1 });
    expect(body).toMatchObject({ state: 'running', planned: 96, billed: 48, invoices: 1 });
    const done = await finished(body.id);
    expect(done).toMatchObject({ state: 'done', billed: 96, skipped: 0, invoices: 2, mailed: 2, total: 4881.6 });
    await barn.run(AdvanceBilling, { runId: body.id, phase: 'running', left: 1 });
    expect(await run(body.id)).toEqual(done);
    const holders = await barn.read(
      (sql) => sql<{ email: string }[]>`
        select contact_email as email from person where person_id = any(${[many.personId, more.personId]}::uuid[])`,
    );
    const mailed = (await app.settled(barn.farmId)).map(({ to }) => to);
    for (const { email } of holders) expect(mailed.filter((to) => to === email)).toHaveLength(1);
    expect(await contradictionsIn(barn)).toEqual({});
  });

  it('can be taken back until something of it is paid: invoices ask for nothing, lessons wait again', async () => {
    const other = await barn.newFamily({ students: 1 });
    const ids = [...(await ridden()), ...(await ridden('2026-10-21', other.studentIds))];
    const { body } = await start(ids);
    const answers = await Promise.all([post('undo', { id: body.id }), post('undo', { id: body.id })]);
    expect(answers.map((one) => one.status)).toEqual([200, 200]);
    expect(await finished(body.id)).toMatchObject({ state: 'reverted', kept: 0, reverted_by: 'Ada Minister' });
    expect((await invoices()).map(({ total }) => total)).toEqual([0, 0]);
    expect([await covered(), (await list()).size]).toEqual([0, 3]);
    const again = await start(ids);
    const [, , paid] = await invoices();
    await barn.call(barn.admin, 'POST', 'payments/create', {
      is_invoice_payment: 1,
      payment_id: paid?.id,
      amount: 10,
      accept_difference: 0,
    });
    const after = await run(again.body.id);
    if (after.paid_invoices === 0)
      await barn.call(barn.admin, 'POST', 'payments/create', { is_invoice_payment: 1, payment_id: paid?.id });
    expect((await run(again.body.id)).paid_invoices).toBe(1);
    const refused = await post('undo', { id: again.body.id });
    expect([refused.status, refused.body.code]).toEqual([409, 'billing_paid']);
    expect(await covered()).toBe(3);
    const { body: runs } = await barn.call(barn.admin, 'GET', 'lesson_billing/runs', {});
    expect(runs.runs.map(({ state }: { state: string }) => state)).toEqual(['done', 'reverted']);
    expect(await contradictionsIn(barn)).toEqual({});
  });

  it('leaves what is not its own, and refuses by field', async () => {
    const ids = await ridden();
    const reporter = await barn.newInstructor({ permissions: ['STAFF_CAN_VIEW_GENERAL_REPORTS'] });
    for (const who of [reporter, barn.family])
      expect([
        (await barn.call(who, 'GET', 'lesson_billing/index', { date1: DAY, date2: DAY })).status,
        (await post('preview', { lesson_person_ids: ids }, who)).status,
        (await post('start', { lesson_person_ids: ids }, who)).status,
      ]).toEqual([403, 403, 403]);
    const other = await app.barn({ farmName: 'Lakeside', preferences: { can_use_invoices: 1 } });
    const abroad = await other.call(other.admin, 'POST', 'lesson_billing/start', { lesson_person_ids: ids });
    expect([abroad.status, abroad.body.code]).toEqual([409, 'nothing_to_bill']);
    const { body } = await start(ids);
    expect((await other.call(other.admin, 'GET', 'lesson_billing/run', { id: body.id })).status).toBe(404);
    expect((await other.call(other.admin, 'POST', 'lesson_billing/undo', { id: body.id })).status).toBe(404);
    const backwards = await barn.call(barn.admin, 'GET', 'lesson_billing/index', { date1: DAY, date2: '2026-10-19' });
    expect([backwards.status, backwards.body.errors?.[0]?.field]).toEqual([400, 'date2']);
    const named = await start(['x']);
    expect([named.status, named.body.errors?.[0]?.field]).toEqual([400, 'lesson_person_ids']);
    const without = await app.barn({ farmName: 'Cash only' });
    const off = await without.call(without.admin, 'POST', 'lesson_billing/start', { lesson_person_ids: ids });
    expect([off.status, off.body.code]).toEqual([409, 'invoices_off']);
  });

  it('leaves out what somebody paid by hand, and what a package covers', async () => {
    const [first = '', second = ''] = await ridden();
    await barn.call(barn.admin, 'POST', 'lesson_people/markPaid', { id: first, paid: 1 });
    expect((await list()).size).toBe(1);
    await status(second, 'COM');
    expect((await list({ unmarked: 0 })).size).toBe(1);
    const ten = await office.newProduct();
    await office.sell(
      { product_id: ten.id, student_id: pair()[1], package_start_date: '2026-10-01' },
      { payment_method: 'cash' },
    );
    expect((await list()).size).toBe(0);
  });
});
