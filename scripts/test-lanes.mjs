import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endWithUs } from './end-with-us.mjs';
import { signalGroup } from './supervise.mjs';

/** Steps at once: one more than there are processors, because journeys, starts and crashes mostly wait. */
const LANES = os.availableParallelism() + 1;

/** How long a step that is stopped may take to end its own servers and browsers. */
const FAREWELL_MS = 15_000;

/**
 * Runs steps in processes of their own, some at once, in the order given, each shown when it ends. The first that fails ends the rest.
 * Resolves with what became of those that began.
 */
export async function inLanes(steps, { runner = 'scripts/test-step.mjs', lanes = LANES } = {}) {
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

const show = ({ title, said }) => console.log(`\n━━ ${title}\n${said}`);

function apart({ name, title, args = [] }, runner) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-step-'));
  const [saidFile, resultFile] = ['said', 'result.json'].map((file) => path.join(folder, file));
  const output = openSync(saidFile, 'w');
  const started = performance.now();
  // In its own process group, so that it ends with all it has started.
  const child = spawn(process.execPath, [runner, name, resultFile, ...args], {
    detached: process.platform !== 'win32',
    stdio: ['ignore', output, output],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  });
  const letGo = child.pid ? endWithUs(-child.pid, 'TERM') : () => {};
  const stop = () => {
    signalGroup(child, 'SIGTERM');
    setTimeout(() => signalGroup(child, 'SIGKILL'), FAREWELL_MS).unref();
  };
  const ended = new Promise((resolve) => child.once('exit', resolve)).then(() => {
    letGo();
    closeSync(output);
    const result = existsSync(resultFile) ? JSON.parse(readFileSync(resultFile, 'utf8')) : { ok: false };
    const said = readFileSync(saidFile, 'utf8');
    rmSync(folder, { recursive: true });
    return { title, said, ...result, seconds: (performance.now() - started) / 1000 };
  });
  return { ended, stop };
}
