import { sharedApp, type TestApp } from '../../../test/support/test-app.js';
import type { SignedIn } from '../../../test/support/requests.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { shop, type Shop } from './test/shop.js';

const DAY_MS = 86_400_000;

describe('packages that were deleted', () => {
  let app: TestApp, barn: TestBarn, office: Shop, product: { id: string };
  let rider: string, sibling: string;
  beforeEach(async () => {
    app = await sharedApp();
    barn = await app.barn({ preferences: { can_use_invoices: 1, tax_percent: 0.13 } });
    office = shop(barn);
    product = await office.newProduct();
    const { studentIds } = await barn.newFamily({ students: 2 });
    [rider, sibling] = studentIds as [string, string];
  });

  const call = (method: 'GET' | 'POST', path: string, body: object, who: SignedIn = barn.admin) =>
    barn.call(who, method, path, body);
  const sell = (payment: object = {}) => office.sell({ product_id: product.id, student_id: rider }, payment);
  const remove = (id: string) => call('POST', 'items/delete', { id });
  const restore = (id: string, who?: SignedIn) => call('POST', 'items/restore', { id }, who);
  const listed = async (student_id = rider) => (await call('GET', 'items/deleted', { student_id })).body.items;
  const coveredBy = async (placeId: string) =>
    (
      await barn.read(
        (sql) => sql<{ package_id: string | null }[]>`
          select package_id from lesson_person where lesson_person_id = ${placeId}`,
      )
    )[0]!.package_id;

  it('are listed for the riders of the account and come back as they were, with the lessons that wait (C03 C25)', async () => {
    const { items } = await sell();
    const id = items[0]!.id;
    const { places } = await office.lesson('2026-11-24', [rider]);
    await call('POST', 'items/update', {
      id,
      purchase_date: '2026-11-20',
      package_start_date: '2026-11-01',
      package_expiry_date: '2027-02-28',
      start_count: 7,
      price: 400,
      item_notes: 'Agreed by phone',
    });
    const before = (await office.item(id)).data;
    await remove(id);
    expect(await coveredBy(places[rider]!)).toBeNull();
    expect(await listed(sibling)).toEqual([
      {
        id,
        product_name: '10 group lessons',
        kind: 'package',
        student_id: rider,
        rider_name: expect.stringContaining('Rider 1'),
        start_count: 7,
        coverage: 'lessons',
        per_week: null,
        product_price: 400,
        purchase_date: '2026-11-20',
        package_start_date: '2026-11-01',
        package_expiry_date: '2027-02-28',
        package_renew_date: null,
        is_owed: 0,
        is_refunded: 0,
        deleted_at: '2026-11-20T14:00:00.000Z',
        deleted_by: 'Ada Minister',
      },
    ]);
    const { status, body } = await restore(id);
    expect([status, body.item]).toEqual([200, before]);
    expect(await coveredBy(places[rider]!)).toBe(id);
    expect(await listed()).toEqual([]);
  });

  it('come back once, whoever asks at the same time', async () => {
    const { items } = await sell();
    const id = items[0]!.id;
    await remove(id);
    const answers = await Promise.all([restore(id), restore(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await office.events('PackageRestored')).toHaveLength(1);
    expect(await office.items(rider)).toHaveLength(1);
  });

  it('are asked for again by an invoice that is not paid, which had nothing left to ask for (E06)', async () => {
    const { items, payment } = await sell({ invoice: 1 });
    const id = items[0]!.id;
    const invoice = async () => {
      const [row] = await barn.read(
        (sql) => sql<{ total_minor: number; paid: boolean }[]>`
          select total_minor, paid from payment where payment_id = ${payment.id}`,
      );
      return row;
    };
    await remove(id);
    expect(await invoice()).toEqual({ total_minor: 0, paid: true });
    await restore(id);
    expect(await invoice()).toEqual({ total_minor: 50850, paid: false });
  });

  it('say that money was given back of what paid for them', async () => {
    const { items } = await sell();
    const { places } = await office.lesson('2026-11-24', [rider]);
    await office.cancel(places[rider]!, 'CWR');
    await remove(items[0]!.id);
    expect(await listed()).toEqual([expect.objectContaining({ is_refunded: 1 })]);
  });

  it('stay gone with a payment that was deleted', async () => {
    const { items, payment } = await sell();
    await call('POST', 'payments/deleteManualPayment', { payment_id: payment.id });
    expect(await listed()).toEqual([]);
    expect((await restore(items[0]!.id)).body).toMatchObject({ code: 'package_payment_gone' });
  });

  it('come back for 30 days', async () => {
    const { items } = await sell();
    await remove(items[0]!.id);
    app.clock.set(new Date(Date.parse('2026-11-20T14:00:00Z') + 30 * DAY_MS + 1).toISOString());
    expect(await listed()).toEqual([]);
    expect(await restore(items[0]!.id)).toMatchObject({ status: 409, body: { code: 'package_deleted_too_long' } });
  });

  describe('of what a cancellation gave', () => {
    const given = async () => {
      const { places } = await office.lesson('2026-11-24', [rider]);
      await office.cancel(places[rider]!, 'CWM');
      const [makeup] = (await office.items(rider)).filter(({ kind }) => kind === 'makeup');
      await remove(makeup!.id);
      return { place: places[rider]!, makeup: makeup!.id };
    };

    it('come back while the cancellation is as it was', async () => {
      const { makeup } = await given();
      expect((await restore(makeup)).status).toBe(200);
      expect((await office.items(rider)).map(({ id, missed_date }) => [id, missed_date])).toEqual([
        [makeup, '2026-11-24'],
      ]);
    });

    it('stay gone where it gave something else since, or was taken back', async () => {
      const { place, makeup } = await given();
      await office.cancel(place, 'CWA');
      expect((await restore(makeup)).body).toMatchObject({ code: 'package_given_anew' });
      await office.cancel(place, 'SCH');
      expect((await restore(makeup)).body).toMatchObject({ code: 'package_given_anew' });
    });
  });

  it('are brought back by administrators of their barn alone', async () => {
    const { items } = await sell();
    const id = items[0]!.id;
    await remove(id);
    const other = await app.barn();
    expect((await other.call(other.admin, 'POST', 'items/restore', { id })).status).toBe(404);
    expect((await other.call(other.admin, 'GET', 'items/deleted', { student_id: rider })).body.items).toEqual([]);
    const instructor = await barn.newInstructor({ permissions: ['STAFF_CAN_VIEW_CALENDAR'] });
    expect((await restore(id, instructor)).status).toBe(403);
    expect((await restore(barn.sectionId)).status).toBe(404);
  });
});
