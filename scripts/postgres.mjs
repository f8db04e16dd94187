import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './ports.mjs';
import { account, isReachable, serverPrograms } from './postgres-programs.mjs';
import { Problem } from './problem.mjs';

const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', 'timezone=UTC'];
const unsafe = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Initialises the cluster if needed, or reuses a running server. `throwaway`: no durability, removed at the end, for tests. */
export async function startPostgres({
  dataDir: wantedDir,
  port: wantedPort = 15432,
  throwaway = false,
  onExit,
  log = () => {},
}) {
  const runAs = account();
  const { postgres, initdb } = await serverPrograms(runAs);
  const dataDir = withinReach(path.resolve(wantedDir), runAs);
  const passwordFile = `${path.resolve(wantedDir)}.password`;
  const running = await runningServer(dataDir, keptPassword(passwordFile));
  const url = (port) => ownerUrl(port, keptPassword(passwordFile));
  if (running) return { ...running, url: url(running.port), reused: true, stop: async () => {} };
  if (!existsSync(dataDir)) initialise(initdb, dataDir, runAs, throwaway);
  if (!existsSync(passwordFile)) requirePassword(postgres, dataDir, runAs, passwordFile);

  for (let attempt = 1; ; attempt++) {
    const port = await freePort(wantedPort);
    const options = [...settings, ...(throwaway ? unsafe : [])].flatMap((setting) => ['-c', setting]);
    // In its own process group, so that Ctrl-C reaches our shutdown and not the server.
    const child = spawn(postgres, ['-D', dataDir, '-p', String(port), ...options], {
      ...runAs,
      cwd: dataDir,
      detached: !throwaway,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const server = await untilReady(child, log);
    if (!server.hasEnded) {
      void server.end.then(() => server.isStopping || onExit?.());
      const stop = async () => {
        server.isStopping = true;
        child.kill('SIGINT');
        await server.end;
        if (throwaway) rmSync(dataDir, { recursive: true, force: true });
      };
      return { url: url(port), port, pid: child.pid, reused: false, stop };
    }
    // After a crash the old server's children may hold the folder a moment longer.
    if (attempt === 20) throw new Problem(`PostgreSQL did not start in ${dataDir}: ${lastLine(server.said)}`);
    await sleep(150);
  }
}

const ownerUrl = (port, password) => `postgres://owner${password ? `:${password}` : ''}@127.0.0.1:${port}/postgres`;
const keptPassword = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);
const lastLine = (text) => text.trim().split('\n').at(-1);

async function runningServer(dataDir, password) {
  const file = path.join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number);
  const client = new pg.Client({ connectionString: ownerUrl(port, password), connectionTimeoutMillis: 2000 });
  // The server may end while it is asked; the query then fails.
  client.on('error', () => {});
  try {
    await client.connect();
    // The pid file may be stale, and another copy's server may listen there now.
    const { rows } = await client.query('show data_directory');
    return rows[0].data_directory === dataDir ? { pid, port } : undefined;
  } catch {
    return undefined;
  } finally {
    await client.end();
  }
}

/** If the account cannot reach the folder, the data is kept in /var/tmp, and a pointer file says where. */
function withinReach(dataDir, runAs) {
  const home = path.dirname(dataDir);
  // Execute permission is enough; the content stays unreadable.
  if (!isReachable(home, runAs) && isReachable(path.dirname(home), runAs)) chmodSync(home, statSync(home).mode | 0o001);
  if (isReachable(home, runAs)) return dataDir;
  const pointer = `${dataDir}.moved`;
  if (existsSync(pointer)) return refugeOf(pointer, dataDir);
  const refuge = mkdtempSync('/var/tmp/leadline-');
  chownSync(refuge, runAs.uid, runAs.gid);
  writeFileSync(pointer, `${refuge}/postgres\n`);
  return refugeOf(pointer, dataDir);
}

/** Fails if the data is missing, instead of starting with an empty database. */
function refugeOf(pointer, wanted) {
  const refuge = readFileSync(pointer, 'utf8').trim();
  if (!existsSync(path.dirname(refuge)) || (existsSync(`${wanted}.password`) && !existsSync(refuge)))
    throw new Problem(
      `The database should lie in ${refuge}, as ${pointer} says, and is not there. ` +
        'Put it back; or, to begin with an empty one, remove that file.',
    );
  console.error(
    `The database lies in ${refuge}: PostgreSQL does not run as root, and its account cannot enter ${wanted}.`,
  );
  return refuge;
}

/** Created beside its place and renamed when complete, so that a crash leaves nothing that looks finished. */
function initialise(initdb, dataDir, runAs, throwaway) {
  const unfinished = `${dataDir}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  if (runAs.uid !== undefined) chownSync(unfinished, runAs.uid, runAs.gid);
  const flags = [
    '-D',
    unfinished,
    '-U',
    'owner',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--no-instructions',
  ];
  const result = spawnSync(initdb, throwaway ? [...flags, '--no-sync'] : flags, {
    ...runAs,
    cwd: unfinished,
    encoding: 'utf8',
  });
  if (result.status !== 0)
    throw new Problem(`PostgreSQL could not prepare ${dataDir}: ${result.error?.message ?? lastLine(result.stderr)}`);
  renameSync(unfinished, dataDir);
}

/** Every local user can reach the port. Passwords are set in single-user mode, also for clusters without a password file. */
function requirePassword(postgres, dataDir, runAs, file) {
  const password = randomBytes(24).toString('hex');
  const { status, stderr, error } = spawnSync(postgres, ['--single', '-D', dataDir, 'postgres'], {
    ...runAs,
    cwd: dataDir,
    input: `alter role owner password '${password}'\n`,
    encoding: 'utf8',
  });
  // A single-user server continues after a failed statement, so its output is checked.
  if (status !== 0 || /\b(ERROR|FATAL|PANIC):/.test(stderr))
    throw new Problem(`PostgreSQL could not be given a password in ${dataDir}: ${error?.message ?? lastLine(stderr)}`);
  const rules = path.join(dataDir, 'pg_hba.conf');
  writeFileSync(rules, readFileSync(rules, 'utf8').replace(/\btrust$/gm, 'scram-sha-256'));
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
}

async function untilReady(child, log) {
  const server = { said: '', hasEnded: false, isStopping: false };
  server.end = new Promise((resolve) => {
    const over = (reason = '') => {
      server.said += reason;
      server.hasEnded = true;
      resolve();
    };
    child.once('exit', () => over());
    child.once('error', (error) => over(error.message));
  });
  const patience = setInterval(() => console.error('PostgreSQL is still starting …'), 10_000);
  await new Promise((resolve) => {
    void server.end.then(resolve);
    child.stderr.on('data', (chunk) => {
      log(chunk);
      server.said = (server.said + chunk).slice(-5000);
      if (server.said.includes('ready to accept connections')) resolve();
    });
  });
  clearInterval(patience);
  return server;
}
