import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrations } from '../migrations/index.js';
import { readConfig } from '../platform/config/config.js';
import { connect, type Pool } from '../platform/database/connect.js';
import { migrate } from '../platform/database/migrate.js';
import { ownerSource } from '../platform/database/owner-source.js';
import { dumpSchema } from '../platform/database/schema-dump.js';
import { start } from '../platform/lifecycle/start.js';

const BACKEND = path.resolve(import.meta.dirname, '../../..');
const SNAPSHOT = path.join(BACKEND, 'schema.snapshot');

/** A temporary database on the server of DATABASE_URL. */
async function inFreshDatabase<T>(ownerUrl: string, run: (url: string) => Promise<T>): Promise<T> {
  const name = `leadline_schema_${process.pid}`;
  const server = connect(ownerUrl, 1);
  await server.unsafe(`create database ${name}`);
  try {
    return await run(Object.assign(new URL(ownerUrl), { pathname: name }).href);
  } finally {
    await server.unsafe(`drop database ${name} with (force)`);
    await server.end();
  }
}

/** Runs each migration up, down and up again; answers with those whose `down` does not restore the schema. */
async function oneWayMigrations(databaseUrl: string, database: Pool): Promise<string[]> {
  for (const [last, { name }] of migrations.entries()) {
    const source = await ownerSource(databaseUrl, migrations.slice(0, last + 1)).initialize();
    const before = await dumpSchema(database);
    await source.runMigrations();
    const after = await dumpSchema(database);
    await source.undoLastMigration();
    const undone = await dumpSchema(database);
    await source.runMigrations();
    const again = await dumpSchema(database);
    await source.destroy();
    if (undone !== before) return [`${name} does not take back all it did.`];
    if (again !== after) return [`${name} makes something else the second time.`];
  }
  return [];
}

function differences(committed: string, actual: string) {
  const [before, now] = [committed, actual].map((dump) => new Set(dump.split('\n'))) as [Set<string>, Set<string>];
  return [
    ...[...before].filter((line) => !now.has(line)).map((line) => `- ${line}`),
    ...[...now].filter((line) => !before.has(line)).map((line) => `+ ${line}`),
  ];
}

async function withDatabase<T>(url: string, ask: (database: Pool) => Promise<T>) {
  const database = connect(url, 1);
  try {
    return await ask(database);
  } finally {
    await database.end();
  }
}

/** `npm test -- --only schema` compares; `--write` renews the snapshot. */
void start(async () => {
  const { ownerUrl, secret } = readConfig();
  const broken = await inFreshDatabase(ownerUrl, (url) =>
    withDatabase(url, (database) => oneWayMigrations(url, database)),
  );
  const schema = await inFreshDatabase(ownerUrl, async (url) => {
    await migrate(url, secret, migrations);
    return withDatabase(url, dumpSchema);
  });
  if (process.argv.includes('--write')) writeFileSync(SNAPSHOT, schema);
  const drift = differences(readFileSync(SNAPSHOT, 'utf8'), schema);
  if (drift.length)
    console.error(
      [
        'The migrations no longer make the committed schema. Look at the lines, then run npm run generate:',
        ...drift,
      ].join('\n'),
    );
  for (const problem of broken) console.error(problem);
  process.exitCode = drift.length + broken.length ? 1 : 0;
});
