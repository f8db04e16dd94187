import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { report } from './problem.mjs';

const firstPause = 250;
const longestPause = 3000;
const settled = 30_000;
const patience = 15_000;

/** Restarts a process, with growing pauses. Its id is in DATA_DIR/run/<name>.pid; `log` is a file descriptor or 'inherit'. */
export function supervise({ name, args, env, dataDir, log, cwd }) {
  let child;
  let isStopping = false;
  let pause = firstPause;
  let restart;
  const state = { starts: 0, stop };

  function start() {
    const since = Date.now();
    state.starts++;
    // In its own process group: Ctrl-C reaches only the launcher, which stops everything in order.
    child = spawn(process.execPath, args, { cwd, env, detached: true, stdio: ['ignore', log, log, 'ipc'] });
    noteId();
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      if (Date.now() - since > settled) pause = firstPause;
      console.error(`The ${name} ended (${signal ?? `code ${code}`}); starting it again in ${pause / 1000} s.`);
      restart = setTimeout(start, pause);
      pause = Math.min(pause * 2, longestPause);
    });
  }

  function noteId() {
    try {
      mkdirSync(path.join(dataDir, 'run'), { recursive: true });
      writeFileSync(path.join(dataDir, 'run', `${name}.pid`), String(child.pid));
    } catch (error) {
      report(error);
    }
  }

  async function stop() {
    isStopping = true;
    clearTimeout(restart);
    if (child.exitCode !== null || child.signalCode) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    signalGroup(child, 'SIGTERM');
    const impatient = setTimeout(() => signalGroup(child, 'SIGKILL'), patience);
    await ended;
    clearTimeout(impatient);
  }

  start();
  return state;
}

export async function stopAll(processes, services) {
  await Promise.all(processes.map((process) => process.stop()));
  await services.stop();
}

/** A process and all that it has started in its group. */
export function signalGroup(child, signal) {
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {}
}
