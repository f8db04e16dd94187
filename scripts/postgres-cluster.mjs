import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { endWithUs } from './end-with-us.mjs';
import { nameFor } from './postgres-place.mjs';
import { Problem } from './problem.mjs';
import { writeWhole } from './whole-file.mjs';

/** The line of the output that names the cause. */
export function reason(said) {
  const lines = said.trim().split('\n');
  return (
    lines.findLast((line) => line.includes('No space left on device')) ??
    lines.findLast((line) => /\b(FATAL|PANIC|ERROR|error):/.test(line)) ??
    lines.at(-1)
  );
}

/** Made under another name and renamed when complete, so that a kill leaves no half-made cluster. */
export async function makeCluster({ postgres, initdb }, { dataDir, runAs, throwaway, passwordFile }) {
  if (!throwaway) console.log(`Making a database in ${dataDir} …`);
  const unfinished = `${dataDir}.new`;
  rmSync(unfinished, { recursive: true, force: true, maxRetries: 10 });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  try {
    if (runAs.uid !== undefined) chownSync(unfinished, runAs.uid, runAs.gid);
    await initialise(initdb, { folder: unfinished, runAs, throwaway });
    requirePassword(postgres, { dataDir: unfinished, runAs, passwordFile });
    renameSync(unfinished, dataDir);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true, maxRetries: 10 });
    throw error;
  }
}

async function initialise(initdb, { folder, runAs, throwaway }) {
  const flags = '-U owner -A trust -E UTF8 --locale-provider=builtin --locale=C.UTF-8 --no-instructions'.split(' ');
  const child = spawn(initdb, ['-D', nameFor(folder, runAs), ...flags, ...(throwaway ? ['--no-sync'] : [])], {
    ...runAs,
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const letGo = child.pid && endWithUs(-child.pid, 'KILL');
  const status = await new Promise((resolve) => {
    child.once('close', resolve);
    child.once('error', ({ message }) => {
      said += message;
      resolve();
    });
  });
  letGo?.();
  if (status !== 0) throw new Problem(`PostgreSQL could not prepare ${folder}: ${reason(said)}`);
}

/** Every user of this machine can reach the port, so the owner needs a password. Also for clusters made without one. */
export function requirePassword(postgres, { dataDir, runAs, passwordFile }) {
  const password = randomBytes(24).toString('hex');
  const { status, stderr, error } = spawnSync(postgres, ['--single', '-D', nameFor(dataDir, runAs), 'postgres'], {
    ...runAs,
    cwd: dataDir,
    input: `alter role owner password '${password}'\n`,
    encoding: 'utf8',
  });
  // A failed statement does not end a single-user server.
  if (status !== 0 || /\b(ERROR|FATAL|PANIC):/.test(stderr))
    throw new Problem(`PostgreSQL could not be given a password in ${dataDir}: ${error?.message ?? reason(stderr)}`);
  const rules = path.join(dataDir, 'pg_hba.conf');
  writeWhole(rules, readFileSync(rules, 'utf8').replace(/\btrust$/gm, 'scram-sha-256'), { mode: 0o600 });
  if (runAs.uid !== undefined) chownSync(rules, runAs.uid, runAs.gid);
  writeWhole(passwordFile, `${password}\n`, { mode: 0o600 });
}
