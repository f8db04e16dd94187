import { writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openLog } from './logs.mjs';
import { becomesFree } from './ports.mjs';
import { startPostgres } from './postgres.mjs';
import { Problem, report } from './problem.mjs';

const database = 'leadline';
/** Advisory lock for launchers on one data folder; PostgreSQL releases it when its holder dies. */
const launcherLock = 16_001_600;

/** DATABASE_URL or the embedded server. The lock's holder owns that server and stops it; others borrow it unless `exclusive`. */
export async function openDatabase({ databaseUrl, dataDir }, { exclusive = false, patience } = {}) {
  if (databaseUrl) return { url: await usable(databaseUrl), stop: async () => {} };

  let isStopping = false;
  let server;
  let lock;
  const log = openLog(dataDir, 'postgres');
  const begin = async (port) => {
    for (let tries = 1; ; tries++) {
      server = await startPostgres({
        dataDir: path.join(dataDir, 'postgres'),
        port,
        patience,
        onExit: revive,
        log: (text) => writeOrLose(log, text),
      });
      try {
        return await takeLock(server.url);
      } catch (error) {
        // Its launcher has just been killed, and it is shutting down.
        if (!server.reused || tries === 50) throw await stopped(error);
        await sleep(200);
      }
    }
  };
  const stopped = async (error) => {
    isStopping = true;
    await server.stop();
    return told(error, dataDir);
  };
  const revive = async () => {
    if (isStopping) return;
    console.error('PostgreSQL ended unexpectedly; starting it again.');
    try {
      await becomesFree(server.port, '127.0.0.1');
      lock = await begin(server.port);
    } catch (error) {
      report(error);
      process.kill(process.pid, 'SIGTERM');
    }
  };

  lock = await begin();
  // The lock of a launcher that was just killed may outlive it for a moment.
  for (let tries = 0; !lock && exclusive && tries < 10; tries++) {
    await sleep(200);
    lock = await begin();
  }
  if (!lock && exclusive)
    throw new Problem(`Another Leadline is running on ${dataDir}. Stop it, or choose another DATA_DIR.`);
  if (!lock) return { url: withDatabase(server.url), stop: async () => {} };
  if (server.reused) {
    await lock.end();
    await end(server.pid);
    lock = await begin();
  }
  await createDatabase(server.url).catch(async (error) => {
    throw await stopped(error);
  });
  const watching = watch(() => server.url, dataDir);
  const recreate = () => createDatabase(server.url, { afresh: true });
  const stop = async () => {
    isStopping = true;
    clearInterval(watching);
    await lock.end();
    await server.stop();
  };
  return { url: withDatabase(server.url), recreate, stop };
}

/** Reports a server that stops accepting connections, and its return. */
function watch(url, dataDir) {
  let isAway = false;
  const look = async () => {
    const hangs = await connected(url()).then(
      (client) => client.end().then(() => false),
      ({ message }) => /timeout/.test(message),
    );
    if (hangs && !isAway) console.error(`PostgreSQL does not answer. It writes to ${dataDir}/logs/postgres.log`);
    if (!hangs && isAway) console.error('PostgreSQL answers again.');
    isAway = hangs;
  };
  return setInterval(() => void look(), 5000).unref();
}

const told = (error, dataDir) =>
  /timeout/.test(error.message)
    ? new Problem(`PostgreSQL does not answer (${error.message}). It writes to ${dataDir}/logs/postgres.log`)
    : error;

function writeOrLose(log, text) {
  try {
    writeSync(log, text);
  } catch {
    // A full disk: better to lose the log than the server.
  }
}

const limits = { connectionTimeoutMillis: 5000, query_timeout: 60_000 };

async function connected(url) {
  const client = new pg.Client({ connectionString: url, ...limits });
  // A server that ends closes its connections; their users notice by themselves.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    // A server that waits for a password would keep it open for a minute.
    void client.end();
    throw error;
  }
  return client;
}
const withDatabase = (url) => Object.assign(new URL(url), { pathname: database }).href;

async function takeLock(url) {
  const client = await connected(url);
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [launcherLock]);
  if (rows[0].taken) return client;
  await client.end();
}

async function createDatabase(url, { afresh = false } = {}) {
  const client = await connected(url);
  if (afresh) await client.query(`drop database if exists ${database} with (force)`);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
  if (!rowCount) await client.query(`create database ${database}`);
  await client.end();
}

/** A server whose launcher was killed is stopped, so that the next one is our child and can be supervised. */
async function end(pid) {
  process.kill(pid, 'SIGINT');
  process.kill(pid, 'SIGCONT');
  for (let waited = 0; waited < 10_000; waited += 20) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await sleep(20);
  }
}

async function usable(url) {
  const { host, pathname } = new URL(url);
  try {
    await (await connected(url)).end();
    return url;
  } catch (error) {
    throw new Problem(`Cannot use the database of DATABASE_URL (${host}${pathname}): ${error.message || error.code}`);
  }
}
