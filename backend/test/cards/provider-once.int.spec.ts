import { MONEY_CALLS, MONTHLY, type At, type Headers, type Moved } from './money-calls.js';
import { openTill, type Till } from './till.js';

/** Whatever moves money at the provider moves it once, however often and however fast it is asked for. D10 C09 */
describe('a request that moves money, sent five times at once', () => {
  let till: Till, at: At;
  beforeAll(async () => {
    till = await openTill();
  });
  beforeEach(async () => {
    till.app.clock.set('2026-11-20T14:00:00Z');
    const terms = { clients_can_cancel: 1, client_cancel_default_action: 'CWR', cancel_notice_hours: 24 };
    at = { ...(await till.connected({ ...terms, eqo_stripe_plan_id: MONTHLY })), till };
  });
  afterAll(() => till.stop());

  const settled = () => till.app.settled(at.barn.farmId);
  const atProvider = (): Moved => {
    const { farmId } = at.barn;
    const ours = till.stripe.intents().filter(({ metadata }) => metadata.farm_id === farmId);
    const ids = new Set(ours.map(({ id }) => id));
    return {
      charged: ours.reduce((sum, { amount_received }) => sum + amount_received, 0),
      givenBack: till.stripe.refunds().flatMap((one) => (ids.has(one.payment_intent) ? [one.amount] : [])),
      subscribed: till.stripe.subscriptions().filter(({ metadata }) => metadata.farm_id === farmId).length,
    };
  };

  it.each(
    Object.keys(MONEY_CALLS).flatMap((path): [string, string, Headers][] => [
      [path, 'with a key', { 'idempotency-key': path }],
      [path, 'without a key', {}],
    ]),
  )('%s %s has one effect', async (path, _, headers) => {
    const { moved, prepared, answers = 200 } = MONEY_CALLS[path]!;
    const ask = await prepared(at);
    const before = atProvider();
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => ask(headers)))).map(({ status }) => status);
    await settled();
    statuses.push((await ask(headers)).status);
    await settled();
    const after = atProvider();
    expect(statuses).toContain(answers);
    expect(statuses.filter((status) => ![answers, 404, 409].includes(status))).toEqual([]);
    expect({
      charged: after.charged - before.charged,
      givenBack: after.givenBack.slice(before.givenBack.length),
      subscribed: after.subscribed,
    }).toEqual(moved);
  });
});
