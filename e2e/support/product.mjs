import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endOfLog } from '../../scripts/logs.mjs';
import { freePort } from '../../scripts/ports.mjs';
import { START_MS } from '../../scripts/test-timeout.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Resolves with what it has said once it is running; else it is ended, and the reason is its last words. */
async function welcome(child, limit) {
  let said = '';
  const running = new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      said += text;
      if (said.includes('Leadline is running')) resolve(said);
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      const tell = () => reject(new Error(`The product ended with ${code}:\n${said}`));
      // Its last words may come after it; what it has started may keep them from ending.
      child.on('close', tell);
      setTimeout(tell, 30_000).unref();
    });
    const late = (after) =>
      setTimeout(() => reject(new Error(`The product did not start in ${after} ms:\n${said}`)), after).unref();
    late(START_MS);
    // Until its first words it may be the machine that is slow.
    child.stdout.once('data', () => late(limit));
  });
  return running;
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/**
 * Starts the product as a person would, `npm start` without the npm, on a free port and an empty data folder, and waits for its
 * welcome; `lastWords` are the ends of its logs. E2E_URL, E2E_INBOX and E2E_MADE_AT tell of a product that runs already.
 */
export async function startProduct({ args = ['scripts/run.mjs', 'start'], limit = START_MS } = {}) {
  if (process.env.E2E_URL)
    return { url: process.env.E2E_URL, inboxUrl: process.env.E2E_INBOX, lastWords: () => '', stop: async () => {} };
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'leadline-e2e-'));
  // From a place of its own for each run: several look for a free port at once.
  const port = await freePort(20_000 + (process.pid % 10_000));
  const child = spawn(process.execPath, args, {
    cwd: root,
    // One administrator signs in for every journey, and opens page after page in two windows: more often than a person may.
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_ENV: '',
      SIGN_IN_LIMIT: '1000',
      REQUEST_RATE: '1000',
      // Enough for packages to run out and be bought again; the deep run starts as people do.
      DEMO_WEEKS: process.env.TEST_DEEP ? '' : '8',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    await end(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const said = await welcome(child, limit);
    assert.match(said, /Sign in[^]*admin@maplehill\.test[^]*super@leadline\.test/);
    const lastWords = () =>
      ['api', 'worker', 'postgres'].map((name) => `${name}.log\n${endOfLog(dataDir, name)}`).join('\n\n');
    return { url: `http://localhost:${port}`, inboxUrl: /Mail inbox\s+(\S+)/.exec(said)?.[1], lastWords, stop };
  } catch (reason) {
    await stop();
    throw reason;
  }
}
