import { sharedApp, type TestApp } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { shop, type Shop } from './test/shop.js';

describe('manual money', () => {
  let app: TestApp;
  let barn: TestBarn;
  let office: Shop;
  let ten: { id: string };
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn({ preferences: { can_use_invoices: 1, tax_percent: 0.13, stripe_convenience_fee: 0.029 } });
    office = shop(barn);
    ten = await office.newProduct();
  });

  const newFamily = async () => {
    const family = await barn.newFamily({ students: 1 });
    return { ...family, student_id: family.studentIds[0] as string };
  };
  const call = (method: 'GET' | 'POST', path: string, body: object, who = barn.admin) =>
    barn.call(who, method, path, body);
  const pay = (body: object) => call('POST', 'payments/create', body);
  const financial = async (billing_person_id: string, query: object = {}) =>
    (await call('GET', 'reports/financial', { billing_person_id, ...query })).body;
  const invoiced = async () => {
    const family = await newFamily();
    const { payment, items } = await office.sell(
      { product_id: ten.id, student_id: family.student_id },
      { invoice: 1, date: '2026-11-10' },
    );
    return { family, invoice: payment, item: items[0]! };
  };
  const paysFor = (payment_id: string, body: object = {}) => pay({ is_invoice_payment: 1, payment_id, ...body });
  const paidPlaces = async (student: string) =>
    (
      await barn.read(
        (sql) => sql<{ day: string }[]>`select to_char(l.scheduled_date, 'YYYY-MM-DD') as day from lesson_person lp
          join lesson l using (farm_id, lesson_id) where lp.student_id = ${student} and lp.package_id is not null order by 1`,
      )
    ).map(({ day }) => day);

  it('pays an invoice by hand: it is paid, and its packages and lessons with it (E06 E08 R181 R204)', async () => {
    const { family, invoice, item } = await invoiced();
    const { lessonId } = await office.lesson('2026-11-24', [family.student_id]);
    const isPaid = async () =>
      (await call('GET', 'lessons/index', { id: lessonId })).body.LessonStudents[0].paid as number;
    expect([(await office.item(item.id)).data.paid, await isPaid()]).toEqual([0, 0]);
    const { status, body } = await paysFor(invoice.id, {
      payment_method: 'cheque',
      reference: '1024',
      date: '2026-11-12',
    });
    expect([status, body.payment]).toEqual([
      200,
      expect.objectContaining({
        transaction_type: 'manual',
        payment_method: 'cheque',
        reference: '1024',
        received: '2026-11-12',
        subtotal: 450,
        tax: 58.5,
        fee: 0,
        total: 508.5,
        is_invoice_payment: 1,
        invoice_id: invoice.id,
        invoice_number: invoice.invoice_number,
        account_holder_id: family.personId,
      }),
    ]);
    expect([(await office.item(item.id)).data.paid, await isPaid()]).toEqual([1, 1]);
    expect(await paysFor(invoice.id)).toMatchObject({ status: 409, body: { code: 'invoice_paid' } });
  });

  it('pays it once, though two people do so at the same time', async () => {
    const { invoice } = await invoiced();
    const answers = await Promise.all([paysFor(invoice.id), paysFor(invoice.id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('wants the amount of the invoice, unless an administrator means another (E06)', async () => {
    const { family, invoice } = await invoiced();
    expect(await paysFor(invoice.id, { amount: 500 })).toMatchObject({
      status: 409,
      body: { code: 'invoice_amount_differs', message: 'The invoice is for 508.50; this is another amount.' },
    });
    expect((await paysFor(invoice.id, { amount: 500, accept_difference: 1 })).body.payment.total).toBe(500);
    expect((await financial(family.personId)).outstandingTotals).toEqual({ count: 0, total: 0, overdue: 0 });
  });

  it.each([
    [{ amount: -5 }, 409],
    [{ amount: 'NaN' }, 400],
    [{ amount: 1e12 }, 400],
    [{ amount: 0.001 }, 400],
    [{ payment_method: 'saved' }, 400],
    [{ payment_method: 'barter' }, 400],
    [{ date: '2026-02-31' }, 400],
    [{ payment_id: 'x' }, 400],
  ])('refuses %p for an invoice', async (body, expected) => {
    const { invoice } = await invoiced();
    const before = (await barn.log()).length;
    expect((await paysFor(invoice.id, { accept_difference: 1, ...body })).status).toBe(expected);
    expect(await barn.log()).toHaveLength(before);
  });

  it('refuses what is no invoice, and one of another barn', async () => {
    const family = await newFamily();
    const { payment } = await office.sell({ product_id: ten.id, student_id: family.student_id });
    const other = await app.barn({ farmName: 'Lakeside', preferences: { can_use_invoices: 1 } });
    const { invoice } = await invoiced();
    expect([
      (await paysFor(payment.id)).status,
      (await paysFor(barn.newId())).status,
      (await pay({ is_invoice_payment: 1 })).body.errors[0].field,
      (await other.call(other.admin, 'POST', 'payments/create', { is_invoice_payment: 1, payment_id: invoice.id }))
        .status,
      (await other.call(other.admin, 'POST', 'payments/deleteManualPayment', { payment_id: payment.id })).status,
      (await other.call(other.admin, 'GET', 'items/getAllItemsForPayment', { payment_id: payment.id })).status,
      (await other.call(other.admin, 'GET', 'reports/financial', { billing_person_id: family.personId })).status,
    ]).toEqual([404, 404, 'payment_id', 404, 404, 404, 404]);
  });

  it('takes money before there are packages, which are put on it later (D09 R225)', async () => {
    const family = await newFamily();
    const { body } = await pay({ account_holder_id: family.personId, amount: 508.5, payment_method: 'venmo' });
    const { items } = await office.sell(
      { product_id: ten.id, student_id: family.student_id },
      { payment_id: body.payment.id },
    );
    expect(items[0]).toMatchObject({ payment_id: body.payment.id, paid: 1 });
    expect([
      (await pay({ account_holder_id: family.personId })).body.code,
      (await pay({ amount: 5 })).body.errors[0].field,
      (await pay({ account_holder_id: barn.newId(), amount: 5 })).status,
    ]).toEqual(['amount_too_small', 'account_holder_id', 404]);
  });

  it('deletes a direct payment with its packages; their lessons wait, or another package covers them (E07 C25)', async () => {
    const family = await newFamily();
    const student_id = family.student_id;
    await office.lesson('2026-11-24', [student_id]);
    const first = await office.sell({ product_id: ten.id, student_id });
    expect(await paidPlaces(student_id)).toEqual(['2026-11-24']);
    const remove = () => call('POST', 'payments/deleteManualPayment', { payment_id: first.payment.id });
    expect((await remove()).status).toBe(200);
    expect([await office.items(student_id), await paidPlaces(student_id)]).toEqual([[], []]);
    expect((await remove()).status).toBe(404);
    await office.sell({ product_id: ten.id, student_id });
    expect(await paidPlaces(student_id)).toEqual(['2026-11-24']);
    expect((await financial(family.personId)).totals).toEqual({
      count: 1,
      subtotal: 450,
      tax: 58.5,
      fee: 0,
      total: 508.5,
    });
  });

  it('makes an invoice unpaid again when its payment is deleted, and keeps its packages (E07)', async () => {
    const { family, invoice, item } = await invoiced();
    const { payment } = (await paysFor(invoice.id)).body;
    expect((await call('POST', 'payments/deleteManualPayment', { payment_id: payment.id })).status).toBe(200);
    expect((await office.item(item.id)).data).toMatchObject({ paid: 0, remain: 10 });
    expect((await financial(family.personId)).outstandingTotals).toEqual({ count: 1, total: 508.5, overdue: 0 });
    expect((await paysFor(invoice.id)).status).toBe(200);
    expect((await call('POST', 'payments/deleteManualPayment', { payment_id: invoice.id })).status).toBe(404);
  });

  it.each([
    ['of an invoice that it paid', true],
    ['of itself', false],
  ])('keeps a payment while money was given back %s (C09 E07)', async (_, byInvoice) => {
    const { student_id } = await newFamily();
    const { payment: first } = await office.sell({ product_id: ten.id, student_id }, byInvoice ? { invoice: 1 } : {});
    const payment_id = byInvoice ? ((await paysFor(first.id)).body.payment.id as string) : first.id;
    const { places } = await office.lesson('2026-11-24', [student_id]);
    const remove = () => call('POST', 'payments/deleteManualPayment', { payment_id });
    expect((await office.cancel(places[student_id]!, 'CWR')).status).toBe(200);
    const { status, body } = await remove();
    expect([status, body.code]).toEqual([409, 'payment_refunded']);
  });

  it('edits a package and reckons anew what it covers (C03 R167)', async () => {
    const { student_id } = await newFamily();
    for (const day of ['2026-11-24', '2026-11-25', '2026-12-20']) await office.lesson(day, [student_id]);
    const { items, payment } = await office.sell({ product_id: ten.id, student_id, start_count: 2 });
    const dates = {
      purchase_date: '2026-11-20',
      package_start_date: '2026-11-20',
      package_expiry_date: '2027-05-19',
    };
    const edit = (of: object) => call('POST', 'items/update', { id: items[0]!.id, ...dates, ...of });
    expect(await paidPlaces(student_id)).toEqual(['2026-11-24', '2026-11-25']);
    const { body } = await edit({ start_count: 3, price: 400, item_notes: 'One more' });
    expect(body.item).toMatchObject({ start_count: 3, remain: 0, product_price: 400, item_notes: 'One more' });
    expect(await paidPlaces(student_id)).toEqual(['2026-11-24', '2026-11-25', '2026-12-20']);
    await edit({ package_start_date: '2026-11-25' });
    expect(await paidPlaces(student_id)).toEqual(['2026-11-25', '2026-12-20']);
    await edit({ start_count: 1 });
    expect(await paidPlaces(student_id)).toEqual(['2026-11-25']);
    expect((await edit({ start_count: '', price: '' })).body.item).toMatchObject({ start_count: 0, product_price: 0 });
    expect((await call('GET', 'items/getAllItemsForPayment', { payment_id: payment.id })).body.payment.total).toBe(
      508.5,
    );
    const wrong = async (of: object) => (await edit(of)).body.errors[0].message as string;
    expect([
      await wrong({ purchase_date: '' }),
      await wrong({ package_start_date: null }),
      await wrong({ package_expiry_date: '2026-02-31' }),
      await wrong({ package_expiry_date: '2026-11-01' }),
      await wrong({ start_count: -1 }),
      await wrong({ price: -1 }),
    ]).toEqual([
      'Purchase Date is not valid',
      'Valid From  Date is not valid',
      'Expiry Date is not valid',
      'package start date must be before expiry date',
      'start_count must not be less than 0',
      'Can not be a negative number',
    ]);
  });

  it('lets an unpaid invoice follow its packages, and a paid one stay as it is (E06 E17)', async () => {
    const { family, invoice, item } = await invoiced();
    const { purchase_date, package_start_date, package_expiry_date } = item;
    const edit = (price: number) =>
      call('POST', 'items/update', { id: item.id, purchase_date, package_start_date, package_expiry_date, price });
    await edit(400);
    expect((await financial(family.personId)).outstandingTotals).toEqual({ count: 1, total: 452, overdue: 0 });
    await paysFor(invoice.id);
    await edit(100);
    expect((await financial(family.personId, { invoices_only: 1 })).reports[0]).toMatchObject({ total: 452, paid: 1 });
    const unpaid = await invoiced();
    expect((await call('POST', 'items/delete', { id: unpaid.item.id })).status).toBe(200);
    expect((await financial(unpaid.family.personId)).outstandingTotals).toEqual({ count: 0, total: 0, overdue: 0 });
    expect((await paysFor(unpaid.invoice.id)).body.code).toBe('invoice_paid');
  });

  it('deletes a package once, and the lessons it covered wait (C25 R167)', async () => {
    const { student_id } = await newFamily();
    await office.lesson('2026-11-24', [student_id]);
    const { items } = await office.sell({ product_id: ten.id, student_id });
    const remove = () => call('POST', 'items/delete', { id: items[0]!.id });
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect([await office.items(student_id), await paidPlaces(student_id)]).toEqual([[], []]);
  });

  it('lists money, or invoices, or both, twenty at a time, with totals of all (R226)', async () => {
    const { family, invoice } = await invoiced();
    const line = { product_id: ten.id, student_id: family.student_id, product_price: 10 };
    for (let n = 0; n < 21; n++) await office.sell(line, { date: '2026-11-11' });
    await paysFor(invoice.id, { date: '2026-11-12' });
    await office.sell(line, { invoice: 1, date: '2026-11-13' });
    const shown = async (query: object) => {
      const { reports, size } = await financial(family.personId, query);
      return [reports.length, size, new Set(reports.map((one: { invoice: number }) => one.invoice))];
    };
    expect([
      await shown({ payments_only: 1 }),
      await shown({ invoices_only: 1 }),
      await shown({ include_invoices: 1 }),
      await shown({ include_invoices: 1, limit: 5, offset: 22 }),
    ]).toEqual([
      [20, 22, new Set([0])],
      [2, 2, new Set([1])],
      [20, 24, new Set([0, 1])],
      [2, 24, new Set([0, 1])],
    ]);
    const { totals, outstandingTotals } = await financial(family.riders[0]!.personId);
    expect([totals, outstandingTotals]).toEqual([
      { count: 22, subtotal: 660, tax: 85.8, fee: 0, total: 745.8 },
      { count: 1, total: 11.3, overdue: 0 },
    ]);
  });

  it('shows a family its own money and no other; the rest is for administrators (R205)', async () => {
    const { family, invoice, item } = await invoiced();
    const stranger = await newFamily();
    const seen = (who: typeof barn.family, path: string, query: object) =>
      barn.call(who, 'GET', path, query).then(({ status }) => status);
    expect([
      await seen(family, 'reports/financial', { billing_person_id: family.personId }),
      await seen(family, 'items/getAllItemsForPayment', { payment_id: invoice.id }),
      await seen(stranger, 'reports/financial', { billing_person_id: family.personId }),
      await seen(stranger, 'items/getAllItemsForPayment', { payment_id: invoice.id }),
      await seen(family, 'items/everything', {}),
    ]).toEqual([200, 200, 404, 404, 403]);
    const tried = (path: string, body: object) => barn.call(family, 'POST', path, body).then(({ status }) => status);
    expect([
      await tried('payments/create', { is_invoice_payment: 1, payment_id: invoice.id }),
      await tried('payments/deleteManualPayment', { payment_id: invoice.id }),
      await tried('items/delete', { id: item.id }),
    ]).toEqual([403, 403, 403]);
  });

  it('says what an invoice is for, and the payment that paid it', async () => {
    const { family, invoice } = await invoiced();
    const { payment } = (await paysFor(invoice.id)).body;
    const { body } = await call('GET', 'items/getAllItemsForPayment', { payment_id: payment.id });
    expect(body.payment).toMatchObject({ id: invoice.id, invoice: 1, paid: 1, outstanding: 0 });
    expect(body.items).toEqual([
      expect.objectContaining({
        payment_id: invoice.id,
        student_id: family.student_id,
        product_name: '10 group lessons',
        price: 450,
        package_start_date: '2026-11-10',
      }),
    ]);
    const everything = await call('GET', 'items/everything', { limit: 1 });
    expect([everything.body.data.length, everything.body.size > 1]).toEqual([1, true]);
  });

  it('says what a cart comes to, by card, too (R171 R172)', async () => {
    const quote = async (lines: object[], who = barn.admin) =>
      (await call('POST', 'items/quote', { item_details: lines }, who)).body;
    expect(await quote([{ product_id: ten.id }, { product_id: ten.id, product_price: 33.33 }])).toEqual({
      cartItems: 483.33,
      quantities: [],
      plan: null,
      cartCredits: 0,
      cartDiscount: 0,
      discounts: [],
      takes_codes: 0,
      credits: [],
      warnings: [],
      cartSubtotal: 483.33,
      cartTax: 62.83,
      cartSubtotalWithTax: 546.16,
      cartFee: 15.84,
      cartTotal: 562,
      tax_percent: 0.13,
      fee: 0.029,
    });
    expect((await quote([])).cartTotal).toBe(0);
    expect((await quote([{ product_id: ten.id, product_price: 1 }], barn.family)).cartSubtotal).toBe(450);
  });

  it('lists unused credits by member (C11)', async () => {
    const family = await newFamily();
    const { student_id } = family;
    await office.sell({ product_id: ten.id, student_id });
    const { places } = await office.lesson('2026-11-24', [student_id]);
    await office.cancel(places[student_id]!, 'CWC');
    const credits = async (who = barn.admin) =>
      (await call('GET', 'items/credits', { student_ids: JSON.stringify([student_id]) }, who)).body.credits;
    expect(await credits()).toEqual([
      expect.objectContaining({
        student_id,
        total: 50.85,
        items: [expect.objectContaining({ product_price: -50.85 })],
      }),
    ]);
    expect([(await credits(family)).length, await credits((await newFamily()) as typeof barn.admin)]).toEqual([1, []]);
  });
});
