import { verify } from '@node-rs/argon2';
import { amid } from '../lib/amid.mjs';
import { alternate, p99, spread, throughput, timed } from '../lib/alternate.mjs';
import { connectTo, expecting } from '../lib/http.mjs';
import { startServer } from '../lib/process.mjs';
import { dayFromNow, newBarn, newSeriesOverAWeek, productOn, settle } from '../lib/product.mjs';
import { backend, openStage, program } from '../lib/stage.mjs';

const LANES = 8;
const SECONDS = 5;
const SERIES = 20;
const PASSWORD = 'a password of the benchmark';

/** One administrator in each of as many barns as people sign in at once. */
async function openLogins(product) {
  const barns = [];
  for (let i = 0; i < LANES; i++) barns.push(await newBarn(product, { riders: 0, units: 0 }));
  const { hashPassword } = await import(backend('platform/auth/passwords'));
  const stored = await hashPassword(PASSWORD);
  const loginIds = barns.map(({ loginId }) => loginId);
  await product.owner`update login set password_hash = ${stored} where login_id = any(${loginIds}::uuid[])`;
  return { stored, logins: barns.map(({ email }) => ({ email, password: PASSWORD })) };
}

/** What one who opens the month every now and then waits, in milliseconds. */
async function waitOf(line, { token }) {
  const month = `/api/lessons/index?date1=${dayFromNow(1)}&date2=${dayFromNow(28)}`;
  const taken = [];
  for (const end = performance.now() + SECONDS * 1000; performance.now() < end;) {
    taken.push(await timed(async () => expecting(200, await line.get(month, { token }), month)));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return p99(taken);
}

export const row = {
  id: 'P13',
  what: `sign-ins a second on ${LANES} connections against bare argon2id; p99 of a month amid them against p99 alone`,
  async *measure() {
    const stage = await openStage();
    const product = await productOn(stage);
    let server;
    const lines = [];
    try {
      const { logins, stored } = await openLogins(product);
      const barn = await newBarn(product);
      await newSeriesOverAWeek(barn, SERIES, { count: 6 });
      await settle(product);
      server = await startServer([program('main')], stage.env);
      for (let i = 0; i < LANES; i++) lines.push(connectTo(server.url));
      const signIn = async (lane) =>
        expecting(200, await lines[lane].post('/api/authenticate', logins[lane]), 'authenticate');
      const bare = async () => {
        if (!(await verify(stored, PASSWORD))) throw new Error('The reference knows another password.');
      };
      const rate = await alternate(
        () => throughput(signIn, { lanes: LANES, seconds: SECONDS }),
        () => throughput(bare, { lanes: LANES, seconds: SECONDS }),
      );
      const rates = `${rate.ours.median.toFixed(0)} against ${rate.reference.median.toFixed(0)} a second`;
      yield { name: 'sign-ins', gate: 0.6, aim: 0.9, result: rate, note: rates };
      const answered = [];
      const amidSignIns = async () => {
        const storm = await amid('sign-ins', server.url, { logins }, () => waitOf(lines[0], barn));
        answered.push(storm.rate);
        return storm.measured;
      };
      const waits = await alternate(amidSignIns, () => waitOf(lines[0], barn));
      const note =
        `${waits.ours.median.toFixed(0)} against ${waits.reference.median.toFixed(0)} ms; ` +
        `${spread(answered).median.toFixed(0)} sign-ins a second`;
      yield { name: 'p99 of a month amid sign-ins', gate: 3, aim: 1.5, lower: true, result: waits, note };
    } finally {
      for (const line of lines) line.close();
      await server?.stop();
      await product.close();
      await stage.close();
    }
  },
};
