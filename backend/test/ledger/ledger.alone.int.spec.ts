import fc from 'fast-check';
import { startStripeSimulator, type StripeSimulator } from '../../simulators/stripe/server.mjs';
import { signed } from '../../simulators/stripe/webhooks.mjs';
import { reconcileCardPayments } from '../../src/modules/cards/jobs/reconcile-card-payments.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { connectedBarn, SECRET_KEY, WEBHOOK_SECRET, type PayingBarn } from '../cards/till.js';
import { copyOfBuild, freePort, keepRunning, type Killable } from '../crash/processes.js';
import { promoteDelayed } from '../crash/promote-delayed.js';
import { contradictionsIn } from '../rebuild/books.js';
import { becomes } from '../support/settled.js';
import { testApp, type OwnApp } from '../support/test-app.js';
import { disagreements } from './books.js';
import { deedsOf } from './deeds.js';
import { ledgerOf } from './from-the-log.js';
import { pursesOf, type Dice } from './purses.js';

/** Of `npm run soak` alone: how far a history comes, and what it meets, is another each time. */
const moves = process.env.SOAK ? describe : describe.skip;
const DEEDS = Number(process.env.LEDGER_DEEDS ?? 10_000);
const DEEDS_A_KILL = 80;
const BARNS = 2;
/** At work in each barn at once. */
const LANES = 2;
const seed = Number(process.env.LEDGER_SEED ?? 11);

const dice = fc.record({
  what: fc.nat(9999),
  which: fc.nat(9999),
  how: fc.nat(9999),
  amount: fc.integer({ min: 1, max: 60_000 }),
});

moves(`money in ${BARNS} barns after ${DEEDS} random deeds (LEDGER_SEED=${seed})`, () => {
  const build = copyOfBuild();
  const processes: Killable[] = [];
  let app: OwnApp, stripe: StripeSimulator, barns: PayingBarn[];
  let done = 0;

  /** Every third request to the provider fails: without effect, or with its answer lost. */
  function troubled() {
    const answers = [() => stripe.refuse(500), () => stripe.loseAnswer(), () => stripe.refuse(429, 'rate_limit_error')];
    let seen = 0;
    return setInterval(() => {
      const { length } = stripe.requests;
      for (; seen + 3 <= length; seen += 3) answers[(seen / 3) % answers.length]?.();
    }, 5);
  }

  /** What happened is told twice, backwards, by a hand that tries until it is taken. */
  async function tellAll(address: string) {
    for (const event of [...stripe.events, ...stripe.events].toReversed()) {
      const { payload, signature } = signed(event, WEBHOOK_SECRET);
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      await becomes(
        async () => (await fetch(`${address}/api/webhooks/stripe`, { method: 'POST', headers, body: payload })).ok,
      );
    }
  }

  const none = (rows: readonly object[]) => rows.length === 0;
  /** Everything the log calls for is handled, and every job done. */
  async function settled() {
    await becomes(async () => {
      await promoteDelayed(app.config.ownerUrl);
      return app.owner`
          select k.farm_id as behind, null as job from farm_clock k where k.position > coalesce((
            select min(c.position) from subscription_checkpoint c where c.farm_id = k.farm_id), 0)
          union all (select null, to_jsonb(j) from bullmq.job j where state not in ('completed', 'failed') limit 5)`;
    }, none);
  }

  beforeAll(
    async () => {
      stripe = await startStripeSimulator();
      app = await testApp({ stripe: { secretKey: SECRET_KEY, apiUrl: stripe.url } });
      app.clock.set(new Date().toISOString());
      barns = [];
      for (let i = 0; i < BARNS; i++)
        barns.push(await connectedBarn(app, stripe, { clients_can_cancel: 1, client_cancel_default_action: 'CWR' }));
      const port = await freePort();
      const env = {
        DATABASE_URL: app.config.ownerUrl,
        SMTP_URL: 'smtp://127.0.0.1:9',
        STATIC_ROOT: 'none',
        REQUEST_RATE: '99999',
        REQUEST_BURST: '99999',
        REQUESTS_AT_ONCE: '99999',
        STRIPE_SECRET_KEY: SECRET_KEY,
        STRIPE_PUBLIC_KEY: 'pk_test_1',
        STRIPE_CLIENT_ID: 'ca_1',
        STRIPE_API_URL: stripe.url,
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      };
      const address = `http://127.0.0.1:${port}`;
      processes.push(
        keepRunning('API', [build.entry('main')], { ...env, PORT: String(port) }),
        keepRunning('worker', [build.entry('worker')], env),
      );
      await becomes(async () => (await fetch(`${address}/health/ready`)).ok);

      const trouble = troubled();
      const work = barns.flatMap((at) => {
        const purses = pursesOf({ at, stripe, owner: app.owner, addresses: [address] });
        const deeds = deedsOf(purses);
        return Array.from({ length: LANES }, async (_, lane) => {
          const mine = fc.sample(dice, { seed: seed + lane + 100 * barns.indexOf(at), numRuns: DEEDS / BARNS / LANES });
          for (const one of mine satisfies Dice[]) {
            await deeds[one.what % deeds.length]?.(one);
            done += 1;
            if (done % DEEDS_A_KILL) continue;
            processes[(done / DEEDS_A_KILL) % processes.length]?.kill();
            stripe.loseAnswer(/refunds$/);
          }
        });
      });
      await Promise.all(work);
      clearInterval(trouble);
      await becomes(async () => (await fetch(`${address}/health/ready`)).ok);
      // None of the provider's news came so far: the clock finds what was paid.
      await app.owner`update card_payment set created_at = created_at - interval '1 hour' where state = 'open'`;
      await app.app.get(Jobs).add([{ type: reconcileCardPayments, id: 'cards.reconcile-ledger', data: {} }]);
      await settled();
      await tellAll(address);
      await settled();
    },
    // A process that was killed may take twenty seconds to be back on a busy machine.
    300_000 + DEEDS * 500,
  );
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.stop()));
    await app?.stop();
    await stripe?.stop();
    build.remove();
  });

  it('was moved in every way, by processes that were killed', async () => {
    for (const one of processes) expect(one.kills).toBeGreaterThan(0);
    const kinds = new Set<string>();
    for (const { barn } of barns) for (const { type } of await barn.log()) kinds.add(type);
    expect(kinds).toEqual(
      new Set([
        ...kinds,
        ...['PaymentRecorded', 'InvoiceIssued', 'InvoicePaid', 'InvoicePartPaid', 'PaymentDeleted'].map(billing),
        ...['RefundRequested', 'RefundApproved', 'MoneyWithdrawn', 'VoucherRefunded', 'CreditIssued'].map(billing),
      ]),
    );
  });

  it('is the same in the log, in the tables, on the screens, on paper and at the provider', async () => {
    const found = [];
    for (const at of barns) found.push(...(await disagreements(app, stripe, at)));
    expect(found).toEqual([]);
  });

  it('leaves books that do not contradict themselves', async () => {
    for (const { barn } of barns) expect(await contradictionsIn(barn)).toEqual({});
  });

  it('gives no more back than came in', async () => {
    for (const { barn } of barns) {
      const books = ledgerOf(await barn.log());
      for (const [id, { kind, total }] of books) {
        const back = [...books.values()].filter(({ of, isDone }) => of === id && isDone);
        if (kind === 'money') expect(total + back.reduce((sum, one) => sum + one.total, 0)).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

const billing = (name: string) => `billing.${name}`;
