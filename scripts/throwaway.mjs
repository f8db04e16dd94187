import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from './postgres.mjs';
import { START_MS } from './test-timeout.mjs';

/** Without durability; the data is removed at the stop. */
export async function startThrowaway() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-test-'));
  // PostgreSQL may run as another account.
  chmodSync(folder, 0o755);
  // Concurrent test runs look for a free port in different ranges.
  const port = 20_000 + (process.pid % 100) * 100;
  const server = await startPostgres({
    dataDir: path.join(folder, 'postgres'),
    port,
    throwaway: true,
    patience: START_MS,
  });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, stop };
}

export const testEnvironment = (databaseUrl) => ({
  ...process.env,
  DATABASE_URL: databaseUrl,
  LEADLINE_SECRET: process.env.LEADLINE_SECRET ?? 'a secret of the tests, 32 characters or more',
});
