import { NOW, sharedApp, type TestApp } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import type { PackageLessonReply } from './http/items.replies.js';
import type { ProductReply } from './http/products.replies.js';
import { shop, type Shop } from './test/shop.js';

/** NOW is a Friday; its next Monday is the 23rd. */
const WEEK = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-29'];
const NEXT_WEEK = ['2026-11-30', '2026-12-02', '2026-12-06'];

describe('packages that count no lessons', () => {
  let app: TestApp, barn: TestBarn, office: Shop, rider: string, twice: ProductReply, endless: ProductReply;
  beforeAll(async () => {
    app = await sharedApp();
    app.clock.set(NOW);
    barn = await app.barn({ preferences: { can_use_invoices: 1 } });
    office = shop(barn);
    const month = { product_price: 200, expires_in: 1, validity_unit: 'month' };
    twice = await office.newProduct({ ...month, product_name: 'Twice a week', coverage: 'weekly', per_week: 2 });
    endless = await office.newProduct({ ...month, product_name: 'As often as you like', coverage: 'unlimited' });
  });
  beforeEach(async () => {
    rider = (await barn.newFamily()).studentIds[0] as string;
  });

  const sell = async (product: ProductReply, details: object = {}, payment: object = {}) =>
    (await office.sell({ product_id: product.id, student_id: rider, ...details }, payment)).items[0]!;
  const place = async (day: string) => (await office.lesson(day, [rider])).places[rider] as string;
  const covered = async (id: string): Promise<string[]> =>
    (await office.item(id)).lessons.map((lesson: PackageLessonReply) => lesson.scheduled_date);
  const owing = () =>
    barn.read(
      (sql) => sql<{ day: string }[]>`
        select l.scheduled_date as day from lesson_person lp join lesson l using (farm_id, lesson_id)
        where lp.student_id = ${rider} and lp.package_id is null and not lp.is_cancelled order by 1`,
    );
  const edit = (id: string, details: object) =>
    barn.call(barn.admin, 'POST', 'items/update', {
      id,
      purchase_date: '2026-11-20',
      package_start_date: '2026-11-20',
      package_expiry_date: '2026-12-20',
      ...details,
    });

  it('are sold as what they are, and say so instead of a count', async () => {
    expect(twice).toMatchObject({ product_count: 0, coverage: 'weekly', per_week: 2 });
    expect(endless).toMatchObject({ product_count: 0, coverage: 'unlimited', per_week: null });
    expect(await sell(twice)).toMatchObject({
      start_count: 0,
      remain: null,
      coverage: 'weekly',
      per_week: 2,
      left_this_week: 2,
      package_expiry_date: '2026-12-20',
      is_usable: 1,
      ends_soon: 0,
    });
    expect(await sell(endless, { start_count: 5 })).toMatchObject({
      start_count: 0,
      remain: null,
      left_this_week: null,
    });
  });

  it('cover as many of each week as they say; what is beyond is owing, or another package’s', async () => {
    const { id } = await sell(twice);
    for (const day of [...WEEK, ...NEXT_WEEK]) await place(day);
    expect(await covered(id)).toEqual(['2026-11-23', '2026-11-24', '2026-11-30', '2026-12-02']);
    expect((await owing()).map(({ day }) => day)).toEqual(['2026-11-25', '2026-11-26', '2026-11-29', '2026-12-06']);
    const ten = await office.newProduct();
    const spare = await sell(ten);
    expect(await covered(spare.id)).toEqual(['2026-11-25', '2026-11-26', '2026-11-29', '2026-12-06']);
    await place('2026-12-09');
    expect([(await covered(id)).length, (await covered(spare.id)).length]).toEqual([5, 4]);
  });

  it('cover what waited when they are bought, the oldest of each week, a whole series in one go', async () => {
    await barn.call(barn.admin, 'POST', 'lessons/createRecurringLesson', {
      section_id: barn.sectionId,
      scheduled_date: '2026-11-23',
      scheduled_starttime: '16:00',
      duration: 60,
      students: [rider],
      frequency: 1,
      period: 'days',
      endtype: 'after',
      repeat_count: 14,
    });
    const { id } = await sell(twice);
    expect(await covered(id)).toEqual(['2026-11-23', '2026-11-24', '2026-11-30', '2026-12-01']);
    const all = await sell(endless);
    expect(await covered(all.id)).toHaveLength(10);
    expect((await office.item(all.id)).data).toMatchObject({ remain: null, used: 10, is_usable: 1 });
  });

  it('are announced by the lesson’s own week before a place is booked', async () => {
    await sell(twice);
    await place(WEEK[0]!);
    const days = [WEEK[1]!, NEXT_WEEK[0]!];
    const ids = await Promise.all(days.map(async (day) => (await office.lesson(day, [])).lessonId));
    const { body } = await barn.call(barn.admin, 'GET', 'lessons/index', {
      view: 'booking',
      date1: WEEK[0],
      date2: NEXT_WEEK[2],
      filters: JSON.stringify({ student_id: rider }),
    });
    const said = body.events as { id: string; covered_by: object | null }[];
    expect(ids.map((id) => said.find((lesson) => lesson.id === id)?.covered_by)).toEqual(
      [1, 2].map((left_that_week) =>
        expect.objectContaining({ product_name: 'Twice a week', remain: null, per_week: 2, left_that_week }),
      ),
    );
  });

  it('get a place of the week back when one is cancelled, which covers the next that waits', async () => {
    const { id } = await sell(twice);
    const places = [];
    for (const day of WEEK.slice(0, 3)) places.push(await place(day));
    const preview = await barn.call(barn.admin, 'GET', 'lesson_people/previewCancel', {
      id: places[0],
      newEnrollStatus: 'CWP',
    });
    expect(preview.body.sentence).toMatch(
      /no longer counts in its week: the package "Twice a week" covers 2 a week\. It pays for the lesson on 25 November 2026 instead\.$/,
    );
    expect((await office.cancel(places[0]!, 'CWP')).status).toBe(200);
    expect(await covered(id)).toEqual(['2026-11-24', '2026-11-25']);
    // The week is full again: the cancelled one cannot be counted after all.
    expect((await office.cancel(places[0]!, 'CNA')).body).toMatchObject({ code: 'compensation_used' });
    expect((await office.cancel(places[1]!, 'CWP')).status).toBe(200);
    expect((await office.cancel(places[0]!, 'CNA')).status).toBe(200);
    expect(await covered(id)).toEqual(['2026-11-23', '2026-11-25']);
  });

  it('give no money back for one lesson, and say so', async () => {
    const { id } = await sell(twice, {}, { payment_method: 'cash' });
    const first = await place(WEEK[0]!);
    const asked = { id: first, newEnrollStatus: 'CWR' };
    const preview = await barn.call(barn.admin, 'GET', 'lesson_people/previewCancel', asked);
    expect(preview.body.sentence).toBe(
      'Its package is one price for all its time, so no money goes back for one lesson: the lesson counts as used.',
    );
    expect((await office.cancel(first, 'CWR')).status).toBe(200);
    await office.cancel(await place(WEEK[1]!), 'CWC');
    expect(await covered(id)).toEqual(WEEK.slice(0, 2));
    expect((await office.items(rider)).filter(({ kind }) => kind === 'credit')).toEqual([]);
    expect((await office.payments()).filter(({ transaction_type }) => transaction_type === 'refund')).toEqual([]);
  });

  it('count a lesson in the week to which it is moved, and have its place again in the one that it left', async () => {
    const { id } = await sell(twice);
    for (const day of [WEEK[0]!, ...NEXT_WEEK.slice(0, 2)]) await place(day);
    const moved = await office.lesson(WEEK[1]!, [rider]);
    const { status } = await barn.call(barn.admin, 'POST', 'lessons/update', {
      id: moved.lessonId,
      editAction: 'datetime',
      start: '2026-12-03 16:00',
    });
    expect(status).toBe(200);
    expect(await covered(id)).toEqual(['2026-11-23', '2026-11-30', '2026-12-02', '2026-12-03']);
    await place('2026-12-04');
    await place(WEEK[2]!);
    expect((await owing()).map(({ day }) => day)).toEqual(['2026-12-04']);
  });

  it('keep what lies within their dates when they are edited, and take neither a count nor endlessness', async () => {
    const { id } = await sell(twice);
    for (const day of [...WEEK.slice(0, 3), ...NEXT_WEEK.slice(0, 1)]) await place(day);
    expect((await edit(id, { package_expiry_date: '2026-11-29' })).body.item).toMatchObject({ remain: null, used: 2 });
    expect((await owing()).map(({ day }) => day)).toEqual(['2026-11-25', '2026-11-30']);
    expect((await edit(id, {})).status).toBe(200);
    expect(await covered(id)).toEqual(['2026-11-23', '2026-11-24', '2026-11-30']);
    for (const [field, details] of [
      ['start_count', { start_count: 8 }],
      ['package_expiry_date', { package_expiry_date: undefined, no_expiry: 1 }],
    ] as const)
      expect((await edit(id, details)).body).toMatchObject({ errors: [{ field }] });
    expect((await barn.call(barn.admin, 'POST', 'items/delete', { id })).status).toBe(200);
    expect(await owing()).toHaveLength(4);
  });

  it('stay what they were sold as when the product is changed', async () => {
    const product = await office.newProduct({ product_name: 'Changed', coverage: 'weekly', per_week: 1 });
    const { id } = await sell(product);
    const changed = await barn.call(barn.admin, 'POST', 'products/update', {
      id: product.id,
      coverage: 'lessons',
      product_count: 4,
    });
    expect(changed.body.product).toMatchObject({ coverage: 'lessons', per_week: null, product_count: 4 });
    expect((await office.item(id)).data).toMatchObject({ coverage: 'weekly', per_week: 1, remain: null });
  });

  it.each([
    ['per_week', { coverage: 'weekly' }],
    ['per_week', { coverage: 'weekly', per_week: 0 }],
    ['per_week', { coverage: 'weekly', per_week: 51 }],
    ['coverage', { coverage: 'sometimes' }],
    ['coverage', { coverage: 'unlimited', is_tracked: 0 }],
    ['validity_unit', { coverage: 'unlimited', validity_unit: 'never' }],
  ])('are refused by the field that does not fit: %s', async (field, details) => {
    const wanted = { product_name: 'Wrong', product_price: 1, expires_in: 1, product_count: 1, ...details };
    const { status, body } = await barn.call(barn.admin, 'POST', 'products/create', wanted);
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
  });

  it('are what is left of this week, and soon over', async () => {
    const { id } = await sell(twice);
    await place('2026-11-20');
    expect((await office.item(id)).data).toMatchObject({ left_this_week: 1 });
    app.clock.set('2026-11-23T14:00:00Z');
    expect((await office.item(id)).data).toMatchObject({ left_this_week: 2, ends_soon: 0 });
    app.clock.set('2026-12-14T14:00:00Z');
    expect((await office.item(id)).data).toMatchObject({ ends_soon: 1, is_usable: 1 });
    app.clock.set('2026-12-21T14:00:00Z');
    expect((await office.item(id)).data).toMatchObject({ left_this_week: null, ends_soon: 0, is_usable: 0 });
    app.clock.set(NOW);
  });

  it('are worth the days to come in what is paid and not ridden, and have no lessons left', async () => {
    const own = await app.barn();
    const desk = shop(own);
    const student = own.family.studentIds[0] as string;
    const product = await desk.newProduct({
      product_price: 310,
      product_name: 'Month',
      coverage: 'weekly',
      per_week: 2,
      expires_in: 30,
    });
    await desk.sell({ product_id: product.id, student_id: student }, { payment_method: 'cash' });
    const ask = async (group: string, query: object) =>
      (await own.call(own.admin, 'GET', `reports/${group}`, { date1: '2026-11-01', date2: '2026-12-31', ...query }))
        .body;
    expect((await ask('unused', { report: 'detail' })).reports).toMatchObject([
      { package: 'Month (2 a week)', left: null, worth: 310 },
    ]);
    app.clock.set('2026-12-10T14:00:00Z');
    expect(await ask('unused', { report: 'total' })).toMatchObject({ reports: [{ left: null, worth: 110 }] });
    expect((await ask('packages', { report: 'total' })).reports).toMatchObject([
      { package: 'Month (2 a week)', sold: 1, lessons: null, used: 0, left: null, lost: null, soon: null },
    ]);
    expect((await ask('packages', { report: 'expiring' })).reports).toMatchObject([{ package: 'Month (2 a week)' }]);
    app.clock.set(NOW);
  });

  it('are nobody else’s to see or use', async () => {
    const other = await app.barn();
    const { id } = await sell(twice);
    expect((await other.call(other.admin, 'GET', 'items/studentPurchase', { item_id: id })).status).toBe(404);
    const sister = (await barn.newFamily()).studentIds[0] as string;
    await office.lesson(WEEK[0]!, [sister]);
    expect(await covered(id)).toEqual([]);
  });
});
