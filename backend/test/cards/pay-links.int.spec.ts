import { payToken } from '../../src/modules/billing/contracts.js';
import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { SetFarmActivation } from '../../src/modules/farms/commands/set-farm-activation.js';
import { ErasePerson } from '../../src/modules/privacy/commands/erase-person.js';
import { NOW, testApp } from '../support/test-app.js';
import { openTill, type PayingBarn, type Till } from './till.js';

describe('a link to pay an invoice', () => {
  let till: Till, at: PayingBarn;
  beforeAll(async () => {
    till = await openTill();
  });
  beforeEach(async () => {
    till.app.clock.set(NOW);
    till.app.smtp.mails.length = 0;
    at = await till.connected({ invoice_email_notes1: 'E-transfers to office@maplehill.test.', invoice_due_days: 14 });
  });
  afterAll(() => till.stop());

  const strange = (path: string, body: object) => till.app.call(undefined, 'POST', `pay/${path}`, body);
  const opened = async (token: string) => (await strange('open', { token })).body;
  /** In the mail that brings an invoice. */
  const mailed = async (id: string) => {
    await at.barn.call(at.barn.admin, 'POST', 'payments/sendInvoice', { id, email: 'mother@home.test' });
    const mails = await till.app.settled(at.barn.farmId);
    const found = /\/pay#([\w-]+)/.exec(mails.at(-1)!.words);
    return found?.[1];
  };
  const linkOf = async (payment_id: string, who = at.barn.admin) =>
    at.barn.call(who, 'GET', 'payments/payLink', { payment_id });
  const linked = async () => {
    const invoice = await at.invoice();
    const [, token = ''] = ((await linkOf(invoice.id)).body.url as string).split('#');
    return { invoice, token };
  };
  const provider = () => till.stripe.intents().length;

  it('comes with the invoice, and opens it alone, without a name, as often as anybody looks', async () => {
    const { invoice, token } = await linked();
    expect(await mailed(invoice.id)).toBe(token);
    const before = provider();
    for (const _ of [1, 2])
      expect(await opened(token)).toEqual({
        state: 'open',
        farm_name: 'Maple Hill',
        farm_email: null,
        currency_code: 'CAD',
        invoice_number: invoice.invoice_number,
        received: '2026-11-20',
        due_date: '2026-12-04',
        overdue_days: 0,
        items: [{ product_name: '10 group lessons', price: 450 }],
        tax: 58.5,
        total: 508.5,
        part_paid: 0,
        outstanding: 508.5,
        how_to_pay: ['E-transfers to office@maplehill.test.'],
        bank_transfer: null,
        card: {
          publicKey: 'pk_test_1',
          script_url: expect.any(String),
          stripe_account_id: at.account,
          fee: 10.17,
          total: 51_867,
        },
      });
    expect(provider()).toBe(before);
    expect(await at.states()).toEqual([]);
    const [line] = (await till.app.ledger(at.barn.farmId)).filter(({ template_desc }) => template_desc === 'Invoice');
    expect(line!.message).not.toContain('/pay#');
  });

  it('pays it by card once, however often it is asked for, and ends with that', async () => {
    const { invoice, token } = await linked();
    const [one, two] = [
      await strange('start', { token, total: 51_867 }),
      await strange('start', { token, total: 51_867 }),
    ];
    expect(one.status).toBe(200);
    expect(Object.keys(one.body).sort()).toEqual(['client_secret', 'id', 'status']);
    expect(two.body.id).toBe(one.body.id);
    expect((await strange('paid', { token, reference: one.body.id })).body).toMatchObject({ code: 'not_paid' });
    await at.enter(one.body);
    const [paid, again] = [
      await strange('paid', { token, reference: one.body.id }),
      await strange('paid', { token, reference: one.body.id }),
    ];
    for (const { body } of [paid, again])
      expect(body).toMatchObject({ state: 'paid', items: [], outstanding: 0, card: null, how_to_pay: [] });
    expect((await at.payments()).filter(({ transaction_type }) => transaction_type === 'online')).toMatchObject([
      { total_minor: 51_867, reference: one.body.id },
    ]);
    expect(await opened(token)).toMatchObject({ state: 'paid', invoice_number: invoice.invoice_number, total: 0 });
    expect((await strange('start', { token, total: 51_867 })).body).toMatchObject({
      status: 409,
      code: 'paid_already',
    });
    expect(await mailed(invoice.id)).toBeUndefined();
  });

  it('asks for what is open when somebody pays, and not for what a browser says', async () => {
    const { invoice, token } = await linked();
    expect((await strange('start', { token, total: 100 })).body).toMatchObject({ code: 'card_amount_differs' });
    await at.barn.call(at.barn.admin, 'POST', 'payments/payInvoices', {
      billing_person_id: invoice.billing_person_id,
      amount: 108.5,
    });
    expect(await opened(token)).toMatchObject({ part_paid: 108.5, outstanding: 400, card: { fee: 8, total: 40_800 } });
    expect((await strange('start', { token, total: 51_867 })).body).toMatchObject({ code: 'card_amount_differs' });
    expect((await strange('start', { token, total: 40_800 })).status).toBe(200);
  });

  it('records no payment that was begun for something else', async () => {
    const { token } = await linked();
    const cart = (await at.start()).body.payment_intent;
    await at.enter(cart);
    expect((await strange('paid', { token, reference: cart.id })).status).toBe(404);
    const other = await linked();
    const begun = (await strange('start', { token: other.token, total: 51_867 })).body;
    await at.enter(begun);
    expect((await strange('paid', { token, reference: begun.id })).status).toBe(404);
    expect((await strange('paid', { token: other.token, reference: begun.id })).body.state).toBe('paid');
  });

  it('is the payment of the portal, whoever of the family pays where, and recorded once by whoever comes first', async () => {
    const { invoice, token } = await linked();
    const here = (await strange('start', { token, total: 51_867 })).body;
    const there = (await at.start({ payment_id: invoice.id })).body.payment_intent;
    expect(there.id).toBe(here.id);
    await at.enter(here);
    const succeeded = till.stripe.events.at(-1)!;
    expect((await at.paid(here.id)).status).toBe(200);
    await till.tell(succeeded);
    await till.app.settled(at.barn.farmId);
    expect((await strange('paid', { token, reference: here.id })).body.state).toBe('paid');
    expect((await at.payments()).filter(({ transaction_type }) => transaction_type === 'online')).toHaveLength(1);
    expect((await strange('start', { token, total: 51_867 })).body).toMatchObject({ code: 'paid_already' });
  });

  it('answers with what the provider has already, where nobody has learnt of it yet', async () => {
    const { token } = await linked();
    const begun = (await strange('start', { token, total: 51_867 })).body;
    await at.enter(begun);
    const again = (await strange('start', { token, total: 51_867 })).body;
    expect([again.id, again.status]).toEqual([begun.id, 'succeeded']);
    expect((await strange('paid', { token, reference: again.id })).body.state).toBe('paid');
  });

  it('gives the money back where the barn took cash for it meanwhile, and says so', async () => {
    const { invoice, token } = await linked();
    const begun = (await strange('start', { token, total: 51_867 })).body;
    const cash = { payment_id: invoice.id, is_invoice_payment: 1, payment_method: 'cash' };
    expect((await at.barn.call(at.barn.admin, 'POST', 'payments/create', cash)).status).toBe(200);
    await at.enter(begun);
    expect((await strange('paid', { token, reference: begun.id })).body).toMatchObject({ code: 'money_returns' });
    expect(await opened(token)).toMatchObject({ state: 'paid', card: null });
    await till.app.settled(at.barn.farmId);
    expect(till.stripe.refunds().filter(({ payment_intent }) => payment_intent === begun.id)).toMatchObject([
      { amount: 51_867 },
    ]);
  });

  it('says that nothing is to be paid once what it was for is deleted, and takes nothing for it', async () => {
    const { invoice, token } = await linked();
    const begun = (await strange('start', { token, total: 51_867 })).body;
    const [sold] = await at.office.items(at.student);
    const gone = await at.barn.call(at.barn.admin, 'POST', 'items/delete', { id: sold!.id });
    expect(gone.status).toBe(200);
    expect(await opened(token)).toMatchObject({ state: 'nothing', invoice_number: invoice.invoice_number, card: null });
    expect((await strange('start', { token, total: 51_867 })).body).toMatchObject({
      status: 409,
      code: 'nothing_to_pay',
    });
    await at.enter(begun);
    expect((await strange('paid', { token, reference: begun.id })).body).toMatchObject({ code: 'money_returns' });
  });

  it('opens nothing once its barn is closed', async () => {
    const { token } = await linked();
    await at.barn.run(SetFarmActivation, { active: false });
    for (const path of ['open', 'start', 'paid'])
      expect((await strange(path, { token, total: 51_867, reference: 'pi_1' })).body).toMatchObject({
        status: 404,
        code: 'pay_link_over',
      });
  });

  it('opens nothing of a family that the barn has forgotten', async () => {
    const { invoice, token } = await linked();
    await at.barn.call(at.barn.admin, 'POST', 'payments/create', { payment_id: invoice.id, is_invoice_payment: 1 });
    expect((await opened(token)).state).toBe('paid');
    const personId = invoice.billing_person_id as string;
    const [holder] = await at.barn.read(
      (sql) => sql<{ name: string }[]>`select person_name as name from person where person_id = ${personId}`,
    );
    expect(await at.barn.run(ErasePerson, { personId, name: holder!.name })).toContain(personId);
    expect((await strange('open', { token })).body).toMatchObject({ status: 404, code: 'pay_link_over' });
  });

  it('is handed to the barn’s own people, and where nothing is open or no card is taken there is none', async () => {
    const { invoice, token } = await linked();
    expect((await linkOf(invoice.id)).body).toEqual({ url: `${till.app.config.publicUrl}/pay#${token}` });
    expect((await linkOf(invoice.id, at.family)).status).toBe(403);
    const other = await till.connected();
    expect(
      (await other.barn.call(other.barn.admin, 'GET', 'payments/payLink', { payment_id: invoice.id })).status,
    ).toBe(404);
    await at.barn.run(ChangePreference, { field: 'clients_can_buy_online', value: 0 });
    expect((await linkOf(invoice.id)).body).toEqual({ url: null });
    expect(await mailed(invoice.id)).toBeUndefined();
    await at.barn.run(ChangePreference, { field: 'clients_can_buy_online', value: 1 });
    await at.barn.call(at.barn.admin, 'POST', 'payments/create', { payment_id: invoice.id, is_invoice_payment: 1 });
    expect((await linkOf(invoice.id)).body).toEqual({ url: null });
  });

  it('is of no use to whoever guesses: attempts are counted by address', async () => {
    const strict = await testApp({ publicLimit: 2, on: till.app.config.ownerUrl });
    const answers = [];
    for (const path of ['open', 'start', 'paid'])
      answers.push(
        (await strict.call(undefined, 'POST', `pay/${path}`, { token: 'x', total: 1, reference: 'x' })).status,
      );
    await strict.stop();
    expect(answers).toEqual([404, 404, 429]);
  });

  it('takes no card where families do not buy online, and says how it is paid', async () => {
    const { token } = await linked();
    await at.barn.run(ChangePreference, { field: 'clients_can_buy_online', value: 0 });
    expect(await opened(token)).toMatchObject({ card: null, how_to_pay: ['E-transfers to office@maplehill.test.'] });
    expect((await strange('start', { token, total: 51_867 })).body).toMatchObject({ code: 'cards_off' });
  });

  it('opens nothing that is forged, too old, of another barn, or of a payment', async () => {
    const { invoice, token } = await linked();
    const other = await till.connected();
    const made = (farmId: string, invoiceId: string, now = new Date(NOW)) =>
      payToken(till.app.config.secret, { farmId, invoiceId }, now);
    const money = await at.office.sell(at.line());
    for (const forged of [
      'x',
      `${token.slice(0, -4)}AAAA`,
      made(other.barn.farmId, invoice.id),
      made(at.barn.farmId, other.student),
      made(at.barn.farmId, money.payment.id),
      made(at.barn.farmId, invoice.id, new Date('2026-01-01T00:00:00Z')),
      payToken(
        'another secret of thirty-two letters',
        { farmId: at.barn.farmId, invoiceId: invoice.id },
        new Date(NOW),
      ),
    ])
      for (const [path, more] of [
        ['open', {}],
        ['start', { total: 51_867 }],
        ['paid', { reference: 'pi_1' }],
      ] as const) {
        const { status, body } = await strange(path, { token: forged, ...more });
        expect([path, status, body.message]).toEqual([path, 404, 'This link does not open an invoice any more.']);
      }
    till.app.clock.set('2027-05-20T00:00:00Z');
    expect((await strange('open', { token })).status).toBe(404);
    expect((await strange('open', {})).body.errors).toMatchObject([{ field: 'token' }]);
  });

  it('is in the receipt of a part of it, and in a reminder', async () => {
    const { invoice } = await linked();
    const part = { payment_id: invoice.id, part: 10_000 };
    await at.barn.run(ChangePreference, { field: 'clients_can_pay_in_parts', value: 1 });
    const intent = (await at.start(part)).body.payment_intent;
    await at.enter(intent);
    till.app.smtp.mails.length = 0;
    await at.paid(intent.id);
    const account_ids = [invoice.billing_person_id];
    await at.barn.call(at.barn.admin, 'POST', 'payments/remind', { account_ids });
    const mails = await till.app.settled(at.barn.farmId);
    const tokens = mails.map(({ words }) => /\/pay#([\w-]+)/.exec(words)?.[1] ?? '');
    expect(tokens).toHaveLength(2);
    for (const token of tokens) expect(await opened(token)).toMatchObject({ outstanding: 408.5, part_paid: 100 });
  });
});
