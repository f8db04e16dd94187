import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/ports.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Starts the product as a person would, `npm start` without the npm, on a free port and an empty data folder, and waits for its
 * welcome. E2E_URL and E2E_INBOX name a product that runs already.
 */
export async function startProduct() {
  if (process.env.E2E_URL) return { url: process.env.E2E_URL, inboxUrl: process.env.E2E_INBOX, stop: async () => {} };
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'leadline-e2e-'));
  // From a place of its own for each run: several look for a free port at once.
  const port = await freePort(20_000 + (process.pid % 10_000));
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      said += text;
      if (said.includes('Leadline is running')) resolve();
    });
    child.on('exit', (code) => reject(new Error(`The product ended with ${code}:\n${said}`)));
  });
  const stop = async () => {
    const gone = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGTERM');
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: `http://localhost:${port}`, inboxUrl: /Mail inbox\s+(\S+)/.exec(said)?.[1], stop };
}
