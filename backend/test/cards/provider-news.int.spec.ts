import { reconcileCardPayments } from '../../src/modules/cards/jobs/reconcile-card-payments.js';
import { openTill, type PayingBarn, type Till } from './till.js';

/** What the card provider tells of its own accord. C09 */
describe('news of the card provider', () => {
  let till: Till, at: PayingBarn;
  beforeAll(async () => {
    till = await openTill();
  });
  beforeEach(async () => {
    till.app.clock.set('2026-11-20T14:00:00Z');
    at = await till.connected();
  });
  afterAll(() => till.stop());

  const settled = () => till.app.settled(at.barn.farmId);
  const bought = async (card?: string) => {
    const intent = (await at.start()).body.payment_intent;
    await at.enter(intent, card);
    expect((await at.paid(intent.id)).status).toBe(200);
    return intent as { id: string };
  };
  /** Everything that the provider has told since, each twice. */
  const heard = async (before: number) => {
    const news = till.stripe.events.slice(before).filter(({ account }) => account === at.account);
    for (const event of [...news, ...news]) expect((await till.tell(event)).statusCode).toBe(200);
    await settled();
    return news.map(({ type }) => type);
  };
  const takings = async () => {
    const asked = { report: 'total', date1: '2026-11-01', date2: '2026-11-30' };
    return (await at.barn.call(at.barn.admin, 'GET', 'reports/takings', asked)).body;
  };
  /** The account's own, with which the barn's takings agree: nobody else has paid. */
  const money = async () => {
    const asked = { billing_person_id: at.family.personId, limit: 100 };
    const { body } = await at.barn.call(at.barn.admin, 'GET', 'reports/financial', asked);
    const { payments, taken, tax } = (await takings()).totals;
    expect({ payments, taken, tax }).toEqual({
      payments: body.totals.count,
      taken: body.totals.total,
      tax: body.totals.tax,
    });
    return body;
  };
  const told = async (type: string) => (await at.barn.log()).filter((event) => event.type === `cards.${type}`);
  const refunded = async () => {
    const { places } = await at.office.lesson('2026-11-24', [at.student]);
    expect((await at.office.cancel(places[at.student]!, 'CWR')).status).toBe(200);
    await settled();
    return till.stripe.refunds().at(-1)!;
  };

  it('of a refund that is on its way and arrives changes nothing that was recorded', async () => {
    await bought('4000000000007726');
    const before = till.stripe.events.length;
    const { id, status } = await refunded();
    expect(status).toBe('pending');
    till.stripe.endRefund(at.account, id, 'succeeded');
    expect(await heard(before)).toEqual(['refund.created', 'charge.refunded', 'refund.updated']);
    expect((await money()).totals).toMatchObject({ count: 2, total: 467.82 });
    expect(await told('ReturnFailed')).toEqual([]);
  });

  it('of a refund that came back counts it as not given, and it can be given again, by card or by hand', async () => {
    await bought('4000000000005126');
    const before = till.stripe.events.length;
    const { id } = await refunded();
    till.stripe.endRefund(at.account, id, 'failed');
    await heard(before);
    expect((await money()).totals).toMatchObject({ count: 1, total: 518.67 });
    expect(await told('ReturnFailed')).toHaveLength(1);
    const [refund] = (await money()).reports.filter((row: { total: number }) => row.total < 0);
    expect(refund).toMatchObject({ paid: 0, payment_method: 'card' });
    await at.barn.call(at.barn.admin, 'POST', 'payments/approveRefund', { payment_id: refund.id });
    await settled();
    const again = till.stripe.refunds().at(-1)!;
    expect(again.id).not.toBe(id);
    till.stripe.endRefund(at.account, again.id, 'failed');
    await heard(before);
    const byHand = { payment_id: refund.id, payment_method: 'cash' };
    expect((await at.barn.call(at.barn.admin, 'POST', 'payments/approveRefund', byHand)).status).toBe(200);
    await settled();
    expect(till.stripe.refunds().at(-1)!.id).toBe(again.id);
    expect((await money()).totals).toMatchObject({ count: 2, total: 467.82 });
  });

  it('of a refund that was made in its own dashboard records it, once, with its tax and its fee', async () => {
    const intent = await bought();
    const before = till.stripe.events.length;
    till.stripe.refundByHand(at.account, intent.id, 5085);
    till.stripe.refundByHand(at.account, intent.id, 51_867 - 5085);
    await heard(before);
    const { reports, totals } = await money();
    const back = reports.filter((row: { total: number }) => row.total < 0);
    expect(back.toSorted((a: { total: number }, b: { total: number }) => a.total - b.total)).toMatchObject([
      { total: -467.82, fee: -10.17, payment_method: 'card', reference: expect.stringMatching(/^re_/) },
      { total: -50.85, subtotal: -45, tax: -5.85, fee: 0 },
    ]);
    expect(totals).toMatchObject({ subtotal: 0, tax: 0, fee: 0, total: 0 });
  });

  it.each([
    ['won', 518.67],
    ['lost', 0],
  ] as const)('of a dispute takes the money out of the reports until it is decided: %s', async (outcome, total) => {
    const intent = await bought();
    let before = till.stripe.events.length;
    const { id } = till.stripe.openDispute(at.account, intent.id);
    await heard(before);
    expect((await money()).totals).toMatchObject({ subtotal: 0, tax: 0, fee: 0, total: 0 });
    expect(await told('DisputeOpened')).toHaveLength(1);
    before = till.stripe.events.length;
    till.stripe.closeDispute(at.account, id, outcome);
    await heard(before);
    expect((await money()).totals).toMatchObject({ total });
    const methods = (await takings()).reports.map(({ method, total: sum }: Record<string, unknown>) => [method, sum]);
    const taken = ['Dispute', -518.67];
    expect(methods).toEqual([['Card', 518.67], ...(outcome === 'lost' ? [taken] : [])]);
    expect((await told('DisputeClosed')).map(({ data }) => data)).toMatchObject([
      { disputeId: id, won: outcome === 'won' },
    ]);
  });

  it('that the account was taken away leaves open payments where nobody can pay them, until it is connected again', async () => {
    const intent = (await at.start()).body.payment_intent;
    const before = till.stripe.events.length;
    await at.enter(intent);
    till.stripe.disconnect(at.account);
    await heard(before + 1);
    expect(await at.states()).toEqual([{ state: 'stranded' }]);
    expect(await told('PaymentStranded')).toHaveLength(1);
    till.app.clock.set('2026-11-20T15:00:00Z');
    await till.app.jobs.add([{ type: reconcileCardPayments, id: at.barn.newId(), data: {} }]);
    await settled();
    expect(await at.states()).toEqual([{ state: 'stranded' }]);
  });

  it('is believed under each of two secrets, and refused without content', async () => {
    const event = { id: 'evt_1', object: 'event', type: 'charge.refunded', account: at.account };
    expect((await till.tell({ ...event, data: null })).statusCode).toBe(400);
    expect((await till.tell({ ...event, data: { object: null } })).statusCode).toBe(400);
    for (const secret of ['whsec_neverInALog', 'whsec_theNextOne'])
      expect((await till.tell({ ...event, data: { object: {} } }, secret)).statusCode).toBe(200);
    expect((await till.tell({ ...event, data: { object: {} } }, 'whsec_other')).statusCode).toBe(400);
  });

  it('that a family is no customer any more makes it one anew', async () => {
    await bought();
    const [former] = till.stripe.customers().filter(({ metadata }) => metadata.farm_id === at.barn.farmId);
    till.stripe.deleteCustomer(at.account, former!.id);
    expect((await at.start()).status).toBe(200);
    const [customer] = till.stripe.customers().filter(({ metadata }) => metadata.farm_id === at.barn.farmId);
    expect(customer!.id).not.toBe(former!.id);
    await bought();
  });
});
