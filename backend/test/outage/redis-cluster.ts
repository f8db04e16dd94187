import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '../crash/processes.js';
import { becomes } from '../support/settled.js';

const PASSWORD = 'cluster-secret';
const HOST = '127.0.0.1';
/** After so long without an answer a master counts as lost. */
const NODE_TIMEOUT_MS = 2000;
const SLOTS = 16_384;
const MASTERS = 3;

/** Three masters, each with a replica, started with the given program; gone with `stop`. */
export async function redisCluster(program: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-redis-'));
  const nodes = await Promise.all(Array.from({ length: 2 * MASTERS }, () => startNode(program, folder)));
  const [first, ...others] = nodes;
  const masters = nodes.slice(0, MASTERS);
  for (const [n, { client }] of masters.entries()) {
    const [from, end] = [n, n + 1].map((part) => Math.ceil((part * SLOTS) / MASTERS)) as [number, number];
    await client.call('cluster', 'addslotsrange', from, end - 1);
    await client.call('cluster', 'set-config-epoch', n + 1);
  }
  for (const { port, bus } of others) await first?.client.call('cluster', 'meet', HOST, port, bus);
  const everybodyKnows = (text: string) => becomes(() => allSay(nodes, text));
  await everybodyKnows(`cluster_known_nodes:${nodes.length}`);
  for (const [n, { client }] of nodes.slice(MASTERS).entries())
    await client.call('cluster', 'replicate', String(await masters[n]?.client.call('cluster', 'myid')));
  await everybodyKnows('cluster_state:ok');
  await becomes(async () => (await Promise.all(nodes.slice(MASTERS).map(follows))).every(Boolean));

  const masterOf = async (queue: string) => {
    for (const node of nodes.filter(({ isUp }) => isUp())) {
      const slot = Number(await node.client.call('cluster', 'keyslot', queue));
      const ranges = (await node.client.call('cluster', 'slots')) as [number, number, [string, number]][];
      const [, , [, port] = ['', 0]] = ranges.find(([from, to]) => from <= slot && slot <= to) ?? [];
      const found = nodes.find((one) => one.port === port);
      if (found) return found;
    }
    throw new Error(`Nobody has the slot of ${queue}.`);
  };
  return {
    /** Two of the nodes: the others are found. */
    url: nodes
      .slice(0, 2)
      .map(({ port }) => `redis://:${PASSWORD}@${HOST}:${port}`)
      .join(','),
    /** Kills the master that holds a queue, and waits for its replica to take over. How long that took. */
    failOver: async (queue: string) => {
      const master = await masterOf(queue);
      const since = performance.now();
      master.kill();
      await becomes(async () => (await masterOf(queue)) !== master);
      const took = performance.now() - since;
      return {
        took,
        /** The one that was killed, as a replica of its successor. */
        comeBack: async () => {
          master.start();
          await becomes(() => follows(master));
        },
      };
    },
    stop: async () => {
      await Promise.all(nodes.map((node) => node.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Node = Awaited<ReturnType<typeof startNode>>;

async function startNode(program: string, folder: string) {
  const [port, bus] = [await freePort(), await freePort()];
  const settings = {
    port,
    'cluster-port': bus,
    bind: HOST,
    dir: folder,
    'cluster-enabled': 'yes',
    'cluster-config-file': `nodes-${port}.conf`,
    'cluster-node-timeout': NODE_TIMEOUT_MS,
    appendonly: 'yes',
    appenddirname: `log-${port}`,
    dbfilename: `${port}.rdb`,
    'maxmemory-policy': 'noeviction',
    requirepass: PASSWORD,
    masterauth: PASSWORD,
  };
  let child: ChildProcess;
  const start = () => {
    const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    child = spawn(program, options, { stdio: 'ignore' });
  };
  start();
  const client = new Redis({ host: HOST, port, password: PASSWORD });
  client.on('error', () => undefined);
  await becomes(async () => (await client.ping()) === 'PONG');
  const ended = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  return {
    port,
    bus,
    client,
    start,
    isUp: () => client.status === 'ready',
    kill: () => void child.kill('SIGKILL'),
    stop: async () => {
      client.disconnect();
      await ended('SIGKILL');
    },
  };
}

const allSay = async (nodes: readonly Node[], text: string) =>
  (await Promise.all(nodes.map(({ client }) => client.cluster('INFO')))).every((info) => info.includes(text));

const follows = async ({ client }: Node) => {
  const state = await client.info('replication');
  return state.includes('role:slave') && state.includes('master_link_status:up');
};
