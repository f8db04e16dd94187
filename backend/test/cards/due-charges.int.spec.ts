import { chargeWhatIsDue } from '../../src/modules/cards/jobs/charge-what-is-due.js';
import { reconcileCardPayments } from '../../src/modules/cards/jobs/reconcile-card-payments.js';
import { BeginCharge } from '../../src/modules/cards/commands/begin-charge.js';
import { NoteChargeFailed } from '../../src/modules/cards/commands/note-charge-failed.js';
import { StartCardPayment } from '../../src/modules/cards/commands/start-card-payment.js';
import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { SetFarmActivation } from '../../src/modules/farms/commands/set-farm-activation.js';
import { openTill, SECRET_KEY, type PayingBarn, type Till } from './till.js';

const GOOD = '4242424242424242';
/** Is kept, and then declined. */
const DECLINED = '4000000000000341';
const ALWAYS_ASKS = '4000002760003184';
/** 450 with 13 % tax and 2 % fee, as the kept cards were paid for. */
const FIRST = 51_867;

describe('what is due is charged to a saved card', () => {
  let till: Till, at: PayingBarn;
  beforeAll(async () => void (till = await openTill()));
  beforeEach(async () => {
    till.app.clock.set('2026-11-20T14:00:00Z');
    at = await till.connected({ charges_saved_cards: 1, invoice_due_days: 14, send_notifications: 1 });
  });
  afterAll(() => till.stop());

  type Who = { token: string };
  let rounds = 0;
  const post = (path: string, body: object, who: Who = at.family) => at.barn.call(who, 'POST', path, body);
  const get = (path: string, who: Who = at.family) => at.barn.call(who, 'GET', path, { person_id: at.family.personId });
  const settled = () => till.app.settled(at.barn.farmId);
  const shown = async (who?: Who) => (await get('payments/dueCharges', who)).body;
  const kept = async () => (await get('payments/keptCards')).body.cards as { id: string; last4: string }[];
  /** The family pays once with a card that the provider keeps from then on. */
  const keep = async (number: string) => {
    const intent = (await at.start({ item_details: [at.line({ product_id: at.product.id })] })).body.payment_intent;
    const { client_secret } = intent;
    const { status } = await at.enter(intent, number, { setup_future_usage: 'off_session' });
    if (status === 'requires_action')
      await till.stripe.browse(at.account, `payment_intents/${intent.id}/authenticate`, {
        client_secret,
        outcome: 'complete',
      });
    await at.paid(intent.id);
    const card = (await kept()).find(({ last4 }) => number.endsWith(last4));
    return card!.id;
  };
  const agree = (payment_method: string, who?: Who) =>
    post('payments/agreeToCharges', { person_id: at.family.personId, payment_method }, who);
  const round = async (when?: string) => {
    if (when) till.app.clock.set(when);
    await till.app.jobs.add([{ type: chargeWhatIsDue, id: `charge-${(rounds += 1)}`, data: {} }]);
    await settled();
  };
  const charged = () =>
    till.stripe
      .intents()
      .filter(({ metadata }) => metadata.farm_id === at.barn.farmId)
      .reduce((sum, { amount_received }) => sum + amount_received, 0);
  const tries = () =>
    at.barn.read(
      (sql) => sql<{ due: string; n: number; failure: string | null }[]>`
        select due, try_number as n, failure from charge_try order by due, try_number`,
    );
  const invoices = async () =>
    (
      await at.barn.call(at.family, 'GET', 'reports/financial', {
        billing_person_id: at.family.personId,
        invoices_only: 1,
      })
    ).body.reports;
  /** An invoice of 20 November, due on 4 December, and a family that agreed to have it charged. */
  const agreed = async (number = GOOD) => {
    const card = await keep(number);
    expect((await agree(card)).status).toBe(200);
    const invoice = await at.invoice();
    await settled();
    till.app.smtp.mails.length = 0;
    return { card, invoice };
  };

  it('on its day, once, with its receipt; the family and the barn see it coming', async () => {
    const { invoice } = await agreed();
    const coming = {
      payment_id: invoice.id,
      amount: 518.67,
      on: '2026-12-04',
      failed_on: null,
      reason: null,
      can_try: 0,
    };
    for (const who of [at.family, at.barn.admin])
      expect(await shown(who)).toMatchObject({
        is_offered: 1,
        agreed: { last4: '4242', since: '2026-11-20' },
        charges: [coming],
      });
    await round('2026-12-03T18:00:00Z');
    await round('2026-12-04T13:00:00Z');
    expect([charged(), await tries()]).toEqual([FIRST, []]);
    await round('2026-12-04T14:32:00Z');
    await round();
    expect([charged(), await tries()]).toEqual([2 * FIRST, [{ due: '2026-12-04', n: 1, failure: null }]]);
    expect(await invoices()).toMatchObject([{ paid: 1, outstanding: 0 }]);
    const paid = await at.barn.read((sql) => sql`select payment_method from payment where invoice_id = ${invoice.id}`);
    expect(paid).toMatchObject([{ payment_method: 'saved' }]);
    expect((await shown()).charges).toEqual([]);
    expect((await settled()).map(({ subject }) => subject)).toEqual([expect.stringContaining('Receipt')]);
  });

  it('is said of what is owed, as where it is begun and ended: when, to which card, and how it failed', async () => {
    const owing = async (report: string) => {
      const { body } = await at.barn.call(at.barn.admin, 'GET', 'reports/owing', { report });
      const columns = (body.columns as { name: string }[]).map(({ name }) => name);
      return {
        isShown: columns.includes('charged'),
        said: body.reports.map((row: { charged: unknown }) => row.charged),
      };
    };
    await at.invoice();
    expect((await owing('total')).isShown).toBe(false);
    await agreed(DECLINED);
    for (const report of ['total', 'detail'])
      expect(await owing(report)).toMatchObject({
        isShown: true,
        said: expect.arrayContaining(['Fri 4 Dec, card 0341']),
      });
    await round('2026-12-04T15:00:00Z');
    const failed = 'failed Fri 4 Dec, tried again Mon 7 Dec, card 0341';
    expect(await owing('total')).toEqual({ isShown: true, said: [failed] });
    const csv = await at.barn.call(at.barn.admin, 'GET', 'reports/owing', { report: 'total' }, { accept: 'text/csv' });
    expect(String(csv.body)).toContain(failed);
  });

  it('instalment by instalment', async () => {
    const plan = { deposit: 150, instalments: 2, instalment_every: 1, instalment_unit: 'month', tax_percent: 0 };
    const { id } = await at.office.newProduct({ ...plan, purchase_online: 1 });
    const card = await keep(GOOD);
    await agree(card);
    const bought = await at.start({ item_details: [at.line({ product_id: id })], in_instalments: 1 });
    await at.enter(bought.body.payment_intent);
    await at.paid(bought.body.payment_intent.id);
    const [{ part_paid, outstanding }] = await invoices();
    const before = charged();
    await round('2026-12-20T15:00:00Z');
    const [first] = await invoices();
    expect(first.part_paid).toBeGreaterThan(part_paid);
    expect(first.outstanding).toBe(outstanding - (first.part_paid - part_paid));
    await round('2026-12-21T15:00:00Z');
    expect(await invoices()).toMatchObject([{ part_paid: first.part_paid }]);
    await round('2027-01-20T15:00:00Z');
    expect(await invoices()).toMatchObject([{ outstanding: 0, paid: 1 }]);
    expect(charged() - before).toBe(Math.round(outstanding * 102));
    expect(await tries()).toHaveLength(2);
  });

  it('declined three times within nine days: each is mailed in the bank’s words, the last to administrators, too', async () => {
    const { invoice } = await agreed(DECLINED);
    for (const [day, next] of [
      ['2026-12-04', '2026-12-07'],
      ['2026-12-07', '2026-12-13'],
      ['2026-12-13', null],
    ] as const) {
      till.app.smtp.mails.length = 0;
      await round(`${day}T15:00:00Z`);
      await round();
      const failed = { failed_on: day, on: next, reason: 'Your card was declined.', can_try: next ? 1 : 0 };
      expect((await shown(at.barn.admin)).charges).toMatchObject([failed]);
      const mails = await settled();
      const told = mails.find(({ subject }) => subject.startsWith('Your card was not charged'))!;
      expect(told.words).toContain('Your card was declined.');
      expect(told.words).toContain(next ? 'We try again on' : 'It is not tried again by itself');
      expect(told.words).toMatch(/\/pay#[\w-]+/);
      expect(mails.filter(({ subject }) => subject.startsWith('Saved card not charged'))).toHaveLength(next ? 0 : 1);
      const { body } = await at.barn.call(at.barn.admin, 'GET', 'payments/issues');
      expect(body.issues).toMatchObject([
        { kind: 'charge_failed', payment_id: invoice.id, reason: 'Your card was declined.', next_try: next },
      ]);
    }
    await round('2026-12-30T15:00:00Z');
    expect([charged(), (await tries()).length, (await invoices())[0].outstanding]).toEqual([FIRST, 3, 508.5]);
  });

  it('refused by the provider for good, it has failed with the reason, and is not asked each hour', async () => {
    await agreed();
    till.stripe.refuse(400, 'invalid_request_error', /confirm/);
    await round('2026-12-04T15:00:00Z');
    const before = till.stripe.intents().length;
    await round('2026-12-04T16:00:00Z');
    expect((await shown(at.barn.admin)).charges).toMatchObject([
      {
        failed_on: '2026-12-04',
        on: '2026-12-07',
        reason: expect.stringContaining('The card payment provider refused this charge'),
      },
    ]);
    expect([charged(), (await tries()).length, till.stripe.intents().length]).toEqual([FIRST, 1, before]);
    await round('2026-12-07T15:00:00Z');
    expect([charged(), (await tries()).length]).toEqual([2 * FIRST, 2]);
  });

  it.each([[401], [403], [500]])('%i of the provider is nobody’s no: it is taken up an hour later', async (status) => {
    await agreed();
    till.stripe.refuse(status, 'api_error', /confirm/);
    await round('2026-12-04T15:00:00Z');
    expect([charged(), await tries()]).toEqual([FIRST, [{ due: '2026-12-04', n: 1, failure: null }]]);
    await round('2026-12-04T16:00:00Z');
    expect([charged(), (await tries()).length]).toEqual([2 * FIRST, 1]);
  });

  it('what was heard already is noted once', async () => {
    const { invoice } = await agreed(DECLINED);
    await round('2026-12-04T15:00:00Z');
    const heard = { invoiceId: invoice.id, due: '2026-12-04', n: 1, reason: 'Said again.' };
    await at.barn.run(NoteChargeFailed, heard);
    const told = (await at.barn.log()).filter(({ type }) => type === 'cards.ChargeFailed');
    expect([told.length, (await tries())[0]!.failure]).toEqual([1, 'Your card was declined.']);
  });

  it('the bank wants the owner: nothing is paid, and the family may pay it itself', async () => {
    const { invoice } = await agreed(ALWAYS_ASKS);
    await round('2026-12-04T15:00:00Z');
    expect((await shown()).charges).toMatchObject([
      { reason: 'Your bank wants you to confirm this payment yourself.', on: '2026-12-07' },
    ]);
    const { payment_intent } = (await at.start({ payment_id: invoice.id })).body;
    await at.enter(payment_intent);
    await at.paid(payment_intent.id);
    await round('2026-12-07T15:00:00Z');
    expect([charged(), (await tries()).length]).toEqual([2 * FIRST, 1]);
    expect((await at.barn.call(at.barn.admin, 'GET', 'payments/issues')).body.issues).toEqual([]);
  });

  it('paid in another way between two tries, it is not tried again', async () => {
    const { invoice } = await agreed(DECLINED);
    await round('2026-12-04T15:00:00Z');
    const cash = { payment_id: invoice.id, is_invoice_payment: 1, payment_method: 'cash', amount: 508.5 };
    expect((await post('payments/create', cash, at.barn.admin)).status).toBe(200);
    await round('2026-12-07T15:00:00Z');
    expect([charged(), (await tries()).length, (await shown()).charges]).toEqual([FIRST, 1, []]);
  });

  it('the barn tries again before the day, with the card that the family has chosen since', async () => {
    const { invoice } = await agreed(DECLINED);
    const again = () =>
      post('payments/tryCharge', { person_id: at.family.personId, payment_id: invoice.id }, at.barn.admin);
    expect([(await again()).status, await tries()]).toEqual([200, []]);
    await round('2026-12-04T15:00:00Z');
    await agree(await keep(GOOD));
    const before = charged();
    for (const { status, body } of await Promise.all([again(), again(), again()]))
      expect([status, body.charges.filter(({ failed_on }: { failed_on: string | null }) => !failed_on)]).toEqual([
        200,
        [],
      ]);
    await settled();
    expect([charged() - before, (await shown()).charges, (await tries()).length]).toEqual([FIRST, [], 2]);
  });

  it('two rounds at the same moment are one charge', async () => {
    await agreed();
    till.app.clock.set('2026-12-04T15:00:00Z');
    await till.app.jobs.add(
      [1, 2, 3].map((n) => ({ type: chargeWhatIsDue, id: `twice-${n}-${at.barn.farmId}`, data: {} })),
    );
    await settled();
    expect([charged(), (await tries()).length]).toEqual([2 * FIRST, 1]);
    expect((await at.states()).map(({ state }) => state)).toEqual(['received', 'received']);
  });

  it.each(['before the provider was asked', 'between the charge and its record', 'and the provider’s news came first'])(
    'ended by force %s, it is taken up as the same charge',
    async (when) => {
      const { card, invoice } = await agreed();
      till.app.clock.set('2026-12-04T15:00:00Z');
      await at.barn.run(BeginCharge, { invoiceId: invoice.id, isNow: false });
      if (!when.startsWith('before')) {
        const ofTry = { due: '2026-12-04', n: 1 };
        await at.barn.run(StartCardPayment, { what: { invoiceId: invoice.id }, ofTry });
        const { id, client_secret } = (await at.start({ payment_id: invoice.id })).body.payment_intent;
        await till.stripe.browse(at.account, `payment_intents/${id}/confirm`, { client_secret, payment_method: card });
        expect(charged()).toBe(2 * FIRST);
        if (when.startsWith('and')) await till.tell(till.stripe.events.at(-1)!);
      }
      await round('2026-12-04T16:00:00Z');
      await till.app.jobs.add([{ type: reconcileCardPayments, id: `late-${at.barn.farmId}`, data: {} }]);
      await settled();
      expect([charged(), (await tries()).length, (await invoices())[0].paid]).toEqual([2 * FIRST, 1, 1]);
      const paid = await at.barn.read((sql) => sql`select payment_method from payment where invoice_id is not null`);
      expect(paid).toMatchObject([{ payment_method: 'saved' }]);
    },
  );

  it('money goes back where the invoice asks for less by then, and what is open is charged', async () => {
    const { card, invoice } = await agreed();
    till.app.clock.set('2026-12-04T15:00:00Z');
    await at.barn.run(BeginCharge, { invoiceId: invoice.id, isNow: false });
    await at.barn.run(StartCardPayment, { what: { invoiceId: invoice.id }, ofTry: { due: '2026-12-04', n: 1 } });
    const { id, client_secret } = (await at.start({ payment_id: invoice.id })).body.payment_intent;
    await till.stripe.browse(at.account, `payment_intents/${id}/confirm`, { client_secret, payment_method: card });
    const cash = {
      billing_person_id: at.family.personId,
      payment_method: 'cash',
      amount: 100,
      invoices: [{ payment_id: invoice.id }],
    };
    expect((await post('payments/payInvoices', cash, at.barn.admin)).status).toBe(200);
    await round('2026-12-04T16:00:00Z');
    await round('2026-12-04T17:00:00Z');
    expect((await at.states()).map(({ state }) => state).toSorted()).toEqual(['received', 'received', 'returned']);
    // 408.50 with 2 % fee, after what went back.
    expect([charged() - 2 * FIRST, (await tries()).length, (await invoices())[0].paid]).toEqual([41_667, 1, 1]);
  });

  it('a card that the provider keeps no more ends it, and is said', async () => {
    const { card } = await agreed();
    const headers = { authorization: `Bearer ${SECRET_KEY}`, 'stripe-account': at.account };
    const gone = await fetch(`${till.stripe.url}/v1/payment_methods/${card}/detach`, { method: 'POST', headers });
    expect(gone.status).toBe(200);
    await round('2026-12-04T15:00:00Z');
    expect(await shown()).toMatchObject({
      agreed: null,
      charges: [{ on: null, reason: 'The card is not saved any more.' }],
    });
    await round('2026-12-07T15:00:00Z');
    expect([charged(), (await tries()).length]).toEqual([FIRST, 1]);
  });

  it.each([
    ['the family ended it', () => post('payments/endCharges', { person_id: at.family.personId })],
    ['the barn ended it', () => post('payments/endCharges', { person_id: at.family.personId }, at.barn.admin)],
    ['the barn offers it no more', () => at.barn.run(ChangePreference, { field: 'charges_saved_cards', value: 0 })],
    ['the barn uses no invoices', () => at.barn.run(ChangePreference, { field: 'can_use_invoices', value: 0 })],
    ['the barn is inactive', () => at.barn.run(SetFarmActivation, { active: false })],
  ] as const)('nothing is tried once %s', async (_, end) => {
    await agreed();
    await end();
    await round('2026-12-04T15:00:00Z');
    expect([charged(), await tries()]).toEqual([FIRST, []]);
  });

  it('what was due before the family agreed is not charged', async () => {
    await at.invoice();
    till.app.clock.set('2026-12-10T15:00:00Z');
    await agree(await keep(GOOD));
    await round();
    expect([charged(), await tries()]).toEqual([FIRST, []]);
  });

  it('is the family’s alone to begin, with a card of its own, and off unless the barn lets them', async () => {
    const card = await keep(GOOD);
    const other = await at.barn.newFamily();
    expect((await agree(card, other)).status).toBe(404);
    expect((await agree(card, at.barn.admin)).status).toBe(403);
    expect((await agree('pm_of_somebody')).body.code).toBe('card_not_kept');
    for (const path of ['payments/dueCharges', 'payments/keptCards']) expect((await get(path, other)).status).toBe(404);
    expect((await post('payments/endCharges', { person_id: at.family.personId }, other)).status).toBe(404);
    await at.barn.run(ChangePreference, { field: 'charges_saved_cards', value: 0 });
    expect((await agree(card)).body.code).toBe('charges_off');
    expect(await shown()).toMatchObject({ is_offered: 0, agreed: null });
  });
});
