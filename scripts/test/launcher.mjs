import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { freePort } from '../ports.mjs';
import { becomes, startedWith } from './processes.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** A folder of this file's own; whoever still runs on it at the end is ended. */
export function ownFolder(name) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `leadline-${name}-`));
  after(() => {
    for (const one of startedWith(folder)) process.kill(Number.parseInt(one, 10), 'SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });
  return folder;
}

/** Where only we may go, in a path that a shell or an XML file would stumble over. */
export function privateHome(folder) {
  const home = path.join(folder, 'Barn & home');
  mkdirSync(home, { mode: 0o700 });
  return home;
}

/** One of our commands, without a terminal. */
export async function command(dataDir, args, { env = {}, input = '' } = {}) {
  const port = await freePort(26_000 + (process.pid % 5000));
  const child = spawn(process.execPath, ['scripts/run.mjs', ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', PORT: String(port), ...env, DATA_DIR: dataDir },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => {}).end(input);
  const state = { port, pid: child.pid, said: '' };
  for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (state.said += text));
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
  return Object.assign(state, {
    /** Its exit code, or the signal that ended it. */
    ended,
    says: (text) =>
      becomes(() => {
        if (child.exitCode !== null && !state.said.includes(text)) throw new Error(`It ended:\n${state.said}`);
        return state.said.includes(text);
      }),
    signal: (name) => {
      child.kill(name);
      return ended;
    },
  });
}
