import { sharedApp, type TestApp } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { shop, type Shop } from './test/shop.js';
import type { VouchersReply } from './http/vouchers.replies.js';

const NOVEMBER = { date1: '2026-11-01', date2: '2026-11-30' };
const CODES = { account_revenue: '8400', account_cash: '1000', account_credits: '1718', account_vouchers: '1719' };

describe('gift vouchers', () => {
  let app: TestApp, barn: TestBarn, office: Shop, family: TestBarn['family'];
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set('2026-11-27T15:00:00Z');
    barn = await app.barn({ preferences: { can_use_invoices: 1, tax_percent: 0.13, ...CODES } });
    office = shop(barn);
    family = await barn.newFamily();
  });

  const post = (path: string, body: object, who: object = barn.admin, headers: Record<string, string> = {}) =>
    barn.call(who as never, 'POST', `vouchers/${path}`, body, headers);
  const sell = async (details: object = {}, headers: Record<string, string> = {}): Promise<string> => {
    const wanted = { account_holder_id: barn.family.personId, amount: 100, expiry_date: '2029-11-27', ...details };
    const { status, body } = await post('sell', wanted, barn.admin, headers);
    expect([status, body]).toEqual([200, { id: expect.any(String) }]);
    return body.id;
  };
  const codeOf = async (id: string) =>
    (await barn.read((sql) => sql<{ code: string }[]>`select code from voucher_card where voucher_id = ${id}`))[0]!
      .code;
  const sold = async (details: object = {}) => {
    const id = await sell(details);
    return { id, code: await codeOf(id) };
  };
  const redeem = (code: string, who: object = family, more: object = {}) =>
    post('redeem', { code, billing_person_id: family.personId, ...more }, who);
  const list = async (wanted: object = {}): Promise<VouchersReply> => (await post('search', wanted)).body;
  const till = async () => (await barn.call(barn.admin, 'GET', 'till/day', { day: '2026-11-27' })).body;
  const credits = async () =>
    (await barn.call(barn.admin, 'GET', 'items/credits', { student_ids: JSON.stringify(family.studentIds) })).body
      .credits as { total: number }[];
  const balances = async () => {
    const { body } = await barn.call(barn.admin, 'GET', 'reports/accounting', NOVEMBER);
    return Object.fromEntries(
      body.accounts.map(({ label, balance }: { label: string; balance: number }) => [label, balance]),
    );
  };
  const statement = async (person_id: string) =>
    (await barn.call(barn.admin, 'GET', 'payments/statement', { person_id, from: '2026-11-01', until: '2026-11-30' }))
      .body;

  it('are money that came in and no turnover yet: takings, statement and books say the same', async () => {
    await sell({ payment_method: 'cash', given_to: 'Grandma', given_by: 'Mia' });
    expect((await till()).expected_total).toBe(100);
    expect(await balances()).toEqual({ Cash: 100, 'Gift vouchers': -100 });
    const { entries, closing } = await statement(barn.family.personId);
    expect(entries).toMatchObject([{ kind: 'voucher', what: 'Gift voucher bought, Cash', charged: 100, paid: 100 }]);
    expect(closing).toBe(0);
    const [payment] = await office.payments();
    expect(payment).toMatchObject({ transaction_type: 'manual', total_minor: 10_000, paid: true });
    expect(await list()).toMatchObject({
      size: 1,
      vouchers: [{ amount: 100, state: 'open', given_to: 'Grandma', given_by: 'Mia', expiry_date: '2029-11-27' }],
      sums: { sold: 100, redeemed: 0, cancelled: 0, open: 100, expired: 0 },
      usual_expiry: '2029-11-27',
    });
  });

  it('become a credit, which pays for lessons with their tax; money is counted once', async () => {
    const { code } = await sold();
    const look = { code: code.toLowerCase(), billing_person_id: family.personId };
    expect((await post('look', look, family)).body).toMatchObject({
      amount: 100,
      expiry_date: '2029-11-27',
      is_expired: 0,
    });
    expect(await redeem(code)).toMatchObject({ status: 200, body: { amount: 100 } });
    expect(await balances()).toEqual({ Cash: 100, 'Gift vouchers': 0, 'Credits of families': -100 });
    expect((await credits())[0]!.total).toBe(100);

    const ten = await office.newProduct();
    await office.sell({ product_id: ten.id, student_id: family.studentIds[0] }, { payment_method: 'cash' });
    expect(await credits()).toEqual([]);
    expect((await till()).expected_total).toBe(508.5);
    expect(await balances()).toEqual({
      Cash: 508.5,
      'Gift vouchers': 0,
      'Credits of families': 0,
      Revenue: -450,
      'Tax of 13 %': -58.5,
    });
  });

  it('are redeemed once, whoever is faster; the others are told when', async () => {
    const { id, code } = await sold();
    const other = await barn.newFamily();
    const answers = await Promise.all([
      redeem(code),
      redeem(code),
      redeem(code, other, { billing_person_id: other.personId }),
      redeem(code, barn.admin),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    for (const { status, body } of answers)
      if (status === 409) expect(body.message).toBe('This voucher was redeemed on Fri 27 Nov 2026.');
    expect(await office.events('VoucherCredited')).toHaveLength(1);
    expect((await list()).vouchers).toMatchObject([{ id, state: 'redeemed', redeemed_on: '2026-11-27' }]);
    expect((await list()).sums).toMatchObject({ sold: 100, redeemed: 100, open: 0 });
  });

  it('of another barn are as unknown as none, and a family redeems for nobody else', async () => {
    const { code } = await sold();
    const there = await app.barn();
    const ask = { code, billing_person_id: there.family.personId };
    const unknown = await there.call(there.admin, 'POST', 'vouchers/redeem', ask);
    const none = await there.call(there.admin, 'POST', 'vouchers/redeem', { ...ask, code: 'ABCD-EFGH-JKLM' });
    expect([unknown.status, unknown.body]).toEqual([none.status, none.body]);
    expect(unknown).toMatchObject({ status: 409, body: { code: 'voucher_unknown' } });
    expect(await redeem(code, family, { billing_person_id: barn.family.personId })).toMatchObject({ status: 409 });
    expect((await list()).sums.open).toBe(100);
  });

  it('are not guessed: a family’s codes are counted, staff’s are not', async () => {
    const wrong = (who: object) => redeem('ABCD-EFGH-JKLM', who);
    for (let n = 0; n < 20; n += 1) expect((await wrong(family)).status).toBe(409);
    expect((await wrong(family)).status).toBe(429);
    const look = { code: 'ABCD-EFGH-JKLM', billing_person_id: family.personId };
    expect((await post('look', look, family)).status).toBe(429);
    expect((await wrong(barn.admin)).status).toBe(409);
  });

  it('that have expired are refused to families with the day; staff see it, and may', async () => {
    const { code } = await sold({ expiry_date: '2026-12-31' });
    app.clock.set('2027-01-02T15:00:00Z');
    expect(await redeem(code)).toMatchObject({
      status: 409,
      body: { code: 'voucher_expired', message: expect.stringContaining('Thu 31 Dec 2026') },
    });
    expect((await redeem(code, family, { accept_expired: 1 })).status).toBe(409);
    const look = { code, billing_person_id: family.personId };
    expect((await post('look', look)).body).toMatchObject({ amount: 100, is_expired: 1 });
    expect((await list({ state: 'expired' })).sums).toMatchObject({ open: 100, expired: 100 });
    expect((await redeem(code, barn.admin)).status).toBe(409);
    expect((await redeem(code, barn.admin, { accept_expired: 1 })).status).toBe(200);
  });

  it('are cancelled once while nobody has redeemed them: the money goes back and out of the books', async () => {
    const { id, code } = await sold();
    const { code: redeemed, id: other } = await sold({ amount: 40 });
    await redeem(redeemed);
    expect((await post('cancel', { voucher_id: other })).body.code).toBe('voucher_redeemed');
    for (const answer of await Promise.all([1, 2].map(() => post('cancel', { voucher_id: id }))))
      expect(answer).toMatchObject({ status: 200, body: { id } });
    expect((await redeem(code)).body.code).toBe('voucher_cancelled');
    expect(await till()).toMatchObject({
      expected_total: 40,
      takings: [{ method: 'cash', payments: 2, refunds: -100 }],
    });
    expect(await balances()).toEqual({ Cash: 40, 'Gift vouchers': 0, 'Credits of families': -40 });
    expect((await statement(barn.family.personId)).closing).toBe(0);
    expect((await list()).sums).toEqual({ sold: 140, redeemed: 40, cancelled: 100, open: 0, expired: 0 });
    expect((await list({ state: 'cancelled' })).vouchers).toMatchObject([{ id, returned_by: 'cash' }]);
  });

  it('keep their payment: it is not deleted, and nothing else is bought with it', async () => {
    await sell();
    const { payment_id } = (
      await barn.read((sql) => sql<{ payment_id: string }[]>`select payment_id from payment`)
    )[0]!;
    expect(await barn.call(barn.admin, 'POST', 'payments/deleteManualPayment', { payment_id })).toMatchObject({
      status: 409,
      body: { code: 'voucher_payment_stays' },
    });
    const one = await office.newProduct({ product_price: 10, product_count: 1 });
    const line = { product_id: one.id, student_id: barn.family.studentIds[0] };
    const spent = await barn.call(barn.admin, 'POST', 'items/createMultiple', { payment_id, item_details: [line] });
    expect(spent).toMatchObject({ status: 409, body: { code: 'payment_too_small' } });
  });

  it('are found by code, its end and names; the list shows an end alone, and the log neither code nor name', async () => {
    const { id, code } = await sold({ given_to: 'Aunt Ottilie', given_by: 'Uncle Ben' });
    await sell({ amount: 20 });
    for (const search of [code, `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`, code.slice(-4), 'ottil'])
      expect((await list({ search })).vouchers.map((one) => one.id)).toContain(id);
    expect((await list({ search: '%' })).vouchers).toEqual([]);
    expect(JSON.stringify(await list())).not.toContain(code);
    const log = JSON.stringify(await barn.log());
    for (const secret of [code, 'Ottilie', 'Uncle Ben']) expect(log).not.toContain(secret);
  });

  it('are seen by families once the barn has sold one, and sold by administrators alone', async () => {
    const offered = async () => (await barn.call(family, 'GET', 'vouchers/offered')).body;
    expect(await offered()).toEqual({ has_vouchers: 0 });
    await sell();
    expect(await offered()).toEqual({ has_vouchers: 1 });
    const wanted = { account_holder_id: family.personId, amount: 10 };
    expect((await post('sell', wanted, family)).status).toBe(403);
    expect((await post('search', {}, family)).status).toBe(403);
    expect((await post('sell', { ...wanted, amount: 0.5 })).body.errors).toEqual([
      { field: 'amount', message: 'A voucher is for 1.00 at least' },
    ]);
  });

  it('are sold once for one wish', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => sell({}, { 'idempotency-key': 'gift' })));
    expect(new Set(ids).size).toBe(1);
    expect((await till()).expected_total).toBe(100);
  });

  it('are a PDF to give as long as they are open', async () => {
    const { id, code } = await sold();
    const paper = () => barn.call(barn.admin, 'GET', 'vouchers/paper', { voucher_id: id });
    expect((await paper()).status).toBe(200);
    await redeem(code);
    expect((await paper()).status).toBe(404);
  });

  it('whatever is done: sold is redeemed, cancelled and open, and cash is what was bought less what went back', async () => {
    const wishes = [5, 12.34, 99.99, 250, 1, 7.5].map((amount, n) => ({ amount, n }));
    for (const { amount, n } of wishes) {
      const { id, code } = await sold({ amount, expiry_date: n === 4 ? null : '2029-11-27' });
      if (n % 3 === 0) await redeem(code);
      if (n % 3 === 1) await post('cancel', { voucher_id: id });
    }
    const single = await office.newProduct({ product_price: 40, product_count: 1 });
    await office.sell({ product_id: single.id, student_id: family.studentIds[0] }, { payment_method: 'cash' });
    const { sums } = await list();
    const cents = (amount: number) => Math.round(amount * 100);
    expect(cents(sums.sold) - cents(sums.redeemed) - cents(sums.cancelled) - cents(sums.open)).toBe(0);
    const books = await balances();
    expect(cents(books['Gift vouchers'])).toBe(-cents(sums.open));
    expect(cents(books.Cash)).toBe(cents((await till()).expected_total));
    expect(Math.abs(Object.values(books).reduce((sum: number, one) => sum + cents(Number(one)), 0))).toBe(0);
  });
});
