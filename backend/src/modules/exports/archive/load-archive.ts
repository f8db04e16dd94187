import type pg from 'pg';
import { inOrderOfReference } from '../../../platform/backup/tables.js';
import { ConfigError } from '../../../platform/config/config.js';
import type { FileStorage } from '../../../platform/files/file-storage.js';
import { namingBarn } from '../../../platform/tenancy/name-barn.js';
import type { OpenArchive } from './open-archive.js';
import { barnTables, type BarnTable } from './tables.js';
import type { Manifest } from './write-archive.js';

export interface Loaded {
  farmName: string;
  rows: number;
  files: number;
  /** Addresses that somebody signs in with here already; who had them in the archive has no sign-in now. */
  taken: string[];
}

/** Bytes of one statement, roughly. */
const BATCH = 1_000_000;

/**
 * Puts a barn that is not here, with all that an archive holds of it, into this installation; all of it or nothing. `client` is signed in
 * as a barn's role, which can write no other barn's rows, whatever the archive says. What mails were to follow from the log is left to
 * where the barn was.
 */
export async function loadArchive(client: pg.Client, storage: FileStorage, archive: OpenArchive): Promise<Loaded> {
  const { farmId, files, ...manifest } = archive.manifest;
  await client.query(`begin; ${namingBarn(farmId)}`);
  try {
    const here = await client.query('select from farm');
    if (here.rowCount) throw new ConfigError('This barn is here already; nothing was changed.');
    const tables = await barnTables(client);
    refuseOtherSchema(tables, manifest);
    for (const place of files) await storage.put(`${farmId}/${place}`, await archive.file(place));
    let rows = 0;
    for (const table of inOrderOfReference(tables)) rows += await loadTable(client, table, archive);
    const taken = await addressesInUse(client, archive);
    await client.query('update subscription_checkpoint set position = (select position from farm_clock)');
    const { rows: farms } = await client.query<{ farm_name: string }>('select farm_name from farm');
    await client.query('commit');
    return { farmName: farms[0]?.farm_name ?? '', rows, files: files.length, taken };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Rows of another schema would miss what its migrations did to them. */
function refuseOtherSchema(
  tables: readonly BarnTable[],
  { version, tables: then }: Pick<Manifest, 'version' | 'tables'>,
) {
  const shape = (all: readonly (readonly [string, readonly string[]])[]) =>
    all.map(([name, columns]) => `${name}: ${columns.join(' ')}`).join('\n');
  const here = shape(tables.map(({ name, columns }) => [name, columns]));
  const there = shape(Object.entries(then).map(([name, { columns }]) => [name, columns]));
  if (here !== there)
    throw new ConfigError(
      `The export is of another version of Leadline (${version}) than this one. Bring both to the same version, and export anew.`,
    );
}

const quoted = (name: string) => `"${name}"`;

async function loadTable(client: pg.Client, table: BarnTable, archive: OpenArchive) {
  const columns = table.columns.map(quoted).join(', ');
  const insert = `
    insert into ${quoted(table.name)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${quoted(table.name)}, $1::jsonb) on conflict do nothing`;
  let [batch, size, read, rows]: [string[], number, number, number] = [[], 0, 0, 0];
  const write = async () => {
    rows += (await client.query(insert, [`[${batch.join(',')}]`])).rowCount ?? 0;
    [batch, size] = [[], 0];
  };
  for await (const line of await archive.rows(table.name)) {
    batch.push(line);
    read += 1;
    size += line.length;
    if (size > BATCH) await write();
  }
  if (batch.length) await write();
  const expected = archive.manifest.tables[table.name]?.rows;
  // An address signs in with one barn alone: whose it is here keeps it. Nothing else may be there already.
  if (read !== expected || (table.name !== 'login' && rows !== read))
    throw new Error(`${table.name} came to ${rows} rows of ${expected}.`);
  return rows;
}

async function addressesInUse(client: pg.Client, archive: OpenArchive) {
  const { rows } = await client.query<{ email: string }>('select email from login');
  const here = new Set(rows.map(({ email }) => email));
  const taken: string[] = [];
  for await (const line of await archive.rows('login')) {
    const { email } = JSON.parse(line) as { email: string };
    if (!here.has(email)) taken.push(email);
  }
  return taken;
}
