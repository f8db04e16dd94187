import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../scripts/postgres.mjs';

export const root = path.resolve(import.meta.dirname, '../..');
/** A compiled source of the backend, to be imported. */
export const backend = (name) => path.join(root, 'backend/dist/src', `${name}.js`);
/** What starts a process, bundled as `npm start` has it. */
export const program = (name) => path.join(root, 'backend/dist/programs', `${name}.js`);
export const secret = 'a secret of the benchmark, 32 characters or more';

/** What our own processes need to run on a stage. */
export const stageEnvironment = (databaseUrl, folder) => ({
  ...process.env,
  DATABASE_URL: databaseUrl,
  LEADLINE_SECRET: secret,
  DATA_DIR: folder,
  SMTP_URL: 'smtp://127.0.0.1:9',
  SIGN_IN_LIMIT: '99999',
  REQUEST_RATE: '99999',
  REQUEST_BURST: '99999',
  REQUESTS_AT_ONCE: '99999',
  LOG_LEVEL: 'error',
  STATIC_ROOT: 'none',
});

/** A durable PostgreSQL with an empty, migrated database of ours; refuses to measure when durability is off. */
export async function openStage() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-bench-'));
  chmodSync(folder, 0o755);
  const server = await startPostgres({ dataDir: path.join(folder, 'postgres'), port: 27_000 });
  const owner = new pg.Client(server.url);
  await owner.connect();
  await owner.query('create database leadline');
  for (const setting of ['fsync', 'synchronous_commit']) {
    const { rows } = await owner.query(`show ${setting}`);
    if (rows[0][setting] !== 'on')
      throw new Error(`${setting} is ${rows[0][setting]}: figures would be worth nothing.`);
  }
  await owner.end();
  const databaseUrl = Object.assign(new URL(server.url), { pathname: 'leadline' }).href;
  const env = stageEnvironment(databaseUrl, folder);
  execFileSync(process.execPath, [program('operator/migrate')], { env, stdio: 'inherit' });
  const close = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, databaseUrl, env, secret, close };
}
