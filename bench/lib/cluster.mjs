import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { program, secret, stageEnvironment } from './stage.mjs';

const COORDINATOR = process.env.BENCH_CITUS_URL;
export const noCluster = () => {
  if (!COORDINATOR) console.log('  left out: BENCH_CITUS_URL names no coordinator (docs/scaling.md).');
  return !COORDINATOR;
};

export async function ask(url, text, values) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** A distributed database of one's own on the cluster of BENCH_CITUS_URL, gone with `close`. */
export async function openClusterStage() {
  const nodes = await ask(COORDINATOR, 'select nodename as host, nodeport as port from pg_dist_node order by groupid');
  const at = ({ host, port }, pathname) => Object.assign(new URL(COORDINATOR), { hostname: host, port, pathname }).href;
  for (const node of nodes)
    for (const setting of ['fsync', 'synchronous_commit'])
      if ((await ask(at(node, 'postgres'), `show ${setting}`))[0][setting] !== 'on')
        throw new Error(`${setting} is off on ${node.host}:${node.port}: figures would be worth nothing.`);
  const name = `bench_${process.pid}_${Date.now().toString(36)}`;
  const [coordinator, ...workers] = nodes;
  await ask(COORDINATOR, `create database ${name}`);
  const databaseUrl = at(coordinator, name);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-bench-'));
  const env = stageEnvironment(databaseUrl, folder);
  const options = workers.flatMap(({ host, port }) => ['--worker', `${host}:${port}`]);
  execFileSync(
    process.execPath,
    [program('operator/distribute'), '--coordinator', `${coordinator.host}:${coordinator.port}`, ...options],
    { env, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const close = async () => {
    for (const node of nodes)
      await ask(at(node, 'postgres'), `drop database if exists ${name} with (force)`).catch(console.error);
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, databaseUrl, env, secret, workers, close };
}

/**
 * Books on so many lanes, with a breath between, until told to stop; what is not answered well is asked again under the same key, as a
 * screen would. Says what was acknowledged and the longest time in which nothing was.
 */
export function keepBooking(url, lanes, barn) {
  const acknowledged = [];
  const moments = [performance.now()];
  let refused = 0;
  let isOver = false;
  const one = async () => {
    const { lessonId, studentId } = barn.pair();
    const key = `${lessonId}-${studentId}`;
    for (;;) {
      // A connection of its own each time: the server may end one while it is waited for.
      const answer = await fetch(`${url}/api/lesson_people/addStudentToLesson`, {
        method: 'POST',
        headers: { authorization: `Bearer ${barn.token}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ lesson_date_time_id: lessonId, student_id: studentId }),
      }).then(
        async (reply) => ({ status: reply.status, body: await reply.text() }),
        () => ({ status: 599 }),
      );
      if (answer.status === 200) break;
      if (answer.status < 500) throw new Error(`${answer.status} ${answer.body}`);
      refused += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    moments.push(performance.now());
    acknowledged.push({ lessonId, studentId });
  };
  const working = Promise.all(
    Array.from({ length: lanes }, async () => {
      while (!isOver) {
        await one();
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    }),
  );
  return async () => {
    isOver = true;
    await working;
    const times = moments.toSorted((a, b) => a - b);
    return { acknowledged, refused, pauseMs: Math.max(...times.slice(1).map((at, i) => at - times[i])) };
  };
}

/** Lost and doubled places, and holes in the barn's log. */
export async function account(owner, barn, acknowledged) {
  const rows = await owner`
    select lesson_id, student_id, count(*) as times from lesson_person where farm_id = ${barn.farmId} group by 1, 2`;
  const times = new Map(rows.map((row) => [`${row.lesson_id} ${row.student_id}`, row.times]));
  const [log] = await owner`
    select count(*) as events, max(position) as last from event where farm_id = ${barn.farmId}`;
  return {
    lost: acknowledged.filter(({ lessonId, studentId }) => !times.has(`${lessonId} ${studentId}`)).length,
    doubled: [...times.values()].filter((count) => count > 1).length,
    holes: log.last - log.events,
  };
}
