import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrate, runEntry } from './backend.mjs';
import { build } from './build.mjs';
import { Problem } from './problem.mjs';
import { startThrowaway, testEnvironment } from './throwaway.mjs';

const workspaces = ['api-client', 'backend', 'admin-ui', 'client-ui', 'e2e'];
const kept = 'backend/test/releases';

/** `npm run release -- 0.3.0`: names the version everywhere, closes the changelog's section, and keeps a small database of it. */
export async function run([version]) {
  if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) throw new Problem('npm run release -- 0.3.0: name the version.');
  nameVersion(version);
  closeChangelog(version);
  build(['backend']);
  await keepDatabase(path.join(kept, version));
  console.log(
    `Now: npm run generate, npm test, a line on what an upgrade means under *Upgrade* in CHANGELOG.md, and a commit.`,
  );
  return 0;
}

function nameVersion(version) {
  const { version: former } = JSON.parse(readFileSync('package.json', 'utf8'));
  const edit = (file, change) => writeFileSync(file, change(readFileSync(file, 'utf8')));
  const renamed = (text) =>
    text
      .replace(`"version": "${former}"`, `"version": "${version}"`)
      .replace(`"@leadline/api-client": "${former}"`, `"@leadline/api-client": "${version}"`);
  for (const folder of ['.', ...workspaces]) edit(path.join(folder, 'package.json'), renamed);
  edit('backend/src/platform/config/release.ts', (text) => text.replace(former, version));
  edit('package-lock.json', (text) => lockedAs(JSON.parse(text), version));
}

function lockedAs(lock, version) {
  lock.version = version;
  for (const folder of ['', ...workspaces]) {
    const locked = lock.packages[folder];
    locked.version = version;
    if (locked.dependencies?.['@leadline/api-client']) locked.dependencies['@leadline/api-client'] = version;
  }
  return `${JSON.stringify(lock, null, 2)}\n`;
}

function closeChangelog(version) {
  const today = new Date().toISOString().slice(0, 10);
  const text = readFileSync('CHANGELOG.md', 'utf8');
  writeFileSync('CHANGELOG.md', text.replace('## Unreleased\n', `## Unreleased\n\n## ${version} - ${today}\n`));
}

/** Of some hundred rows, made by this version itself; `npm test` brings it up to date ever after. */
async function keepDatabase(folder) {
  const server = await startThrowaway();
  const env = testEnvironment(server.url);
  try {
    await migrate(env);
    if ((await runEntry(env, 'seed/seed', '--small')) !== 0)
      throw new Problem('Filling the database failed: see above.');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const backup = path.join(folder, 'backup.sql.gz');
    if ((await runEntry(env, 'operator/backup', backup)) !== 0) throw new Problem('The backup failed: see above.');
    copyFileSync('backend/schema.snapshot', path.join(folder, 'schema.snapshot'));
    await writeSums(server.url, path.join(folder, 'sums.json'));
  } finally {
    await server.stop();
  }
}

async function writeSums(url, file) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(readFileSync(path.join(kept, 'sums.sql'), 'utf8'));
  await client.end();
  const sums = Object.entries(rows[0]).map(([name, sum]) => [name, Number(sum)]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sums))}\n`);
}
