import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A copy of what was built, so that somebody who builds meanwhile does not count as a crash. Lies where Node finds the packages. */
export function copyOfBuild() {
  const folder = path.join(ROOT, 'node_modules/.cache', `leadline-crash-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  cpSync(path.join(ROOT, 'backend/dist'), path.join(folder, 'dist'), { recursive: true });
  return {
    entry: (name: string) => path.join(folder, 'dist/src', `${name}.js`),
    /** As it is started in earnest: bundled, and back in half of the time. */
    program: (name: string) => path.join(folder, 'dist/programs', `${name}.js`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

let nextPort = 28_000 + (process.pid % 4000);
const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Away from the ports that the system lends to outgoing connections: whoever is killed comes back to its own. */
export async function freePort() {
  while (!(await isFree(nextPort++)));
  return nextPort - 1;
}

export interface Killable {
  readonly name: string;
  readonly kills: number;
  /** Of the process that runs now. */
  pid(): number;
  /** kill -9, wherever it is; it is started again at once. */
  kill(): void;
  stop(): Promise<void>;
}

/** One of our processes, kept running. */
export function keepRunning(name: string, args: string[], env: NodeJS.ProcessEnv): Killable {
  let child: ChildProcess;
  let stopping = false;
  const state = { name, kills: 0, pid: () => child.pid ?? 0, kill, stop };
  const start = () => {
    child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', process.env.CRASH_LOG ? 'inherit' : 'ignore'],
    });
    // A process that cannot start because the database is down is tried again soon, not at once.
    const since = Date.now();
    child.once('exit', () => void (stopping || setTimeout(start, Date.now() - since < 500 ? 200 : 0)));
  };
  function kill() {
    state.kills += 1;
    child.kill('SIGKILL');
  }
  async function stop() {
    stopping = true;
    if (child.exitCode !== null || child.signalCode) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const impatient = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(impatient);
  }
  start();
  return state;
}

/** A throw-away server that nevertheless writes like a real one. */
export async function durablePostgres(): Promise<Killable & { url: string; restart(): void }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-crash-'));
  chmodSync(folder, 0o755);
  // Away from the ports that the system lends to outgoing connections.
  const supervisor = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'durable-postgres.mjs'), folder, String(22_000 + (process.pid % 5000))],
    { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  let pid = 0;
  const state = { name: 'postgres', kills: 0, pid: () => pid, kill, restart, stop, url: '' };
  await new Promise<void>((resolve) =>
    createInterface(supervisor.stdout).on('line', (line) => {
      const [, server, url] = /^ready (\d+) (\S+)$/.exec(line) ?? [];
      if (!url) return;
      pid = Number(server);
      state.url = url;
      resolve();
    }),
  );
  function kill() {
    // Already killed, and not back yet.
    if (!pid) return;
    state.kills += 1;
    process.kill(pid, 'SIGKILL');
    pid = 0;
  }
  /** As an administrator does: everybody's connection ends. */
  function restart() {
    if (pid) process.kill(pid, 'SIGINT');
    pid = 0;
  }
  async function stop() {
    const ended = new Promise((resolve) => supervisor.once('exit', resolve));
    supervisor.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
  return state;
}
