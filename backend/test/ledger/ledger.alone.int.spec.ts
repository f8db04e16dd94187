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
import { smtpCatcher, type SmtpCatcher } from '../work/smtp-catcher.js';
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
  let app: OwnApp, stripe: StripeSimulator, smtp: SmtpCatcher, barns: PayingBarn[];
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

  /** What happened is told to each API, backwards, by a hand that tries until it is taken. */
  async function tellAll(addresses: readonly string[]) {
    for (const address of addresses)
      for (const event of stripe.events.toReversed()) {
        const { payload, signature } = signed(event, WEBHOOK_SECRET);
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        await becomes(
          async () => (await fetch(`${address}/api/webhooks/stripe`, { method: 'POST', headers, body: payload })).ok,
        );
      }
  }

  /** What the log calls for and nobody has handled, jobs that are not done, and how much is done. */
  async function undone() {
    await promoteDelayed(app.config.ownerUrl);
    const [left, [row]] = await Promise.all([
      app.owner`
        select k.farm_id as behind, null as job from farm_clock k where k.position > coalesce((
          select min(c.position) from subscription_checkpoint c where c.farm_id = k.farm_id), 0)
        union all (select null, to_jsonb(j) from bullmq.job j where state not in ('completed', 'failed') limit 5)`,
      app.owner`
        select (select coalesce(sum(position), 0) from subscription_checkpoint) || ' ' || (
          select count(*) from bullmq.job where state in ('completed', 'failed')) as done`,
    ]);
    return { left, done: row?.done };
  }

  /** How long it takes depends on how much there is: it goes on as long as something is done. */
  async function settled(): Promise<void> {
    const before = await undone();
    if (before.left.length === 0) return;
    await becomes(undone, ({ left, done }) => left.length === 0 || done !== before.done);
    return settled();
  }

  beforeAll(
    async () => {
      // A mail that is not taken is printed anew with each try, and a printer is a browser.
      [stripe, smtp] = [await startStripeSimulator(), await smtpCatcher()];
      app = await testApp({ stripe: { secretKey: SECRET_KEY, apiUrl: stripe.url } });
      app.clock.set(new Date().toISOString());
      barns = [];
      for (let i = 0; i < BARNS; i++)
        barns.push(await connectedBarn(app, stripe, { clients_can_cancel: 1, client_cancel_default_action: 'CWR' }));
      const ports = [await freePort(), await freePort()];
      const env = {
        DATABASE_URL: app.config.ownerUrl,
        SMTP_URL: smtp.url,
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
      const addresses = ports.map((port) => `http://127.0.0.1:${port}`);
      const areReady = async () => {
        for (const address of addresses) await becomes(async () => (await fetch(`${address}/health/ready`)).ok);
      };
      processes.push(
        ...ports.map((port, i) => keepRunning(`API ${i}`, [build.program('main')], { ...env, PORT: String(port) })),
        keepRunning('worker', [build.program('worker')], env),
      );
      await areReady();

      const trouble = troubled();
      const work = barns.flatMap((at, i) => {
        // Each barn has an API of its own, and asks the other one while that is away.
        const nearest = [...addresses.slice(i), ...addresses.slice(0, i)];
        const purses = pursesOf({ at, stripe, owner: app.owner, addresses: nearest });
        const deeds = deedsOf(purses);
        return Array.from({ length: LANES }, async (_, lane) => {
          const mine = fc.sample(dice, { seed: seed + lane + 100 * i, numRuns: DEEDS / BARNS / LANES });
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
      await areReady();
      // None of the provider's news came so far: the clock finds what was paid.
      await app.owner`update card_payment set created_at = created_at - interval '1 hour' where state = 'open'`;
      await app.app.get(Jobs).add([{ type: reconcileCardPayments, id: 'cards.reconcile-ledger', data: {} }]);
      await settled();
      await tellAll(addresses);
      await settled();
    },
    // A process that was killed is away for ten seconds and more on a busy machine.
    300_000 + DEEDS * 500,
  );
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.stop()));
    await app?.stop();
    await Promise.all([stripe?.stop(), smtp?.stop()]);
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
