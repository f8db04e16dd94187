import { sharedApp, type TestApp } from '../../../test/support/test-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { ChangePreference } from '../farms/contracts.js';
import type { ProductReply } from './http/products.replies.js';
import { shop, type Shop } from './test/shop.js';

describe('buying packages', () => {
  let app: TestApp;
  let barn: TestBarn;
  let office: Shop;
  let ten: ProductReply;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn({ preferences: { can_use_invoices: 1, tax_percent: 0.13 } });
    office = shop(barn);
    ten = await office.newProduct();
  });

  const rider = () => barn.family.studentIds[0] as string;
  const newRider = async () => (await barn.newFamily({ students: 1 })).studentIds[0] as string;
  const line = (details: object = {}) => ({ product_id: ten.id, student_id: rider(), ...details });
  const create = (body: object, headers = {}) => barn.call(barn.admin, 'POST', 'items/createMultiple', body, headers);

  it('records the payment and the package together', async () => {
    const { items, payment } = await office.sell(line({ item_notes: 'Birthday present' }), {
      payment_method: 'cheque',
      date: '2026-11-18',
      reference: '1024',
      payment_notes: 'From grandmother',
    });
    expect(items).toEqual([
      {
        id: expect.any(String),
        product_id: ten.id,
        product_name: '10 group lessons',
        student_id: rider(),
        purchase_date: '2026-11-18',
        package_start_date: '2026-11-18',
        package_expiry_date: '2027-05-17',
        start_count: 10,
        used: 0,
        usedtilltoday: 0,
        usedaftertoday: 0,
        coverage: 'lessons',
        per_week: null,
        is_shared: 0,
        owner_name: 'Rider 1',
        left_this_week: null,
        ends_soon: 0,
        remain: 10,
        item_notes: 'Birthday present',
        product_price: 450,
        discount_title: null,
        discount: 0,
        is_expired: 0,
        is_usable: 1,
        kind: 'package',
        is_tracked: 1,
        paid: 1,
        missed_date: null,
        missed_title: null,
        payment_id: payment.id,
        package_renew_date: null,
        price_class: null,
        lesson_horses: null,
        lesson_minutes: null,
      },
    ]);
    expect(payment).toMatchObject({
      subtotal: 450,
      tax: 58.5,
      fee: 0,
      total: 508.5,
      amount: 508.5,
      payment_method: 'cheque',
      bank: 'cheque',
      reference: '1024',
      payment_notes: 'From grandmother',
      received: '2026-11-18',
      paid: 1,
      invoice: 0,
      invoice_number: null,
      account_holder_id: barn.family.personId,
    });
    expect(await office.items(rider())).toContainEqual(items[0]);
    expect((await office.item(items[0]!.id)).data).toEqual(items[0]);
  });

  it('keeps what people write out of the log', async () => {
    const log = JSON.stringify(await barn.log());
    expect([log.includes('Birthday'), log.includes('grandmother')]).toEqual([false, false]);
  });

  it('recomputes totals: those a browser sends count for nothing', async () => {
    const student = await newRider();
    const { payment } = await office.sell(
      { ...line(), student_id: student, tax_percent: 0 },
      { total: 1, subtotal: 1, tax: 0, fee: -5, paid: 0 },
    );
    expect(payment).toMatchObject({ total: 508.5, paid: 1, payment_method: 'cash' });
  });

  it("takes an administrator's own price, count and dates", async () => {
    const { items, payment } = await office.sell(
      line({
        product_price: 0.1,
        start_count: 3,
        purchase_date: '2026-11-01',
        package_start_date: '2026-10-25',
        package_expiry_date: '2026-12-24',
      }),
    );
    expect(items[0]).toMatchObject({
      product_price: 0.1,
      start_count: 3,
      remain: 3,
      purchase_date: '2026-11-01',
      package_start_date: '2026-10-25',
      package_expiry_date: '2026-12-24',
    });
    expect(payment).toMatchObject({ subtotal: 0.1, tax: 0.01, total: 0.11 });
  });

  it('accepts the lines as text, and a cart for several members', async () => {
    const [anna, ben] = barn.family.studentIds;
    const { body } = await create({
      item_details: JSON.stringify([
        line({ student_id: anna, price: 33.33 }),
        line({ student_id: ben, price: '33.33' }),
        line({ student_id: ben, price: 33.34 }),
      ]),
      accountHolderPeopleId: barn.family.personId,
    });
    expect([body.items.length, body.payment.subtotal, body.payment.tax, body.payment.total]).toEqual([3, 100, 13, 113]);
  });

  it.each([
    ['no lines', () => [], 'cart total is empty'],
    [
      'a line without a student',
      () => [line({ student_id: undefined })],
      'There was an error with your cart. Please start again',
    ],
    [
      'an unknown product',
      () => [line({ product_id: barn.newId() })],
      'There was an error with your cart. Please start again',
    ],
    ['nothing to pay', () => [line({ product_price: 0 })], 'cart total is empty'],
  ])('refuses %s and keeps nothing of it', async (_, lines, message) => {
    const before = (await barn.log()).length;
    const { status, body } = await create({ item_details: lines() });
    expect([status, body.message]).toEqual([409, message]);
    expect(await barn.log()).toHaveLength(before);
  });

  it.each([
    [{ item_details: 'nonsense' }, 'item_details.0'],
    [{}, 'item_details'],
    [{ payment_method: 'barter', item_details: [] }, 'payment_method'],
    [{ date: '2026-02-31', item_details: [{}] }, 'date'],
  ])('refuses %p by its field', async (body, field) => expect((await create(body)).body.errors[0].field).toBe(field));
  it('names the field of a wrong line', async () => {
    expect((await create({ item_details: [line({ start_count: -1 })] })).body.errors[0].field).toBe(
      'item_details.0.start_count',
    );
    expect(
      (await create({ item_details: [line({ package_start_date: '2026-12-02', package_expiry_date: '2026-12-01' })] }))
        .body.errors[0],
    ).toEqual({ field: 'package_start_date', message: 'package start date must be before expiry date' });
  });

  it('is for administrators, and for their own barn', async () => {
    expect([
      (await barn.call(barn.family, 'POST', 'items/createMultiple', { item_details: [line()] })).status,
      (await barn.call(barn.instructor, 'POST', 'items/createMultiple', { item_details: [line()] })).status,
    ]).toEqual([403, 403]);
    const other = await app.barn();
    expect(
      (await other.call(other.admin, 'POST', 'items/createMultiple', { item_details: [line()] })).body.message,
    ).toBe('There was an error with your cart. Please start again');
    expect((await other.call(other.admin, 'GET', 'items/studentPurchases', { student_id: rider() })).status).toBe(404);
  });

  it("shows a family its own members' packages only", async () => {
    const stranger = await barn.newFamily();
    const [theirs] = (await office.sell(line({ student_id: stranger.studentIds[0] }))).items;
    const as = (who: typeof barn.family, path: string, query: object) => barn.call(who, 'GET', path, query);
    expect((await as(barn.family, 'items/studentPurchases', { student_id: rider() })).body.size).toBeGreaterThan(0);
    expect((await as(stranger, 'items/studentPurchase', { item_id: theirs!.id })).status).toBe(200);
    expect([
      (await as(barn.family, 'items/studentPurchases', { student_id: stranger.studentIds[0] })).status,
      (await as(barn.family, 'items/studentPurchase', { item_id: theirs!.id })).status,
    ]).toEqual([404, 404]);
  });

  it('pages, newest first', async () => {
    const student = await newRider();
    for (const purchase_date of ['2026-11-01', '2026-11-03', '2026-11-02'])
      await office.sell(line({ student_id: student, purchase_date }));
    const { body } = await barn.call(barn.admin, 'GET', 'items/studentPurchases', {
      student_id: student,
      limit: 2,
      offset: 1,
      sortBy: 'purchase_date',
      direction: 'desc',
    });
    expect([body.size, body.data.map((item: { purchase_date: string }) => item.purchase_date)]).toEqual([
      3,
      ['2026-11-02', '2026-11-01'],
    ]);
    const on = (scheduled_date: string) =>
      barn.call(barn.admin, 'GET', 'items/studentPurchases', { student_id: student, scheduled_date });
    expect([
      (await on('2026-11-02')).body.size,
      (await on('2026-11-03')).body.size,
      (await on('2026-02-31')).body.errors[0].field,
    ]).toEqual([2, 3, 'scheduled_date']);
  });

  it('has what can be used before the rest, the one that ends first on top, and counts both', async () => {
    const student = await newRider();
    const sell = async (item_notes: string, package_expiry_date: string, details: object = {}) =>
      (
        await office.sell(
          line({ student_id: student, item_notes, package_expiry_date, purchase_date: '2026-10-01', ...details }),
        )
      ).items[0]!.id;
    await sell('ended long ago', '2026-10-31');
    await sell('ended', '2026-11-19');
    await sell('ends today', '2026-11-20', { start_count: 1 });
    await office.lesson('2026-11-20', [student]);
    const last = await sell('ridden to the end', '2026-11-26', { start_count: 1 });
    await office.lesson('2026-11-25', [student]);
    await sell('ends late', '2027-03-01');
    await sell('ends soon', '2026-12-01');
    const { body } = await barn.call(barn.family, 'GET', 'items/studentPurchases', {
      student_id: rider(),
      sortBy: 'usable',
    });
    expect(body.usable).toBe(body.data.filter((item: { is_usable: number }) => item.is_usable === 1).length);
    const list = async () => {
      const reply = await barn.call(barn.admin, 'GET', 'items/studentPurchases', {
        student_id: student,
        sortBy: 'usable',
      });
      const notes = (reply.body.data as { item_notes: string }[]).map((item) => item.item_notes);
      return [notes.slice(0, reply.body.usable), notes.slice(reply.body.usable), reply.body.size];
    };
    expect(await list()).toEqual([
      ['ends today', 'ridden to the end', 'ends soon', 'ends late'],
      ['ended', 'ended long ago'],
      6,
    ]);
    expect((await office.item(last)).data).toMatchObject({ remain: 0, is_usable: 1 });
    app.clock.set('2026-11-26T14:00:00Z');
    expect(await list()).toEqual([
      ['ends soon', 'ends late'],
      ['ridden to the end', 'ends today', 'ended', 'ended long ago'],
      6,
    ]);
    app.clock.set('2026-11-20T14:00:00Z');
  });

  it('gives the same answer to the same request, and refuses another under its key', async () => {
    const headers = { 'idempotency-key': barn.newId() };
    const student = await newRider();
    const first = await create({ item_details: [line({ student_id: student })] }, headers);
    const again = await create({ item_details: [line({ student_id: student })] }, headers);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await office.items(student)).toHaveLength(1);
    expect((await create({ item_details: [line({ student_id: student, start_count: 99 })] }, headers)).status).toBe(
      422,
    );
    expect(await office.items(student)).toHaveLength(1);
  });

  it('numbers twenty invoices sent at once without gap or double', async () => {
    const start = (await office.payments()).filter((payment) => payment.invoice_number !== null).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => create({ invoice: 1, item_details: [line()] })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(answers.map(({ body }) => body.payment.invoice_number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, i) => start + 1 + i),
    );
    expect(answers[0]?.body).toMatchObject({
      payment: { paid: 0, invoice: 1, payment_method: null, total: 508.5 },
      items: [{ paid: 0, remain: 10 }],
    });
  });

  it('refuses invoices where the barn does not use them, and sells all the same (B16)', async () => {
    await barn.run(ChangePreference, { field: 'can_use_invoices', value: 0 });
    expect((await create({ invoice: 1, item_details: [line()] })).body.message).toBe(
      'This barn does not use invoices.',
    );
    expect((await create({ item_details: [line()] })).status).toBe(200);
  });

  it("ends a package with the barn's day, on either side of the change of the clocks", async () => {
    const student = await newRider();
    await office.sell(line({ student_id: student, purchase_date: '2026-10-01', package_expiry_date: '2026-10-31' }));
    const expired = async (now: string) => {
      app.clock.set(now);
      return (await office.items(student))[0]?.is_expired;
    };
    expect([
      await expired('2026-11-01T03:59:00Z'),
      await expired('2026-11-01T04:00:00Z'),
      await expired('2026-12-01T04:59:00Z'),
    ]).toEqual([0, 1, 1]);
    app.clock.set('2026-11-20T14:00:00Z');
  });

  it('pays on the spot for the lesson that is meant, though another waits longer (E09)', async () => {
    const student_id = await newRider();
    const place = async (day: string) => (await office.lesson(day, [student_id])).places[student_id] as string;
    const [older, meant] = [await place('2026-11-24'), await place('2026-11-25')];
    const quick = (lesson_person_id: string) =>
      create({ is_quickpay: 1, item_details: [line({ student_id, start_count: 1, price: 50, lesson_person_id })] });
    expect((await quick(meant)).status).toBe(200);
    const paid = await barn.read(
      (sql) => sql<{ id: string }[]>`select lesson_person_id as id from lesson_person
        where student_id = ${student_id} and package_id is not null`,
    );
    expect(paid).toEqual([{ id: meant }]);
    expect(await quick(meant)).toMatchObject({
      status: 400,
      body: { message: 'This package does not pay for that lesson' },
    });
    expect((await quick(older)).status).toBe(200);
  });

  it('does what it says of the money, or refuses it: the amount, a payment that came in before, paid on the spot', async () => {
    const product = await office.newProduct();
    const [student_id] = (await barn.newFamily()).studentIds as [string];
    const line = { product_id: product.id, student_id };
    const create = (payment: object, lines: object[] = [line]) =>
      barn.call(barn.admin, 'POST', 'items/createMultiple', { ...payment, item_details: lines });
    const { body: cheap } = await create({ amount: 1 });
    expect(cheap).toMatchObject({ code: 'amount_differs' });
    const { body: first } = await create({ is_quickpay: 1, payment_method: 'cash' });
    const { total, id, is_quickpay, notes, tax, tax1, accountHolderPeopleId, billing_person_id } = first.payment;
    expect([is_quickpay, tax1, accountHolderPeopleId, notes]).toEqual([1, tax, billing_person_id, null]);
    expect((await create({ amount: total })).status).toBe(200);
    expect(await create({ payment_id: id })).toMatchObject({ status: 409, body: { code: 'payment_too_small' } });
    const spare = [
      { ...line, price: 300 },
      { ...line, price: 150 },
    ];
    const { body: both } = await create({}, [spare[0]!]);
    expect((await create({ payment_id: both.payment.id }, [{ ...line, price: 0.01 }])).body.code).toBe(
      'payment_too_small',
    );
    expect((await create({ payment_id: line.student_id })).status).toBe(404);
  });

  it('tells what an account owes: invoices, and lessons until today that nothing covers (C02)', async () => {
    const family = await barn.newFamily({ students: 2 });
    const [one, two] = family.studentIds as [string, string];
    const owed = async (person_id: string) => (await barn.call(barn.admin, 'GET', 'items/owed', { person_id })).body;
    const nothing = { unpaid_invoices: 0, unpaid_total: 0, overdue_total: 0, unpaid_lessons: 0 };
    expect(await owed(family.personId)).toEqual(nothing);
    await office.lesson('2026-11-19', [one, two]);
    const { places } = await office.lesson('2026-11-20', [one]);
    await office.lesson('2026-11-21', [two]);
    expect(await owed(family.riders[0]!.personId)).toEqual({ ...nothing, unpaid_lessons: 3 });
    await barn.call(barn.admin, 'POST', 'lesson_people/markPaid', { id: places[one], paid: 1 });
    expect(await owed(family.personId)).toEqual({ ...nothing, unpaid_lessons: 2 });
    await barn.run(ChangePreference, { field: 'can_use_invoices', value: 1 });
    await office.sell(line({ student_id: one }), { invoice: 1 });
    expect(await owed(family.personId)).toMatchObject({ unpaid_invoices: 1, unpaid_total: 508.5 });
    const other = await app.barn({ farmName: 'Lakeside' });
    for (const person_id of [other.family.personId, barn.admin.personId, barn.newId()])
      expect((await barn.call(barn.admin, 'GET', 'items/owed', { person_id })).status).toBe(404);
  });
});
