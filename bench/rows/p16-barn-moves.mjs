import { bookableBarn } from '../lib/bookable-barn.mjs';
import { account, keepBooking, noCluster, openClusterStage } from '../lib/cluster.mjs';
import { startServer } from '../lib/process.mjs';
import { productOn, settle } from '../lib/product.mjs';
import { spread } from '../lib/alternate.mjs';
import { backend, program } from '../lib/stage.mjs';

const { moveBarn } = await import(backend('platform/database/move-barn'));
const MOVES = 2;
const RIDERS = Number(process.env.BENCH_CLUSTER_RIDERS ?? 300) * 2;
const later = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Where the barn's shards are, and where else they could be. */
async function placesOf(owner, farmId) {
  const [{ shard }] = await owner`select get_shard_id_for_distribution_column('farm_clock', ${farmId}::uuid) as shard`;
  const [at] = await owner`
    select nodename as host, nodeport as port from citus_shards where shardid = ${shard}`;
  const [other] = await owner`
    select nodename as host, nodeport as port from pg_dist_node
    where shouldhaveshards and (nodename, nodeport) <> (${at.host}, ${at.port}::int) limit 1`;
  return { at, other };
}

export const row = {
  id: 'P16',
  what: 'a barn moved to another server while it books on 4 connections: the longest time without an answer; nothing lost or doubled',
  async *measure() {
    if (noCluster()) return;
    const stage = await openClusterStage();
    const product = await productOn(stage);
    let server;
    try {
      const barn = await bookableBarn(product, { riders: RIDERS, series: 12 });
      await settle(product);
      server = await startServer([program('main')], stage.env);
      const taken = [];
      for (let move = 0; move < MOVES; move++) {
        const { at, other } = await placesOf(product.owner, barn.farmId);
        const still = keepBooking(server.url, 4, barn);
        await later(3000);
        const before = await still();
        const moving = keepBooking(server.url, 4, barn);
        const begin = performance.now();
        const attempts = await moveBarn(product.owner, barn.farmId, other, console.log);
        const seconds = (performance.now() - begin) / 1000;
        await later(500);
        const during = await moving();
        const { other: back } = await placesOf(product.owner, barn.farmId);
        if (back.port !== at.port) throw new Error('The barn did not move.');
        taken.push({ before, during, seconds, attempts });
      }
      const all = taken.flatMap(({ before, during }) => [...before.acknowledged, ...during.acknowledged]);
      const { lost, doubled, holes } = await account(product.owner, barn, all);
      if (lost || doubled || holes) throw new Error(`${lost} lost, ${doubled} doubled, ${holes} holes in the log.`);
      const pause = spread(taken.map(({ during }) => during.pauseMs));
      yield {
        name: `pause in ms, ${MOVES} moves`,
        gate: 20_000,
        aim: 5000,
        lower: true,
        result: pause,
        note:
          `a move took ${taken.map(({ seconds, attempts }) => `${seconds.toFixed(1)} s in ${attempts}`).join(', ')} attempts; ` +
          'the longest wait before one was ' +
          `${Math.max(...taken.map(({ before }) => before.pauseMs)).toFixed(0)} ms; ${all.length} acknowledged, 0 lost, 0 doubled, ` +
          `${taken.reduce((sum, { during }) => sum + during.refused, 0)} asked again`,
      };
    } finally {
      await server?.stop();
      await product.close();
      await stage.close();
    }
  },
};
