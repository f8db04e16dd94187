import { moduleDescriptions } from '../../app.module.js';
import { sharedApp, type TestApp } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { BarnDatabase } from '../../platform/database/databases.js';
import { rebuildBarn } from '../../platform/event-store/rebuild.js';
import { Registry } from '../../platform/event-store/registry.js';
import { SellVoucher } from './commands/sell-voucher.js';
import type { ProductReply } from './http/products.replies.js';
import { shop, type Shop } from './test/shop.js';

const counted = (letter: string, count: number, year = 2026) =>
  Array.from({ length: count }, (_, n) => `${letter}-${year}-${n + 1}`);

describe('numbers of papers', () => {
  let app: TestApp, barn: TestBarn, office: Shop, one: ProductReply;
  let rider: string;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set('2026-11-20T15:00:00Z');
    const family_may = { clients_can_cancel: 1, client_cancel_default_action: 'CWR' };
    barn = await app.barn({ preferences: { can_use_invoices: 1, ...family_may } });
    office = shop(barn);
    one = await office.newProduct({ product_count: 1, product_price: 45 });
    [rider] = barn.family.studentIds as [string];
  });

  const call = (path: string, body: object, who: object = barn.admin) => barn.call(who as never, 'POST', path, body);
  const buy = (payment: object = {}) =>
    call('items/createMultiple', { ...payment, item_details: [{ product_id: one.id, student_id: rider }] });
  const sellVoucher = () =>
    call('vouchers/sell', { account_holder_id: barn.family.personId, amount: 100, expiry_date: '2029-11-27' });
  const given = () =>
    barn.read(
      (sql) => sql<{ paper: string; year: number; number: number }[]>`
        select paper, year, number from paper_number order by paper, year, number`,
    );
  const numbers = async () =>
    (await given()).map(({ paper, year, number }) => `${paper[0]!.toUpperCase()}-${year}-${number}`);
  const printed = async (payment_id: string) =>
    decodeURIComponent(
      String((await barn.call(barn.admin, 'GET', 'payments/paper', { payment_id })).headers['content-disposition']),
    );
  /** Of a lesson that was paid, and what its family wants back. */
  const askedBack = async (day: string) => {
    await buy({ payment_method: 'cash' });
    const { places } = await office.lesson(day, [rider]);
    expect((await call('lesson_people/cancelStudent', { id: places[rider] }, barn.family)).status).toBe(200);
    const [row] = await barn.read(
      (sql) => sql<{ id: string }[]>`
        select payment_id as id from payment where refund_state = 'pending' order by created_at desc, payment_id desc limit 1`,
    );
    return row!.id;
  };
  const approve = (payment_id: string) => call('payments/approveRefund', { payment_id });

  /** A voucher and its money are written with their numbers, and the process ends before it commits. */
  const cutOff = () =>
    barn
      .during(async (transaction) => {
        await transaction.execute(SellVoucher, {
          accountHolderId: barn.family.personId,
          amountMinor: 10_000,
          method: 'cash',
          reference: null,
          expiryDate: null,
        });
        await transaction.settle();
        await Promise.all(transaction.flush());
        throw new Error('Cut off');
      })
      .catch((error: Error) => error.message);

  it('have no gaps, however many are made at once and however many come to nothing', async () => {
    const [bought, billed, sold, undone, refused] = await Promise.all([
      Promise.all(Array.from({ length: 5 }, () => buy({ payment_method: 'cash' }))),
      Promise.all(Array.from({ length: 3 }, () => buy({ invoice: 1 }))),
      Promise.all(Array.from({ length: 3 }, sellVoucher)),
      Promise.all(Array.from({ length: 3 }, cutOff)),
      call('items/createMultiple', { item_details: [{ product_id: one.id, student_id: barn.family.personId }] }),
    ]);
    expect([...bought, ...billed, ...sold].map(({ status }) => status)).toEqual(Array.from({ length: 11 }, () => 200));
    expect([undone, refused.status >= 400]).toEqual([['Cut off', 'Cut off', 'Cut off'], true]);
    // A voucher's money has a receipt, too.
    expect(await numbers()).toEqual([...counted('R', 8), ...counted('V', 3)]);
    const invoices = (await office.payments()).flatMap(({ invoice_number }) => invoice_number ?? []);
    expect(invoices.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  });

  it('of credit notes are given when the money is, in that order', async () => {
    const [first, second, third] = [
      await askedBack('2026-11-24'),
      await askedBack('2026-11-25'),
      await askedBack('2026-11-26'),
    ];
    expect(await printed(first)).toContain('Credit note 2026-11-20');
    expect((await approve(second)).status).toBe(200);
    expect((await call('payments/declineRefund', { payment_id: first, reason: 'Too late' })).status).toBe(200);
    expect((await approve(third)).status).toBe(200);
    expect((await approve(third)).status).toBe(200);
    expect([await printed(second), await printed(third)]).toEqual([
      expect.stringContaining('Credit note C-2026-1'),
      expect.stringContaining('Credit note C-2026-2'),
    ]);
    expect(await numbers()).toEqual([...counted('C', 2), ...counted('R', 3)]);
  });

  it('begin anew with the year at the barn, and are never given again', async () => {
    const last = (await buy({ payment_method: 'cash' })).body.payment.id;
    expect((await call('payments/deleteManualPayment', { payment_id: last })).status).toBe(200);
    await buy({ payment_method: 'cash' });
    // Half an hour before midnight in Toronto.
    app.clock.set('2027-01-01T04:30:00Z');
    await buy({ payment_method: 'cash' });
    app.clock.set('2027-01-01T05:30:00Z');
    const { id } = (await buy({ payment_method: 'cash' })).body.payment;
    expect(await numbers()).toEqual([...counted('R', 3), 'R-2027-1']);
    expect(await printed(id)).toContain('Receipt R-2027-1 2027-01-01');
    const log = app.app.get(BarnDatabase).sql;
    expect(await rebuildBarn(log, new Registry(moduleDescriptions), barn.farmId)).toMatchObject({ mended: 0 });
  });

  it('are one for money that paid several invoices, on each of its lines', async () => {
    await buy({ invoice: 1 });
    await buy({ invoice: 1 });
    const { body } = await call('payments/payInvoices', { billing_person_id: barn.family.personId, amount: 90 });
    expect(await numbers()).toEqual(['R-2026-1']);
    for (const { id } of body.payments) expect(await printed(id)).toContain('Receipt R-2026-1');
  });

  it('leave credit notes from before as they were called', async () => {
    const { payment } = (await buy({ invoice: 1 })).body;
    await call('payments/create', { is_invoice_payment: 1, payment_id: payment.id, payment_method: 'cash' });
    const { places } = await office.lesson('2026-11-24', [rider]);
    await office.cancel(places[rider]!, 'CWR');
    const [refund] = await barn.read(
      (sql) => sql<{ id: string }[]>`select payment_id as id from payment where transaction_type = 'refund'`,
    );
    expect(await printed(refund!.id)).toContain('Credit note C-2026-1');
    // As a barn that had it before there were numbers.
    await app.owner`delete from paper_number where farm_id = ${barn.farmId}`;
    expect(await printed(refund!.id)).toMatch(/Credit note 1-\d+ 2026-11-20/);
  });
});
