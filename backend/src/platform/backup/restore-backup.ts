import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import * as copying from 'pg-copy-streams';
import { ConfigError } from '../config/config.js';
import { migrate } from '../database/migrate.js';
import type { Migrations } from '../database/owner-source.js';
import { notWhole, openBackup, type Part, type Tail } from './backup-file.js';
import { tablesOf } from './tables.js';
import type { Access, Tell } from './write-backup.js';

/** Rows that the schema they were taken from cannot have held. */
const NO_SUCH_ROWS = /^(22|23)/;

/** Into a database without barns: the backup's schema, all rows in one transaction, newer migrations. Can be repeated after a crash. */
export async function restoreBackup({ ownerUrl, secret }: Access, file: string, migrations: Migrations, tell: Tell) {
  const backup = await openBackup(file);
  const { migrations: then } = backup.head;
  const unknown = then.find((name, i) => migrations[i]?.name !== name);
  if (unknown) throw new ConfigError(`The backup is of a newer version of Leadline (${unknown}): update first.`);
  const owner = new pg.Client(ownerUrl);
  owner.on('error', () => undefined);
  await owner.connect();
  try {
    await refuseBarns(owner, file);
    await refuseNewer(owner, then.length);
    await migrate(ownerUrl, secret, migrations.slice(0, then.length));
    await begin(owner);
    await emptyAndOpen(owner, secret);
    const rows: Record<string, number> = {};
    for await (const part of backup.parts) await load(owner, part, rows, tell);
    compare(backup.tail(), rows);
    await owner.query('commit');
    // Otherwise the server takes the tables for empty ones until it looks by itself, and the first screens wait for seconds.
    await owner.query('analyze');
  } catch (error) {
    await owner.query('rollback').catch(() => undefined);
    if (NO_SUCH_ROWS.test((error as pg.DatabaseError).code ?? '')) notWhole(file);
    throw error;
  } finally {
    await owner.end();
  }
  await migrate(ownerUrl, secret, migrations);
  return backup.tail();
}

/** Statements about several tables of a cluster go one connection after another; the setting means nothing elsewhere. */
async function begin(owner: pg.Client) {
  await owner.query('begin');
  await owner.query(`set local citus.multi_shard_modify_mode = 'sequential'`);
}

async function refuseBarns(owner: pg.Client, file: string) {
  const { rows } = await owner.query<{ exists: boolean }>(
    `select to_regclass('public.farm_clock') is not null as exists`,
  );
  if (!rows[0]?.exists) return;
  // The owner sees rows only without forced row-level security; rolled back at once.
  await begin(owner);
  for (const table of ['farm_clock', 'login']) await owner.query(`alter table ${table} no force row level security`);
  let held = 0;
  for (const table of ['farm_clock', 'login'])
    held += (await owner.query(`select 1 as held from ${table} limit 1`)).rows.length;
  await owner.query('rollback');
  if (held)
    throw new ConfigError(
      `The database already holds barns or sign-ins. Restore ${file} into an empty one: another DATABASE_URL, or another DATA_DIR.`,
    );
}

/** Rows of an older schema would miss what newer migrations do to them. */
async function refuseNewer(owner: pg.Client, known: number) {
  const { rows: there } = await owner.query<{ exists: boolean }>(
    `select to_regclass('migration') is not null as exists`,
  );
  if (!there[0]?.exists) return;
  const { rows } = await owner.query<{ name: string }>('select name from migration order by id offset $1 limit 1', [
    known,
  ]);
  if (rows[0])
    throw new ConfigError(
      `The database has a newer schema than the backup (${rows[0].name}). ` +
        'Restore it into one with nothing in it, which is then brought up to date.',
    );
}

/**
 * The backup contains the rows that migrations insert, so they are removed; a truncation would make each shard of a cluster anew. The
 * last migration step closes the tables again.
 */
async function emptyAndOpen(owner: pg.Client, secret: string) {
  const tables = await tablesOf(owner, secret);
  for (const { name, narrowed } of tables)
    if (narrowed) await owner.query(`alter table ${name} no force row level security`);
  for (const { name } of tables.toReversed()) await owner.query(`delete from ${name}`);
}

async function load(owner: pg.Client, part: Part, rows: Record<string, number>, tell: Tell) {
  if ('sequence' in part) return void (await owner.query(part.sequence));
  const into = owner.query(copying.from(`copy ${part.table} (${part.columns}) from stdin`));
  await pipeline(Readable.from(part.rows), into);
  rows[part.table] = into.rowCount;
  if (into.rowCount) tell(`${part.table.padEnd(32)} ${into.rowCount}`);
}

function compare({ rows: expected }: Tail, rows: Readonly<Record<string, number>>) {
  for (const [table, count] of Object.entries(expected))
    if (rows[table] !== count) throw new Error(`${table} came to ${rows[table] ?? 0} rows of ${count}.`);
}
