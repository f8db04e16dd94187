import { SetFarmActivation } from '../../src/modules/farms/commands/set-farm-activation.js';
import { ErasePerson } from '../../src/modules/privacy/commands/erase-person.js';
import { clearVoucherOrders } from '../../src/modules/billing/jobs/clear-voucher-orders.js';
import { reconcileCardPayments } from '../../src/modules/cards/jobs/reconcile-card-payments.js';
import { publicIdOf } from '../enquiries/stranger.js';
import { NOW } from '../support/test-app.js';
import { voucherBuyer } from './voucher-buyer.js';
import { openTill, type PayingBarn, type Till } from './till.js';

const ON = { sells_vouchers: 1, voucher_amounts: '25 50 100', voucher_other_amount: 1, voucher_most: 300 };

describe('gift vouchers on the public page', () => {
  let till: Till, at: PayingBarn, buyer: Awaited<ReturnType<typeof voucherBuyer>>;
  beforeAll(async () => {
    till = await openTill();
  });
  beforeEach(async () => {
    till.app.clock.set(NOW);
    till.app.smtp.mails.length = 0;
    at = await till.connected(ON);
    buyer = await voucherBuyer(till, at);
  });
  afterAll(() => till.stop());

  const vouchers = async () => (await at.barn.call(at.barn.admin, 'POST', 'vouchers/search', {})).body;
  const orders = () => at.barn.read((sql) => sql`select * from voucher_order`);
  const run = (type: typeof reconcileCardPayments) => till.app.jobs.add([{ type, id: at.barn.newId(), data: {} }]);
  const mails = () => till.app.settled(at.barn.farmId);

  it('say what may be bought, until when it is good, and what it costs, before anything is kept or paid', async () => {
    expect((await buyer.handedOut()).body).toEqual({
      stamp: expect.any(String),
      proof_bits: 16,
      currency_code: 'CAD',
      amounts: [25, 50, 100],
      other: { least: 10, most: 300 },
      expiry_date: '2029-11-20',
      has_fee: 1,
    });
    expect(await orders()).toHaveLength(0);
    const { body } = await buyer.ordered();
    expect(body).toEqual({
      currency_code: 'CAD',
      amount: 50,
      fee: 1,
      total: 5100,
      expiry_date: '2029-11-20',
      card: { publicKey: 'pk_test_1', script_url: expect.any(String), stripe_account_id: at.account },
    });
    expect(till.stripe.intents().filter(({ metadata }) => metadata.farm_id === at.barn.farmId)).toEqual([]);
  });

  it('are sold once they are paid: a voucher, a payment with its fee, an account, and two mails with papers', async () => {
    await buyer.bought();
    expect(await vouchers()).toMatchObject({
      size: 1,
      vouchers: [
        {
          amount: 50,
          buyer: 'Nora Lindqvist',
          buyer_email: 'nora@home.test',
          payment_method: 'card',
          given_to: 'Ida',
          given_by: 'Nora Lindqvist',
          expiry_date: '2029-11-20',
          state: 'open',
        },
      ],
    });
    expect(await at.payments()).toMatchObject([
      { transaction_type: 'online', total_minor: 5100, fee_minor: 100, paid: true },
    ]);
    const [voucher, receipt, ...others] = (await mails()).filter(({ to }) => to.includes('nora@home.test'));
    expect(others).toEqual([]);
    expect([voucher!.subject, receipt!.subject].sort()).toEqual([
      expect.stringMatching(/^Gift voucher of CAD 50.00 from Maple Hill/),
      expect.stringMatching(/^Receipt/),
    ]);
    expect(await orders()).toEqual([]);
    expect(till.stripe.customers().filter(({ metadata }) => metadata.farm_id === at.barn.farmId)).toEqual([]);
  });

  it('are money of the day and owed to whoever holds the code, as one that is sold at the desk', async () => {
    await buyer.bought();
    const { body } = await at.barn.call(at.barn.admin, 'GET', 'till/day', { day: '2026-11-20' });
    expect(body.expected_total).toBe(51);
    const days = { date1: '2026-11-01', date2: '2026-11-30' };
    const books = (await at.barn.call(at.barn.admin, 'GET', 'reports/accounting', days)).body;
    expect(books.accounts.map(({ label, balance }: { label: string; balance: number }) => [label, balance])).toEqual(
      expect.arrayContaining([
        ['Card', 51],
        ['Gift vouchers', -50],
      ]),
    );
  });

  it('ask for the price that was shown, or say another one', async () => {
    const { stamp, total } = await buyer.ordered();
    await buyer.set('stripe_convenience_fee', 0.05);
    expect((await buyer.strange('payVoucher', { stamp, total })).body).toMatchObject({ code: 'card_amount_differs' });
    expect((await buyer.strange('payVoucher', { stamp, total: 5250 })).status).toBe(200);
  });

  it('cost once, however often, in however many windows, and by whomever it is recorded', async () => {
    const { stamp, total, filled, intent } = await buyer.begun();
    const again = await Promise.all([1, 2].map(() => buyer.strange('payVoucher', { stamp, total })));
    expect(again.map(({ body }) => body.id)).toEqual([intent.id, intent.id]);
    expect((await buyer.strange('orderVoucher', { ...filled, amount: 100 })).body.total).toBe(5100);
    await at.enter(intent);
    const succeeded = till.stripe.events.at(-1)!;
    await Promise.all([
      buyer.strange('voucherPaid', { stamp, reference: intent.id }),
      buyer.strange('voucherPaid', { stamp, reference: intent.id }),
      till.tell(succeeded),
    ]);
    await till.tell(succeeded);
    await mails();
    expect((await buyer.strange('voucherPaid', { stamp, reference: intent.id })).body).toEqual({ result: 'sold' });
    expect((await vouchers()).size).toBe(1);
    expect(await at.payments()).toHaveLength(1);
    for (const path of ['payVoucher', 'orderVoucher'])
      expect((await buyer.strange(path, { ...filled, total })).body).toMatchObject({ code: 'voucher_order_over' });
  });

  it.each(['webhook', 'reconciliation'])('are sold by the %s where the browser is closed after paying', async (by) => {
    const { intent } = await buyer.begun();
    await at.enter(intent);
    if (by === 'webhook') await till.tell(till.stripe.events.at(-1)!);
    else {
      buyer.later(180_000);
      await run(reconcileCardPayments);
    }
    await mails();
    const sent = await mails();
    expect((await vouchers()).size).toBe(1);
    expect(sent.filter(({ to }) => to.includes('nora@home.test'))).toHaveLength(2);
  });

  it('are sold though the barn has ended the sale, or closed, between paying and recording', async () => {
    const [one, two] = [await buyer.begun(), await buyer.begun({ email: 'otto@home.test' })];
    for (const { intent } of [one, two]) await at.enter(intent);
    await buyer.set('sells_vouchers', 0);
    expect((await buyer.strange('voucherPaid', { stamp: one.stamp, reference: one.intent.id })).status).toBe(200);
    await at.barn.run(SetFarmActivation, { active: false });
    expect((await buyer.strange('voucherPaid', { stamp: two.stamp, reference: two.intent.id })).status).toBe(404);
    buyer.later(180_000);
    await run(reconcileCardPayments);
    await mails();
    expect(await at.barn.read((sql) => sql`select from voucher`)).toHaveLength(2);
  });

  it('are declined in the bank’s words, and paid with another card under the same intent', async () => {
    const { stamp, total, intent } = await buyer.begun();
    const declined = await at.enter(intent, '4000000000000002');
    expect(declined.error?.message).toBe('Your card was declined.');
    expect((await buyer.strange('voucherPaid', { stamp, reference: intent.id })).body).toMatchObject({
      code: 'not_paid',
    });
    expect((await buyer.strange('payVoucher', { stamp, total })).body.id).toBe(intent.id);
    await at.enter(intent);
    expect((await buyer.strange('voucherPaid', { stamp, reference: intent.id })).status).toBe(200);
    expect((await vouchers()).size).toBe(1);
  });

  it('ask the provider anew, under the same key, where its answer was lost', async () => {
    const { stamp, total } = await buyer.ordered();
    till.stripe.loseAnswer(/payment_intents/);
    const lost = await buyer.strange('payVoucher', { stamp, total });
    expect([200, 503]).toContain(lost.status);
    const { body } = await buyer.strange('payVoucher', { stamp, total });
    await at.enter(body);
    expect((await buyer.strange('voucherPaid', { stamp, reference: body.id })).status).toBe(200);
    expect(till.stripe.intents().filter(({ metadata }) => metadata.farm_id === at.barn.farmId)).toHaveLength(1);
  });

  it('go back to the card once where the same voucher was paid at two prices', async () => {
    const { stamp, first, second } = await buyer.paidTwice();
    expect(second.id).not.toBe(first.id);
    const late = await buyer.strange('voucherPaid', { stamp, reference: second.id });
    expect(late.body).toMatchObject({ code: 'money_returns' });
    await mails();
    const given = till.stripe.refunds().filter(({ payment_intent }) => [first.id, second.id].includes(payment_intent));
    expect(given).toMatchObject([{ payment_intent: second.id, amount: 5000 }]);
    expect((await vouchers()).size).toBe(1);
  });

  it('are given back to the card when staff cancel them, once, without the fee', async () => {
    const { intent } = await buyer.bought();
    const [{ id }] = (await vouchers()).vouchers;
    const cancel = (body: object = {}) =>
      at.barn.call(at.barn.admin, 'POST', 'vouchers/cancel', { voucher_id: id, ...body });
    await mails();
    const [one, two] = await Promise.all([cancel({ payment_method: 'card' }), cancel({ payment_method: 'card' })]);
    expect([one.status, two.status]).toEqual([200, 200]);
    await mails();
    const given = till.stripe.refunds().filter(({ payment_intent }) => payment_intent === intent.id);
    expect(given).toMatchObject([{ amount: 5000 }]);
    expect((await vouchers()).vouchers).toMatchObject([{ state: 'cancelled', returned_by: 'card' }]);
  });

  it('give back no more than is left, and by hand nothing to the card', async () => {
    const { intent } = await buyer.bought();
    till.stripe.refundByHand(at.account, intent.id, 3000);
    await till.tell(till.stripe.events.at(-1)!);
    await mails();
    const [{ id }] = (await vouchers()).vouchers;
    await at.barn.call(at.barn.admin, 'POST', 'vouchers/cancel', { voucher_id: id });
    await mails();
    const given = till.stripe.refunds().filter(({ payment_intent }) => payment_intent === intent.id);
    expect(given.map(({ amount }) => amount)).toEqual([3000, 2000]);
    const other = await buyer.bought({ email: 'otto@home.test', first_name: 'Otto' });
    const byHand = (await vouchers()).vouchers.find(({ state }: { state: string }) => state === 'open');
    await at.barn.call(at.barn.admin, 'POST', 'vouchers/cancel', { voucher_id: byHand.id, payment_method: 'cash' });
    await mails();
    expect(till.stripe.refunds().filter(({ payment_intent }) => payment_intent === other.intent.id)).toEqual([]);
  });

  it('wait for an administrator where the card does not take them back', async () => {
    const { intent } = await buyer.bought();
    const [{ id }] = (await vouchers()).vouchers;
    await at.barn.call(at.barn.admin, 'POST', 'vouchers/cancel', { voucher_id: id });
    await mails();
    const [given] = till.stripe.refunds().filter(({ payment_intent }) => payment_intent === intent.id);
    till.stripe.endRefund(at.account, given!.id, 'failed');
    await till.tell(till.stripe.events.at(-1)!);
    await mails();
    const { body } = await at.barn.call(at.barn.admin, 'GET', 'payments/issues');
    expect(body.issues).toMatchObject([{ kind: 'refund_failed', name: 'Nora Lindqvist', amount: 50 }]);
  });

  it('name the same account for the same name and address alone, and nobody else’s', async () => {
    await buyer.bought();
    await buyer.bought({ first_name: 'nora', email: 'Nora@Home.test' });
    await buyer.bought({ first_name: 'Ole' });
    const buyers = (await vouchers()).vouchers.map(({ buyer_id }: { buyer_id: string }) => buyer_id);
    expect(new Set(buyers).size).toBe(2);
    expect((await vouchers()).vouchers.map(({ buyer }: { buyer: string }) => buyer).sort()).toEqual([
      'Nora Lindqvist',
      'Nora Lindqvist',
      'Ole Lindqvist',
    ]);
  });

  it.each([
    [{ amount: 9.99 }, 'A voucher is for CAD 10.00 at least'],
    [{ amount: 300.01 }, 'A voucher is for CAD 300.00 at most'],
    [{ amount: -50 }, 'A voucher is for CAD 10.00 at least'],
    [{ amount: 50.001 }, 'Please choose an amount'],
    [{ amount: 'much' }, 'Please choose an amount'],
    [{ first_name: ' ' }, 'Please give your name'],
    [{ email: 'nora' }, 'Please give your email address'],
    [{ message: 'x'.repeat(301) }, 'message must not be longer than 300 characters'],
    [{ given_to: 'x'.repeat(101) }, 'given_to must not be longer than 100 characters'],
    [{ proof: 'no' }, 'Your browser has not finished its check. Please send it again.'],
    [{ stamp: 'forged' }, 'This form cannot be used. Please open the page again.'],
  ])('refuse %j', async (own, message) => {
    const { status, body } = await buyer.strange('orderVoucher', await buyer.form(own));
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(message)]);
    expect(await orders()).toEqual([]);
  });

  it('are for the barn’s amounts alone where it says so, and for whole amounts of a currency without smaller ones', async () => {
    await buyer.set('voucher_other_amount', 0);
    expect((await buyer.strange('orderVoucher', await buyer.form({ amount: 60 }))).body.message).toBe(
      'Please choose CAD 25.00, CAD 50.00, CAD 100.00',
    );
    expect((await buyer.ordered({ amount: 25 })).body.amount).toBe(25);
  });

  it('are taken from nobody who is no person, and a form is good for a day', async () => {
    const trapped = await buyer.strange('orderVoucher', await buyer.form({ website: 'https://bot.test' }));
    expect([trapped.status, trapped.body.total]).toEqual([200, 5100]);
    expect(await orders()).toEqual([]);
    const quick = { ...(await buyer.form()), stamp: (await buyer.handedOut()).body.stamp };
    expect((await buyer.strange('orderVoucher', quick)).body).toMatchObject({ code: 'voucher_form_quick' });
    const old = await buyer.form();
    buyer.later(25 * 3_600_000);
    expect((await buyer.strange('orderVoucher', old)).body).toMatchObject({ code: 'voucher_form_old' });
  });

  it('are nowhere to be had where the barn does not sell them, takes no cards, or is closed', async () => {
    const { stamp, total } = await buyer.ordered();
    const filled = await buyer.form();
    const listing = async () =>
      (await till.app.call(undefined, 'GET', 'public/public', { public_id: await publicIdOf(at.barn) })).body.list[0]
        .sells_vouchers;
    expect(await listing()).toBe(1);
    await buyer.set('sells_vouchers', 0);
    expect(await listing()).toBe(0);
    for (const answer of [
      await buyer.handedOut(),
      await buyer.strange('orderVoucher', filled),
      await buyer.strange('payVoucher', { stamp, total }),
    ])
      expect(answer.body).toMatchObject({ status: 409, code: 'vouchers_off' });
    await at.barn.run(SetFarmActivation, { active: false });
    expect((await buyer.handedOut()).status).toBe(404);
    expect((await buyer.strange('payVoucher', { stamp, total })).status).toBe(404);
  });

  it('open for nobody who holds another form, or another barn’s', async () => {
    const [mine, theirs] = [await buyer.begun(), await buyer.begun()];
    await at.enter(mine.intent);
    for (const stamp of [theirs.stamp, 'forged'])
      expect((await buyer.strange('voucherPaid', { stamp, reference: mine.intent.id })).status).toBe(404);
    const other = await till.connected(ON);
    const elsewhere = { public_id: await publicIdOf(other.barn), stamp: mine.stamp, total: mine.total };
    expect((await buyer.strange('payVoucher', elsewhere)).status).toBe(404);
    expect((await vouchers()).size).toBe(0);
  });

  it('leave nothing of who does not pay: after a day, and with the payment that is ended', async () => {
    await buyer.ordered();
    const { intent, stamp, total } = await buyer.begun();
    buyer.later(26 * 3_600_000);
    await run(clearVoucherOrders);
    await mails();
    expect(await orders()).toHaveLength(1);
    await run(reconcileCardPayments);
    await mails();
    expect(await orders()).toEqual([]);
    expect(till.stripe.intents().find(({ id }) => id === intent.id)?.status).toBe('canceled');
    expect((await buyer.strange('payVoucher', { stamp, total })).body).toMatchObject({ code: 'voucher_order_over' });
  });

  it('forget whoever is erased: on vouchers, and in what is not paid yet', async () => {
    await buyer.bought({ message: 'From Nora Lindqvist' });
    await buyer.ordered();
    const [{ buyer_id }] = (await vouchers()).vouchers;
    await mails();
    await at.barn.run(ErasePerson, { personId: buyer_id, name: 'Nora Lindqvist' });
    expect(await orders()).toEqual([]);
    const cards = await at.barn.read((sql) => sql`select given_to, given_by, message from voucher_card`);
    expect(cards).toMatchObject([{ given_to: null, given_by: null, message: null }]);
  });

  it('wait, with their buyer unnamed, where the barn’s account was taken away meanwhile, and end when staff close them', async () => {
    await buyer.begun();
    till.stripe.disconnect(at.account);
    await till.tell(till.stripe.events.at(-1)!);
    await mails();
    const { body } = await at.barn.call(at.barn.admin, 'GET', 'payments/issues');
    expect(body.issues).toMatchObject([
      { kind: 'account_removed', name: 'Buyer of a gift voucher', account_holder_id: null, amount: 51 },
    ]);
    await at.barn.call(at.barn.admin, 'POST', 'payments/closeStrandedPayment', {
      payment_id: body.issues[0].payment_id,
    });
    expect(await orders()).toEqual([]);
  });
});
