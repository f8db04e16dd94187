import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { endWithUs } from './end-with-us.mjs';
import { freePort } from './ports.mjs';
import { makeCluster, reason, requirePassword } from './postgres-cluster.mjs';
import { nameFor, placeOf } from './postgres-place.mjs';
import { account, serverPrograms } from './postgres-programs.mjs';
import { Problem } from './problem.mjs';

const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', 'timezone=UTC'];
const unsafe = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Initialises the cluster if needed, or reuses a running server. `throwaway`: no durability, removed at the end, for tests.
 * `patience`: milliseconds of silence after which a start or a stop is given up.
 */
export async function startPostgres({
  dataDir: wantedDir,
  port: wantedPort = 15432,
  throwaway = false,
  onExit,
  log = () => {},
  patience = 30_000,
}) {
  const runAs = account();
  const programs = await serverPrograms(runAs);
  const dataDir = placeOf(path.resolve(wantedDir), runAs);
  const passwordFile = `${path.resolve(wantedDir)}.password`;
  const running = await runningServer(dataDir, keptPassword(passwordFile));
  const url = (port) => ownerUrl(port, keptPassword(passwordFile));
  if (running) return { ...running, url: url(running.port), reused: true, stop: async () => {} };
  if (!existsSync(dataDir)) await makeCluster(programs, { dataDir, runAs, throwaway, passwordFile });
  if (!existsSync(passwordFile)) requirePassword(programs.postgres, { dataDir, runAs, passwordFile });

  let waiting = false;
  for (const end = Date.now() + patience; ;) {
    const port = await freePort(wantedPort);
    const options = [...settings, ...(throwaway ? unsafe : [])].flatMap((setting) => ['-c', setting]);
    // In its own process group, so that Ctrl-C reaches our shutdown and not the server.
    const child = spawn(programs.postgres, ['-D', nameFor(dataDir, runAs), '-p', String(port), ...options], {
      ...runAs,
      cwd: dataDir,
      detached: !throwaway,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const server = await untilReady(child, { log, patience });
    if (!server.hasEnded) {
      void server.end.then(() => server.isStopping || onExit?.());
      const stop = async () => {
        server.isStopping = true;
        await stopServer(child, server, patience);
        if (throwaway) rmSync(dataDir, { recursive: true, force: true });
      };
      return { url: url(port), port, pid: child.pid, reused: false, stop };
    }
    const why = reason(server.said);
    if (!passes.test(server.said)) throw new Problem(`PostgreSQL did not start in ${dataDir}: ${why}`);
    if (!waiting) console.error(`Waiting for ${holderOf(dataDir)} to end …`);
    waiting = true;
    if (Date.now() > end) throw new Problem(`Cannot start: ${holderOf(dataDir)} neither answers nor ends. ${why}`);
    await sleep(150);
  }
}

/** Reasons worth another try: an earlier server or its children still ending, or a port just taken. */
const passes =
  /lock file "postmaster.pid" already exists|pre-existing shared memory block|could not bind|could not create any/;

const holderOf = (dataDir) => {
  const file = path.join(dataDir, 'postmaster.pid');
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
  return `the PostgreSQL of ${dataDir}${pid ? ` (process ${pid})` : ''}`;
};

/** SIGCONT lets a suspended server act on the SIGINT; one that hangs is killed. */
async function stopServer(child, server, patience) {
  child.kill('SIGINT');
  child.kill('SIGCONT');
  const impatient = setTimeout(() => child.kill('SIGKILL'), patience);
  await server.end;
  clearTimeout(impatient);
}

const limits = { connectionTimeoutMillis: 2000, query_timeout: 2000 };
const ownerUrl = (port, password) => `postgres://owner${password ? `:${password}` : ''}@127.0.0.1:${port}/postgres`;
const keptPassword = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);

async function runningServer(dataDir, password) {
  const file = path.join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const written = readFileSync(file, 'utf8').split('\n');
  const [pid, , , port] = written.map(Number);
  const client = new pg.Client({ connectionString: ownerUrl(port, password), ...limits });
  client.on('error', () => {});
  try {
    await client.connect();
    // The pid file may be stale, and another copy's server may listen there now.
    const { rows } = await client.query("select pg_read_file('postmaster.pid') as its");
    const its = rows[0].its.split('\n');
    return [0, 2, 3].every((line) => its[line] === written[line]) ? { pid, port } : undefined;
  } catch {
    return undefined;
  } finally {
    await client.end();
  }
}

async function untilReady(child, { log, patience }) {
  const server = { said: '', hasEnded: false, isStopping: false };
  const letGo = child.pid && endWithUs(child.pid, 'INT');
  server.end = new Promise((resolve) => {
    const over = (why = '') => {
      server.said += why;
      server.hasEnded = true;
      letGo?.();
      resolve();
    };
    child.once('exit', () => over());
    child.once('error', (error) => over(error.message));
  });
  await new Promise((resolve) => {
    // PostgreSQL logs its progress every ten seconds, also during recovery.
    const hangs = setTimeout(() => {
      server.said += `\nit has said nothing for ${patience / 1000} s`;
      child.kill('SIGKILL');
    }, patience);
    const waits = setInterval(() => console.error('PostgreSQL is still starting …'), 10_000);
    const over = () => {
      clearTimeout(hangs);
      clearInterval(waits);
      resolve();
    };
    void server.end.then(over);
    child.stderr.on('data', (chunk) => {
      log(chunk);
      server.said = (server.said + chunk).slice(-5000);
      if (server.said.includes('ready to accept connections')) over();
      else if (!server.hasEnded) hangs.refresh();
    });
  });
  return server;
}
