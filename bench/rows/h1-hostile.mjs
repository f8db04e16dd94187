import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { p99, spread } from '../lib/alternate.mjs';
import { attacks } from '../lib/attacks.mjs';
import { connectTo, expecting } from '../lib/http.mjs';
import { startServer } from '../lib/process.mjs';
import { dayFromNow, newBarn, newSeries, productOn, settle } from '../lib/product.mjs';
import { openStage, program } from '../lib/stage.mjs';

const VISITORS = 8;
const EVERY_MS = 30;
const SECONDS = 5;
const ROUNDS = 3;

/** People of one barn, each with an address of its own, who open the day and the month now and then: what they wait, in milliseconds. */
async function everybodyElse(url, { token }, date) {
  const paths = [
    `/api/lessons/index?dbday=${date}`,
    '/api/options/index',
    `/api/lessons/index?date1=${date}&date2=${date}`,
  ];
  const taken = [];
  const visit = async (visitor) => {
    const http = connectTo(url, { localAddress: `127.0.0.${10 + visitor}` });
    await pause((visitor * EVERY_MS) / VISITORS);
    for (let i = 0; i < (SECONDS * 1000) / EVERY_MS; i++) {
      const begin = performance.now();
      expecting(200, await http.get(paths[i % paths.length], { token }), paths[i % paths.length]);
      taken.push(performance.now() - begin);
      await pause(Math.max(0, EVERY_MS - (performance.now() - begin)));
    }
    http.close();
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));
  return taken;
}

async function during(kind, url, token, measure) {
  const attacker = spawn(process.execPath, [path.join(import.meta.dirname, '../lib/attacker.mjs'), kind, url, token]);
  try {
    await once(attacker.stdout, 'data');
    return await measure();
  } finally {
    attacker.kill('SIGKILL');
  }
}

/** Of a product that nobody has set up: the other rows measure without. */
const withUsualLimits = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^(REQUEST_|SIGN_IN_)/.test(name)));

export const row = {
  id: 'H1',
  what: `what ${VISITORS} people wait while a hostile client sends at full speed, against quiet`,
  async *measure() {
    const stage = await openStage();
    const product = await productOn(stage);
    let server;
    try {
      const [barn, hostile] = [await newBarn(product), await newBarn(product)];
      const date = dayFromNow(7);
      for (let i = 0; i < 8; i++)
        await newSeries(barn, {
          first: date,
          count: 4,
          time: `${9 + i}:00`.padStart(5, '0'),
          instructor: i,
          studentIds: barn.students,
        });
      await settle(product);
      server = await startServer([program('main')], withUsualLimits(stage.env));
      const quietly = () => everybodyElse(server.url, barn, date);
      await quietly();
      for (const kind of Object.keys(attacks)) {
        const rounds = [];
        for (let i = 0; i < ROUNDS; i++) {
          const quiet = p99(await quietly());
          rounds.push({ quiet, attacked: p99(await during(kind, server.url, hostile.token, quietly)) });
        }
        const [quiet, attacked] = ['quiet', 'attacked'].map(
          (name) => spread(rounds.map((round) => round[name])).median,
        );
        yield {
          name: `p99 during ${kind}`,
          gate: 3,
          aim: 2,
          lower: true,
          result: spread(rounds.map((round) => round.attacked / round.quiet)),
          note: `${attacked.toFixed(1)} ms against ${quiet.toFixed(1)} ms`,
        };
      }
    } finally {
      await server?.stop();
      await product.close();
      await stage.close();
    }
  },
};
