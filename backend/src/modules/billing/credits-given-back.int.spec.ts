import { contradictionsIn } from '../../../test/rebuild/books.js';
import { sharedApp, type TestApp } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import type { ProductReply } from './http/products.replies.js';
import { shop, type Shop } from './test/shop.js';

/** Ten lessons for 508.50 with tax, of which a credit for an earlier lesson pays 50.85. C11 */
describe('what a credit paid is a credit again', () => {
  let app: TestApp;
  let barn: TestBarn;
  let office: Shop;
  let ten: ProductReply;
  let family: TestBarn['family'];
  let rider: string;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    const family_may = { clients_can_cancel: 1, client_cancel_default_action: 'CWR', cancel_notice_hours: 24 };
    barn = await app.barn({ preferences: { tax_percent: 0.13, can_use_invoices: 1, ...family_may } });
    office = shop(barn);
    ten = await office.newProduct();
    family = await barn.newFamily();
    [rider] = family.studentIds as [string];
  });

  const place = async (day: string) => (await office.lesson(day, [rider])).places[rider] as string;
  const left = async (): Promise<number[]> =>
    (await barn.call(family, 'GET', 'items/credits', { student_ids: JSON.stringify([rider]) })).body.credits.map(
      ({ total }: { total: number }) => total,
    );
  const refunds = async () =>
    barn.read(
      (sql) => sql<{ subtotal: number; tax: number; method: string; state: string }[]>`
        select -subtotal_minor as subtotal, -tax_minor as tax, payment_method as method, refund_state as state
        from payment where transaction_type = 'refund' order by created_at, payment_id`,
    );
  /** A lesson whose value became a credit, and a package for which that was spent; its lessons come first. */
  const boughtWithCredit = async (payment: object = { payment_method: 'transfer' }) => {
    const { items } = await office.sell({ product_id: ten.id, student_id: rider, product_price: 45, start_count: 1 });
    await office.cancel(await place('2026-12-24'), 'CWC');
    expect([items[0]?.start_count, await left()]).toEqual([1, [50.85]]);
    const sold = await office.sell({ product_id: ten.id, student_id: rider }, payment);
    expect([sold.payment.total, await left()]).toEqual([457.65, []]);
    return sold;
  };
  const decline = async () => {
    const [waiting] = await barn.read(
      (sql) => sql<{ payment_id: string }[]>`select payment_id from payment where refund_state = 'pending'`,
    );
    const said = { payment_id: waiting?.payment_id, reason: 'Inside the notice' };
    expect((await barn.call(barn.admin, 'POST', 'payments/declineRefund', said)).status).toBe(200);
  };
  const days = Array.from({ length: 10 }, (_, n) => `2026-12-${String(n + 1).padStart(2, '0')}`);

  it('in the preview and in effect, with the tax of the payment; together neither more than was paid by it', async () => {
    await boughtWithCredit();
    const places: string[] = [];
    for (const day of days) places.push(await place(day));
    const asked = { id: places[0], newEnrollStatus: 'CWR' };
    const { body } = await barn.call(barn.admin, 'GET', 'lesson_people/previewCancel', asked);
    expect(body.sentence).toBe(
      'The price of this lesson, CAD 45.76, is refunded. CAD 5.09 that was paid with a credit becomes a credit again.',
    );
    await office.cancel(places[0]!, 'CWR');
    expect([await refunds(), await left()]).toEqual([
      [{ subtotal: 3991, tax: 585, method: 'transfer', state: 'done' }],
      [5.09],
    ]);
    for (const id of places.slice(1)) await office.cancel(id, 'CWR');
    const all = await refunds();
    const sum = (of: 'subtotal' | 'tax') => all.reduce((total, refund) => total + refund[of], 0);
    expect([all.length, sum('subtotal'), sum('tax')]).toEqual([10, 39_915, 5850]);
    expect((await left()).reduce((total, one) => total + Math.round(one * 100), 0)).toBe(5085);
    expect(await contradictionsIn(barn)).toEqual({});
  });

  it('at once where a family cancels, while the money waits for an administrator', async () => {
    await boughtWithCredit();
    const cancel = { id: await place(days[0]!), newEnrollStatus: 'CWR' };
    const preview = (await barn.call(family, 'GET', 'lesson_people/previewCancel', cancel)).body.sentence;
    expect(preview).toBe(
      'A refund for this lesson, CAD 45.76, is asked for; the barn decides about it. ' +
        'CAD 5.09 that was paid with a credit becomes a credit again.',
    );
    expect((await barn.call(family, 'POST', 'lesson_people/cancelStudent', cancel)).status).toBe(200);
    expect([await refunds(), await left()]).toMatchObject([[{ subtotal: 3991, state: 'pending' }], [5.09]]);
  });

  it('and goes when the barn gives something else instead, as the refund does', async () => {
    await boughtWithCredit();
    const id = await place(days[0]!);
    await barn.call(family, 'POST', 'lesson_people/cancelStudent', { id, newEnrollStatus: 'CWR' });
    await office.cancel(id, 'CWM');
    expect([await refunds(), await left()]).toEqual([[], []]);
    await office.cancel(id, 'CWC');
    expect([await refunds(), await left()]).toEqual([[], [50.85]]);
  });

  it.each(['asked for', 'declined'])(
    'and all of it is a credit where that is given instead of a refund %s',
    async (how) => {
      await boughtWithCredit();
      const id = await place(days[0]!);
      await barn.call(family, 'POST', 'lesson_people/cancelStudent', { id, newEnrollStatus: 'CWR' });
      if (how === 'declined') await decline();
      expect((await office.cancel(id, 'CWC')).status).toBe(200);
      expect([(await refunds()).map(({ state }) => state), await left()]).toEqual([
        how === 'declined' ? ['declined'] : [],
        [50.85],
      ]);
      expect(await contradictionsIn(barn)).toEqual({});
    },
  );

  it('of an invoice, too, as far as money came for it', async () => {
    const { payment } = await boughtWithCredit({ invoice: 1 });
    const paid = { payment_id: payment.id, is_invoice_payment: 1, payment_method: 'cash', amount: 457.65 };
    expect((await barn.call(barn.admin, 'POST', 'payments/create', paid)).status).toBe(200);
    await office.cancel(await place(days[0]!), 'CWR');
    expect([await refunds(), await left()]).toMatchObject([[{ subtotal: 3991, tax: 585, method: 'cash' }], [5.09]]);
  });
});
