import fc from 'fast-check';
import { openTill, type PayingBarn, type Till } from '../cards/till.js';

const MOST = process.env.SOAK ? 100_000 : 400;
const INTENTS = process.env.SOAK ? 100 : 4;
const AT_ONCE = 20;
/** Ten lessons by card, in cents: 450 with tax and fee. */
const PRICE = 51_867;
const LATE_SECONDS = 3600;

interface News {
  readonly event: { readonly id: string; readonly type: string };
  readonly as: 'told' | 'forged' | 'stale';
}

/**
 * `npm run soak -- webhooks`: what the provider tells, again and again, in no order, among news that is badly signed or too old.
 * Nobody's browser records anything here: whatever the barns know of their money they know by this.
 */
describe(`${MOST} webhooks, told again and again, in any order, among forged ones`, () => {
  let till: Till;
  let barns: PayingBarn[];
  beforeAll(async () => {
    till = await openTill();
    till.app.clock.set('2026-11-20T14:00:00Z');
    barns = [await till.connected(), await till.connected()];
  });
  afterAll(() => till.stop());

  /** Paid at the provider; every other is given back in part in its dashboard, every fourth disputed besides, and half of these lost. */
  const happen = async (at: PayingBarn) => {
    let taken = 0;
    for (let n = 0; n < INTENTS; n += 1) {
      const family = await at.barn.newFamily({ students: 1 });
      const cart = { item_details: [at.line({ student_id: family.studentIds[0] })] };
      const intent = (await at.start(cart, family)).body.payment_intent as { id: string; client_secret: string };
      await at.enter(intent);
      taken += PRICE;
      if (n % 2 === 0) {
        till.stripe.refundByHand(at.account, intent.id, 5000 + n);
        taken -= 5000 + n;
      }
      if (n % 4 === 1) {
        const { id } = till.stripe.openDispute(at.account, intent.id);
        till.stripe.closeDispute(at.account, id, n % 8 === 1 ? 'lost' : 'won');
        if (n % 8 === 1) taken -= PRICE;
      }
    }
    return { payments: INTENTS, disputes: INTENTS / 4, decided: INTENTS / 4, taken: taken / 100 };
  };
  const status = async ({ event, as }: News) => {
    if (as === 'forged') return (await till.tell(event, 'whsec_forged')).statusCode;
    if (as === 'stale') return (await till.tell(event, undefined, LATE_SECONDS)).statusCode;
    return (await till.tell(event)).statusCode;
  };
  /** As the barn's books have it; what it took is what its report says. */
  const received = async (at: PayingBarn) => {
    const log = await at.barn.log();
    const of = (type: string) => log.filter((event) => event.type === type).length;
    const asked = { report: 'total', date1: '2026-11-01', date2: '2026-11-30' };
    const { totals } = (await at.barn.call(at.barn.admin, 'GET', 'reports/takings', asked)).body;
    return {
      payments: of('billing.PaymentRecorded'),
      disputes: of('cards.DisputeOpened'),
      decided: of('cards.DisputeClosed'),
      taken: totals.taken as number,
    };
  };

  it(
    'have one effect each, and forged or stale ones none',
    async () => {
      const expected = new Map<PayingBarn, unknown>();
      for (const at of barns) expected.set(at, await happen(at));
      const happened = till.stripe.events.filter(({ account }) => barns.some((at) => at.account === account));
      const kinds = fc.constantFrom<News['as']>('told', 'told', 'told', 'told', 'told', 'told', 'forged', 'stale');
      const again = fc.record({ event: fc.constantFrom(...happened), as: kinds });
      const each = happened.map((event): News => ({ event, as: 'told' }));
      const news = [...fc.sample(again, { seed: 7, numRuns: MOST - each.length }), ...each];
      const order = fc.sample(fc.shuffledSubarray(news, { minLength: news.length }), { seed: 7, numRuns: 1 })[0] ?? [];

      const answered = new Map<string, Set<number>>();
      const queue = order.values();
      const post = async () => {
        for (const one of queue) answered.set(one.as, (answered.get(one.as) ?? new Set()).add(await status(one)));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, post));
      expect(answered.get('told')).toEqual(new Set([200]));
      for (const as of ['forged', 'stale'])
        expect([...(answered.get(as) ?? [])].filter((code) => code !== 400 && code !== 429)).toEqual([]);

      for (const at of barns) {
        await till.app.settled(at.barn.farmId);
        expect(await received(at)).toEqual(expected.get(at));
      }
    },
    60_000 + MOST * 20,
  );
});
