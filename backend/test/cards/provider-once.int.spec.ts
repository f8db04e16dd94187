import { openTill, type PayingBarn, type Till } from './till.js';

type Answer = Awaited<ReturnType<PayingBarn['barn']['call']>>;
type Headers = Record<string, string>;

/** Whatever moves money at the provider moves it once, however often and however fast it is asked for. D10 C09 */
describe('a request that moves money, sent five times at once', () => {
  let till: Till, at: PayingBarn;
  beforeAll(async () => {
    till = await openTill();
  });
  beforeEach(async () => {
    till.app.clock.set('2026-11-20T14:00:00Z');
    at = await till.connected({ clients_can_cancel: 1, client_cancel_default_action: 'CWR', cancel_notice_hours: 24 });
  });
  afterAll(() => till.stop());

  const settled = () => till.app.settled(at.barn.farmId);
  const post = (path: string, body: object, headers: Headers) =>
    at.barn.call(at.barn.admin, 'POST', path, body, headers);
  const bought = async () => {
    const intent = (await at.start()).body.payment_intent;
    await at.enter(intent, '4242424242424242', { setup_future_usage: 'off_session' });
    await at.paid(intent.id);
    const [card] = (await at.start()).body.payment_methods;
    await at.barn.call(at.family, 'POST', 'payments/updatePaymentMethod', {
      person_id: at.family.personId,
      payment_method: card.id,
    });
    return card.id as string;
  };
  const place = async () => {
    const { places, lessonId } = await at.office.lesson('2026-11-24', [at.student]);
    return { id: places[at.student] as string, lessonId };
  };
  const moved = () => {
    const ours = till.stripe.intents().filter(({ metadata }) => metadata.farm_id === at.barn.farmId);
    const ids = new Set(ours.map(({ id }) => id));
    return {
      in: ours.reduce((sum, { amount_received }) => sum + amount_received, 0),
      out: till.stripe.refunds().flatMap((one) => (ids.has(one.payment_intent) ? [one.amount] : [])),
    };
  };

  /** What is prepared, and then asked for. */
  const CALLS: Readonly<Record<string, () => Promise<(headers: Headers) => Promise<Answer>>>> = {
    'payments/chargeSavedCard': async () => {
      await bought();
      const body = { person_id: at.family.personId, item_details: [at.line()] };
      return (headers) => post('payments/chargeSavedCard', body, headers);
    },
    'payments/confirmPaymentIntent': async () => {
      const payment_method_id = await bought();
      const { id: payment_intent_id } = (await at.start()).body.payment_intent;
      return (headers) => post('payments/confirmPaymentIntent', { payment_intent_id, payment_method_id }, headers);
    },
    'lesson_people/cancelStudent': async () => {
      await bought();
      const { id } = await place();
      return (headers) => post('lesson_people/cancelStudent', { id, newEnrollStatus: 'CWR' }, headers);
    },
    'lessons/cancel': async () => {
      await bought();
      const { lessonId: id } = await place();
      return (headers) => post('lessons/cancel', { id, cancelAction: 'BCWR', cancelReason: 'WEA' }, headers);
    },
    'payments/approveRefund': async () => {
      await bought();
      const cancel = { id: (await place()).id, newEnrollStatus: 'CWR' };
      await at.barn.call(at.family, 'POST', 'lesson_people/cancelStudent', cancel);
      const payment_id = (await at.payments()).find(({ total_minor }) => total_minor < 0)!.payment_id;
      return (headers) => post('payments/approveRefund', { payment_id }, headers);
    },
  };

  it.each(
    Object.keys(CALLS).flatMap((path) => [
      [path, 'with a key', { 'idempotency-key': path }],
      [path, 'without a key', {}],
    ]) as [string, string, Headers][],
  )('%s %s has one effect', async (path, _, headers) => {
    const ask = await CALLS[path]!();
    const before = moved();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(headers)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    await settled();
    expect((await ask(headers)).status).toBeLessThan(500);
    await settled();
    const after = moved();
    const charged = path.startsWith('payments/c') ? 51_867 : 0;
    expect([after.in - before.in, after.out]).toEqual([charged, charged ? [] : [5085]]);
  });
});
