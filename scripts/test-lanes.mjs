import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { countCpu } from './cpu-time.mjs';
import { endWithUs } from './end-with-us.mjs';
import { leaveCtrlCToChild } from './lifetime.mjs';
import { signalGroup } from './supervise.mjs';

/** Steps at once: one more than there are processors, because journeys, starts and crashes mostly wait. */
const LANES = os.availableParallelism() + 1;

const RUNNER = 'scripts/test-step.mjs';

/** How long a step that is stopped may take to end its own servers and browsers. */
const FAREWELL_MS = 15_000;

/**
 * Runs steps in processes of their own, some at once, in the order given, each shown when it ends. The first that fails ends the rest.
 * Resolves with what became of those that began.
 */
export async function inLanes(steps, { runner = RUNNER, lanes = LANES } = {}) {
  const waiting = [...steps];
  const running = new Set();
  const results = [];
  let red = false;
  const fail = () => {
    red = true;
    for (const stop of running) stop();
  };
  const lane = async () => {
    while (waiting.length && !red) {
      const { ended, stop } = apart(waiting.shift(), runner);
      running.add(stop);
      const result = await ended;
      running.delete(stop);
      results.push(red ? { ...result, stopped: true } : result);
      if (!red) show(result);
      if (!result.ok && !red) fail();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/** Runs a step where it can be watched. */
export async function inView(step, runner = RUNNER) {
  leaveCtrlCToChild();
  console.log(`\n━━ ${step.title}`);
  return begin(step, runner, { stdio: 'inherit' }).ended;
}

const show = ({ title, said }) => console.log(`\n━━ ${title}\n${said}`);

function apart(step, runner) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-said-'));
  const file = path.join(folder, 'said');
  const output = openSync(file, 'w');
  // In its own process group, so that it ends with all it has started.
  const { child, ended } = begin(step, runner, {
    detached: process.platform !== 'win32',
    stdio: ['ignore', output, output],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  });
  const letGo = child.pid ? endWithUs(-child.pid, 'TERM') : () => {};
  const stop = () => {
    signalGroup(child, 'SIGTERM');
    setTimeout(() => signalGroup(child, 'SIGKILL'), FAREWELL_MS).unref();
  };
  const told = ended.then((result) => {
    letGo();
    closeSync(output);
    const said = readFileSync(file, 'utf8');
    rmSync(folder, { recursive: true });
    return { ...result, said };
  });
  return { ended: told, stop };
}

function begin({ name, title, args = [] }, runner, how) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-step-'));
  const file = path.join(folder, 'result.json');
  const started = performance.now();
  const child = spawn(process.execPath, [runner, name, file, ...args], how);
  const cpu = countCpu(child.pid);
  const ended = new Promise((resolve) => child.once('exit', resolve)).then(() => {
    const result = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { ok: false };
    rmSync(folder, { recursive: true });
    return { title, ...result, seconds: (performance.now() - started) / 1000, cpu: cpu.seconds() };
  });
  return { child, ended };
}
