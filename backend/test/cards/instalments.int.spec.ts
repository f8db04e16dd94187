import { NOW } from '../support/test-app.js';
import { openTill, type PayingBarn, type Till } from './till.js';

describe('instalments by card', () => {
  let till: Till, at: PayingBarn, item_details: object[];
  beforeAll(async () => void (till = await openTill()));
  beforeEach(async () => {
    till.app.clock.set(NOW);
    at = await till.connected({ tax_percent: 0 });
    const plan = { deposit: 150, instalments: 3, instalment_every: 2, instalment_unit: 'week' };
    const { id } = await at.office.newProduct({ ...plan, purchase_online: 1 });
    item_details = [at.line({ product_id: id })];
  });
  afterAll(() => till.stop());

  const family = (path: string, body: object) => at.barn.call(at.family, 'POST', path, body);
  const invoice = async () =>
    (
      await at.barn.call(at.family, 'GET', 'reports/financial', {
        billing_person_id: at.family.personId,
        invoices_only: 1,
      })
    ).body.reports.find((one: { invoice: number }) => one.invoice === 1);
  const pay = async (body: object, who = at.family) => {
    const started = await at.start(body, who);
    await at.enter(started.body.payment_intent);
    return { started: started.body, paid: await at.paid(started.body.payment_intent.id, who) };
  };

  it('the family sees what is paid now and what follows, and pays the deposit with its fee', async () => {
    const { body } = await family('items/quote', { item_details });
    expect(body.plan).toEqual({
      now: 150,
      now_fee: 3,
      later: [
        { due_date: '2026-12-04', amount: 100 },
        { due_date: '2026-12-18', amount: 100 },
        { due_date: '2027-01-01', amount: 100 },
      ],
    });
    const other = await at.start({ item_details, in_instalments: 1, total: 45_900 });
    expect([other.status, other.body.code]).toEqual([409, 'amount_differs']);
    const { started, paid } = await pay({ item_details, in_instalments: 1, total: 15_300 });
    expect(started.payment_intent.amount).toBe(15_300);
    expect(paid.body).toMatchObject({
      newpayment: { total: 153, fee: 3, is_invoice_payment: 1 },
      items: [{ product_name: '10 group lessons' }],
    });
    await at.paid(started.payment_intent.id);
    expect(await at.payments()).toMatchObject([
      { transaction_type: 'invoice', total_minor: 45_000 },
      { transaction_type: 'online', total_minor: 15_300, fee_minor: 300 },
    ]);
    expect(await invoice()).toMatchObject({ part_paid: 150, outstanding: 300, asked: 100, due_date: '2026-12-04' });
    expect(await at.office.items(at.student)).toMatchObject([{ product_name: '10 group lessons', remain: 10 }]);
  });

  it('all at once stays a choice, and is a payment as ever', async () => {
    const { paid } = await pay({ item_details, total: 45_900 });
    expect(paid.body.newpayment).toMatchObject({ total: 459, is_invoice_payment: 0 });
    expect(await invoice()).toBeUndefined();
  });

  it('the next one is paid by itself though the barn wants invoices paid as a whole; another part is refused', async () => {
    await pay({ item_details, in_instalments: 1 });
    const { id } = await invoice();
    const other = await at.start({ payment_id: id, part: 5_000 });
    expect([other.status, other.body.code]).toEqual([409, 'parts_off']);
    const { started } = await pay({ payment_id: id, part: 10_000 });
    expect(started.payment_intent.amount).toBe(10_200);
    expect(await invoice()).toMatchObject({ outstanding: 200, asked: 100, due_date: '2026-12-18' });
    await pay({ payment_id: id });
    expect(await invoice()).toMatchObject({ outstanding: 0, paid: 1 });
  });

  it('the link of a mail asks for the next one, and for nothing more', async () => {
    await pay({ item_details, in_instalments: 1 });
    const { id, invoice_number } = await invoice();
    const { body } = await at.barn.call(at.barn.admin, 'GET', 'payments/payLink', { payment_id: id });
    const [, token = ''] = (body.url as string).split('#');
    const page = await till.app.call(undefined, 'POST', 'pay/open', { token });
    expect(page.body).toMatchObject({ invoice_number, outstanding: 100, total: 450, card: { fee: 2, total: 10_200 } });
    const begun = await till.app.call(undefined, 'POST', 'pay/start', { token, total: 10_200 });
    await at.enter(begun.body);
    await till.app.call(undefined, 'POST', 'pay/paid', { token, reference: begun.body.id });
    expect(await invoice()).toMatchObject({ part_paid: 250, outstanding: 200, due_date: '2026-12-18' });
  });
});
