import { execSync } from 'node:child_process';
import { bookableBarn } from '../lib/bookable-barn.mjs';
import { account, keepBooking, noCluster, openClusterStage } from '../lib/cluster.mjs';
import { startServer } from '../lib/process.mjs';
import { productOn, settle } from '../lib/product.mjs';
import { program } from '../lib/stage.mjs';

const { BENCH_CITUS_KILL: KILL, BENCH_CITUS_START: START } = process.env;
const RIDERS = Number(process.env.BENCH_CLUSTER_RIDERS ?? 300);
const AWAY_MS = 5000;
const later = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export const row = {
  id: 'P17',
  what: 'a worker killed for 5 s and brought back, while barns book that live there and elsewhere; nothing lost or doubled',
  async *measure() {
    if (noCluster()) return;
    if (!KILL || !START)
      return console.log('  left out: BENCH_CITUS_KILL and BENCH_CITUS_START are the commands for a worker.');
    const stage = await openClusterStage();
    const product = await productOn(stage);
    let server;
    try {
      const barns = [];
      for (let i = 0; i < 4; i++) barns.push(await bookableBarn(product, { riders: RIDERS, series: 6 }));
      await settle(product);
      server = await startServer([program('main')], stage.env);
      const booking = barns.map((barn) => keepBooking(server.url, 2, barn));
      await later(2000);
      execSync(KILL, { stdio: 'inherit' });
      await later(AWAY_MS);
      const killed = performance.now();
      execSync(START, { stdio: 'inherit' });
      await later(8000);
      const results = await Promise.all(booking.map((stop) => stop()));
      const faults = await Promise.all(barns.map((barn, i) => account(product.owner, barn, results[i].acknowledged)));
      const sum = (name) => faults.reduce((total, fault) => total + fault[name], 0);
      if (sum('lost') || sum('doubled') || sum('holes'))
        throw new Error(`${sum('lost')} lost, ${sum('doubled')} doubled, ${sum('holes')} holes in logs.`);
      const pauses = results.map(({ pauseMs }) => pauseMs).toSorted((a, b) => a - b);
      yield {
        name: 'longest time without an answer in ms, of the barn that noticed most',
        gate: 60_000,
        aim: AWAY_MS + 5000,
        lower: true,
        result: { median: pauses.at(-1), min: pauses[0], max: pauses.at(-1) },
        note: [
          `${pauses.map((ms) => ms.toFixed(0)).join(', ')} ms by barn`,
          `${results.reduce((n, one) => n + one.acknowledged.length, 0)} acknowledged, 0 lost, 0 doubled`,
          `${results.reduce((n, one) => n + one.refused, 0)} asked again`,
          `watched for ${((performance.now() - killed) / 1000).toFixed(0)} s after it was back`,
        ].join('; '),
      };
    } finally {
      await server?.stop();
      await product.close();
      await stage.close();
    }
  },
};
