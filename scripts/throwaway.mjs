import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from './postgres.mjs';

/** A fast PostgreSQL for tests: it forgets everything when stopped. */
export async function startThrowaway() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-test-'));
  // PostgreSQL may run as another account than ours.
  chmodSync(folder, 0o755);
  // Several test runs start at the same moment: each looks for a free port from its own place on.
  const port = 20_000 + (process.pid % 100) * 100;
  const server = await startPostgres({ dataDir: path.join(folder, 'postgres'), port, throwaway: true });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, stop };
}

/** What our own processes need to know to run against it. */
export const testEnvironment = (databaseUrl) => ({
  ...process.env,
  DATABASE_URL: databaseUrl,
  LEADLINE_SECRET: process.env.LEADLINE_SECRET ?? 'a secret of the tests, 32 characters or more',
});
