import { runMigrations } from 'bullmq';
import pg from 'pg';
import { ConfigError } from '../config/config.js';
import { grantAccess } from './access.js';
import { hasCitus, tablesOnCitus } from './citus.js';
import { connect } from './connect.js';
import type { DistributedTable } from './distribution.js';
import { noteDueRebuilds } from './due-rebuilds.js';
import { migrateOnCitus } from './migrate-on-citus.js';
import { ownerSource, type Migrations } from './owner-source.js';
import { BARN_ROLE, PLATFORM_ROLE, roleName } from './roles.js';
import { TIME_LIMITS } from './time-limits.js';

/** Advisory lock, so that concurrent migrations wait. */
const MIGRATING = 16_001_601;

type Tables = () => Promise<readonly DistributedTable[]>;
interface Ways {
  /** For a cluster. */
  readonly tables?: Tables;
  /** What else an upgrade has to do before others may go on. */
  readonly afterwards?: () => Promise<void>;
}

/** Schema, roles, row-level security, and BullMQ's tables. Idempotent, and safe to run concurrently. */
export async function migrate(ownerUrl: string, secret: string, migrations: Migrations, ways: Ways = {}) {
  const lock = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: TIME_LIMITS.connection });
  // The statement that runs on the connection reports the failure.
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    await requireVersion(lock);
    await lock.query('select pg_advisory_lock($1)', [MIGRATING]);
    await recogniseFormerHistory(lock, migrations);
    await runOurs(ownerUrl, migrations, ways.tables);
    await runMigrations(lock as never);
    await grant(ownerUrl, secret);
    await ways.afterwards?.();
  } finally {
    await lock.end();
  }
}

const OLDEST = 15;

async function requireVersion(owner: pg.Client) {
  const { rows } = await owner.query<{ server_version: string }>('show server_version');
  const version = rows[0]?.server_version ?? '';
  if (Number.parseInt(version, 10) < OLDEST)
    throw new ConfigError(`The server of DATABASE_URL is PostgreSQL ${version}; Leadline needs ${OLDEST} or newer.`);
}

async function runOurs(ownerUrl: string, migrations: Migrations, tables?: Tables) {
  const owner = connect(ownerUrl, 1);
  try {
    await noteDueRebuilds(owner, migrations);
    const distributed = tables && (await hasCitus(owner)) && (await tablesOnCitus(owner)).size > 0;
    if (distributed) return await migrateOnCitus(owner, ownerUrl, migrations, await tables());
  } finally {
    await owner.end();
  }
  const source = await ownerSource(ownerUrl, migrations).initialize();
  try {
    await source.runMigrations();
  } finally {
    await source.destroy();
  }
}

const QUEUE_RIGHTS = [
  'grant usage, create on schema bullmq',
  'grant all on all tables in schema bullmq',
  'grant all on all sequences in schema bullmq',
  'alter default privileges in schema bullmq grant all on sequences',
];

async function grant(ownerUrl: string, secret: string) {
  const owner = connect(ownerUrl, 1);
  try {
    await grantAccess(owner, secret);
    for (const role of [BARN_ROLE, PLATFORM_ROLE] as const)
      for (const right of QUEUE_RIGHTS) await owner.unsafe(`${right} to ${roleName(role, secret)}`);
  } finally {
    await owner.end();
  }
}

/** Migration table of version 0.1: numbered SQL files, the first eight of today's. */
const FORMER = 'pgmigrations';

async function recogniseFormerHistory(owner: pg.Client, migrations: Migrations) {
  const { rows } = await owner.query<{ former: boolean }>('select to_regclass($1) is not null as former', [FORMER]);
  if (!rows[0]?.former) return;
  const { rows: done } = await owner.query<{ name: string }>(`select name from ${FORMER} order by id`);
  const names = migrations.slice(0, done.length).map(({ name }) => name);
  const timestamps = names.map((name) => Number(/\d+$/.exec(name)?.[0]));
  await owner.query(`
    begin;
    create table if not exists migration (id serial primary key, "timestamp" bigint not null, name varchar not null);
    insert into migration ("timestamp", name) values ${names.map((name, n) => `(${timestamps[n]}, '${name}')`).join(', ')};
    drop table ${FORMER};
    commit`);
}
