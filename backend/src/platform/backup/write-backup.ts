import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import * as copying from 'pg-copy-streams';
import { ConfigError } from '../config/config.js';
import { BARN_ROLE, PLATFORM_ROLE, roleUrl } from '../database/roles.js';
import { withoutTimeLimits } from '../database/time-limits.js';
import { lines, type Tail } from './backup-file.js';
import { sequencesOf, tablesOf, type Table } from './tables.js';
import { durable } from '../files/durable.js';
import { namingBarn } from '../tenancy/name-barn.js';

export type Tell = (line: string) => void;
type Put = (text: string | Buffer) => Promise<void>;
export interface Access {
  ownerUrl: string;
  secret: string;
}

/** A consistent snapshot of a running system, renamed when complete. An owner below row-level security reads barn by barn. */
export async function writeBackup(access: Access, file: string, tell: Tell): Promise<Tail> {
  const unfinished = `${file}.part`;
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(unfinished, { mode: 0o600 }));
  // A full disk is reported while waiting for `drain`, or at the end.
  written.catch(() => undefined);
  const put: Put = async (text) => {
    if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), written]);
  };
  try {
    const tail = await writeAll(access, put, tell);
    gzip.end(lines.tail(tail));
    await written;
    await durable(unfinished);
    await rename(unfinished, file);
    await durable(path.dirname(file));
    return tail;
  } catch (error) {
    gzip.destroy();
    await rm(unfinished, { force: true }).catch(() => undefined);
    refuseUnwritable(file, error);
    throw error;
  }
}

const WHY_NOT: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'its disk may only be read',
  ENOSPC: 'its disk is full',
};

function refuseUnwritable(file: string, error: unknown) {
  const why = WHY_NOT[(error as NodeJS.ErrnoException).code ?? ''];
  if (why) throw new ConfigError(`${file} cannot be written: ${why}. No backup was made.`);
}

async function writeAll({ ownerUrl, secret }: Access, put: Put, tell: Tell): Promise<Tail> {
  const [owner, platform, barn] = await Promise.all(
    [ownerUrl, roleUrl(ownerUrl, PLATFORM_ROLE, secret), roleUrl(ownerUrl, BARN_ROLE, secret)].map(connected),
  );
  try {
    const seeing = await oneMoment(owner, [platform, barn]);
    const { rows: done } = await owner.query<{ name: string }>('select name from migration order by id');
    await put(lines.head({ version: 1, takenAt: seeing.at, migrations: done.map(({ name }) => name) }));
    const rows: Record<string, number> = {};
    for (const table of await tablesOf(owner, secret)) {
      rows[table.name] = await copy(table, { owner, platform, barn }, seeing, put);
      if (rows[table.name]) tell(`${table.name.padEnd(32)} ${rows[table.name]}`);
    }
    for (const statement of await sequencesOf(owner)) await put(`${statement}\n`);
    if (rows['public.event'] !== seeing.events)
      throw new Error(`The logs hold ${seeing.events} events, and ${rows['public.event']} of them were read.`);
    return { rows };
  } finally {
    await Promise.all([owner, platform, barn].map((client) => client.end()));
  }
}

async function connected(url: string) {
  const client = new pg.Client(withoutTimeLimits(url));
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

interface Seeing {
  at: string;
  barns: readonly string[];
  events: number;
  all: boolean;
}

async function oneMoment(owner: pg.Client, others: readonly pg.Client[]): Promise<Seeing> {
  const begin = 'begin isolation level repeatable read, read only';
  for (const client of [owner, ...others]) {
    await client.query(begin);
    // One snapshot for each server of a cluster, so that a barn's tables are of one moment; means nothing elsewhere.
    await client.query('set local citus.max_adaptive_executor_pool_size = 1');
  }
  const { rows } = await owner.query<{ snapshot: string; at: Date; all: boolean }>(
    `select pg_export_snapshot() as snapshot, now() as at,
      (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as all`,
  );
  const [moment] = rows;
  if (!moment) throw new Error('The server exports no snapshot.');
  for (const other of others) await other.query(`set transaction snapshot '${moment.snapshot}'`);
  // As who reads the events, so that both are of one moment on a cluster, too.
  const { rows: clocks } = await (moment.all ? owner : (others[0] ?? owner)).query<{
    farm_id: string;
    position: string;
  }>('select farm_id, position from farm_clock order by farm_id');
  return {
    at: moment.at.toISOString(),
    all: moment.all,
    barns: clocks.map((clock) => clock.farm_id),
    events: clocks.reduce((sum, { position }) => sum + Number(position), 0),
  };
}

type By = Record<'owner' | 'platform' | 'barn', pg.Client>;

async function copy(table: Table, by: By, { all, barns }: Seeing, put: Put): Promise<number> {
  await put(lines.begin(table.name, table.columns));
  const rowsSeenBy = async (client: pg.Client) => {
    const stream = client.query(copying.to(`copy (select ${table.columns} from ${table.name}) to stdout`));
    for await (const rows of stream as AsyncIterable<Buffer>) await put(rows);
    return stream.rowCount;
  };
  let rows = 0;
  if (all || !table.narrowed) rows = await rowsSeenBy(by.owner);
  else if (table.platformSees) rows = await rowsSeenBy(by.platform);
  else
    for (const barn of barns) {
      await by.barn.query(namingBarn(barn));
      rows += await rowsSeenBy(by.barn);
    }
  await put(lines.end);
  return rows;
}
