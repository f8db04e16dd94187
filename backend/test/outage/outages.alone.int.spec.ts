import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { connect, type Pool } from '../../src/platform/database/connect.js';
import { copyOfBuild, durablePostgres, freePort, keepRunning, type Killable } from '../crash/processes.js';
import { loadOf } from '../crash/load.js';
import { becomes } from '../support/settled.js';
import { testApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';
import { onOneServer } from '../support/where-it-runs.js';
import { cuttable } from './cuttable.js';

/** `npm run outage` takes its time. */
const TIMES = Number(process.env.OUTAGES ?? 1);
/** For changed sign-ins and lessons in the API, for the log in the worker. */
const LISTENERS = 3;
const LONG_MS = Number(process.env.OUTAGE_SECONDS ?? 3) * 1000;
/** Where nothing else runs; elsewhere it is enough that it comes back by itself. */
const BACK_MS = process.env.OUTAGES ? 5000 : Infinity;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const handlesOf = (pid: number) => (existsSync(`/proc/${pid}`) ? readdirSync(`/proc/${pid}/fd`).length : 0);

const here = onOneServer('a server lost');
here(`a real server lost in four ways, ${TIMES} times each, under load`, () => {
  const build = copyOfBuild();
  let postgres: Awaited<ReturnType<typeof durablePostgres>>, owner: Pool, barn: TestBarn, url: string;
  let line: Awaited<ReturnType<typeof cuttable>>, load: ReturnType<typeof loadOf>;
  const processes: Killable[] = [];
  const pids: number[] = [];
  const back: Record<string, number[]> = {};
  const nothing = () => ({ handles: [] as number[], listeners: 0, connections: 0 });
  const [before, now, after] = [nothing(), nothing(), nothing()];

  const look = async (at: typeof before) => {
    at.handles = pids.map(handlesOf);
    const [row] = await owner<{ all: number; listening: number }[]>`
      select count(*)::int as all, count(*) filter (where query ilike 'listen "leadline%')::int as listening
      from pg_stat_activity where usename like 'leadline%'`;
    [at.connections, at.listeners] = [row?.all ?? 0, row?.listening ?? 0];
  };
  const untilAllListen = () => becomes(async () => (await look(now), now.listeners === LISTENERS));
  const buy = (address: string, name: string) =>
    fetch(`${address}/api/horses/create`, {
      method: 'POST',
      body: JSON.stringify({ name }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${barn.admin.token}` },
      signal: AbortSignal.timeout(10_000),
    });

  beforeAll(
    async () => {
      postgres = await durablePostgres();
      const shared = process.env.TEST_DATABASE_URL;
      process.env.TEST_DATABASE_URL = postgres.url;
      const server = connect(postgres.url, 1);
      await server`create database leadline_template`;
      await server.end();
      const template = postgres.url.replace(/\w+$/, 'leadline_template');
      execFileSync(process.execPath, [build.entry('operator/migrate')], {
        env: { ...process.env, DATABASE_URL: template },
        stdio: 'inherit',
      });
      const app = await testApp();
      barn = await app.barn();
      url = app.config.ownerUrl;
      await app.app.close();
      await app.owner.end();
      process.env.TEST_DATABASE_URL = shared;
      owner = connect(url, 1);
      line = await cuttable(url);

      const port = await freePort();
      const env = { DATABASE_URL: line.url, STATIC_ROOT: 'none', PORT: String(port), SMTP_URL: 'smtp://127.0.0.1:9' };
      const address = `http://127.0.0.1:${port}`;
      const alive = path.join(path.dirname(build.entry('worker')), 'worker-is-alive');
      processes.push(
        keepRunning('API', [build.entry('main')], env),
        keepRunning('worker', [build.entry('worker')], { ...env, HEALTH_FILE: alive }),
      );
      await becomes(async () => (await fetch(`${address}/health/ready`)).ok);
      // One that is still starting when the server goes would end, and be another afterwards.
      await becomes(() => existsSync(alive));
      load = loadOf(barn, [address]);
      await becomes(() => load.count() > 3);
      pids.push(...processes.map((one) => one.pid()));
      await untilAllListen();
      await look(before);

      let horse = 0;
      const lost = async (way: string, happen: () => unknown, endsConnections = true) => {
        const done = load.count();
        const witness = new pg.Client(url);
        witness.on('error', () => undefined);
        await witness.connect();
        const ended = new Promise((resolve) => witness.once('end', resolve));
        await happen();
        // Backends outlive their postmaster for a moment: what counts is a new one.
        if (endsConnections) await ended;
        else await witness.end();
        await becomes(() => newcomer());
        const since = performance.now();
        await becomes(async () => (await buy(address, `After ${++horse}`)).ok);
        (back[way] ??= []).push(performance.now() - since);
        await becomes(() => load.count() > done);
      };
      const newcomer = async () => {
        const client = new pg.Client(url);
        client.on('error', () => undefined);
        await client.connect();
        await client.end();
        return true;
      };
      const backend = async () => {
        const [one] = await owner<{ pid: number }[]>`
        select pid from pg_stat_activity where usename like 'leadline_barn%' order by random() limit 1`;
        if (one) process.kill(one.pid, 'SIGKILL');
      };
      /** For as long as it takes until each process has tried in vain. */
      const unreachable = async () => {
        const triedBefore = line.refused();
        line.cut();
        await becomes(() => line.refused() >= triedBefore + processes.length);
        line.mend();
      };
      for (let n = 0; n < TIMES; n++) {
        await lost('postmaster killed', () => postgres.kill());
        await lost('backend killed', backend);
        await lost('restarted', () => postgres.restart());
        await lost('unreachable', unreachable, false);
      }
      await lost('away for long', async () => (line.cut(), await pause(LONG_MS), line.mend()), false);
      await load.stop();
      await untilAllListen();
      await look(after);
      const text = Object.entries(back).map(([way, times]) => {
        const sorted = times.toSorted((a, b) => a - b).map(Math.round);
        return `${way}, ${times.length} times: back after ${sorted[sorted.length >> 1]} ms, at most ${sorted.at(-1)} ms`;
      });
      const change = (what: 'handles' | 'connections') => `${what} ${String(before[what])} → ${String(after[what])}`;
      const figures = `${load.count()} commands acknowledged; ${change('handles')}, ${change('connections')}`;
      if (process.env.OUTAGES) process.stdout.write(`\n${[...text, figures].join('\n')}\n`);
    },
    600_000 + TIMES * 60_000 + 2 * LONG_MS,
  );

  afterAll(async () => {
    line?.mend();
    await load?.stop();
    await Promise.all(processes.map((one) => one.stop()));
    await owner?.end();
    await line?.stop();
    await postgres?.stop();
    build.remove();
  });

  it('is survived by every process', () => expect(processes.map((one) => one.pid())).toEqual(pids));

  it('is forgotten after its return, whichever way it went', () => {
    const ways = ['postmaster killed', 'backend killed', 'restarted', 'unreachable', 'away for long'];
    const slow = ways.map((way) => back[way]?.filter((ms) => ms > BACK_MS));
    expect(slow).toEqual(ways.map(() => []));
  });

  it('loses nothing that was acknowledged, and doubles nothing', async () => {
    expect(load.strange).toEqual([]);
    const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
    const horses = names(
      await owner<{ name: string }[]>`select horse_name as name from horse where horse_name like 'Horse %'`,
    );
    const lessons = names(
      await owner<{ name: string }[]>`select title as name from lesson where title like 'Lesson %'`,
    );
    for (const [found, acknowledged] of [
      [horses, load.acknowledged.horses],
      [lessons, load.acknowledged.lessons],
    ] as const) {
      expect(new Set(found).size).toBe(found.length);
      expect(acknowledged.filter((name) => !found.includes(name))).toEqual([]);
    }
    const gaps = await owner`
      select k.farm_id from farm_clock k join event e using (farm_id)
      group by k.farm_id, k.position having count(*) <> k.position or max(e.position) <> k.position`;
    expect([...gaps]).toEqual([]);
  });

  it('leaves no connection and no handle behind', () => {
    expect(after.listeners).toBe(before.listeners);
    // The pools of an API and a worker, the queue's, and who listens.
    expect(after.connections).toBeLessThanOrEqual(10 + 3 + 20 + 6 + 2 * 12 + after.listeners);
    after.handles.forEach((handles, n) => expect(handles).toBeLessThanOrEqual((before.handles[n] ?? 0) + 40));
  });
});
