import { Readable } from 'node:stream';
import type pg from 'pg';
import * as copying from 'pg-copy-streams';
import { ZipFile } from 'yazl';
import type { FileStorage } from '../../../platform/files/file-storage.js';
import { namingBarn } from '../../../platform/tenancy/name-barn.js';
import { readMe } from './read-me.js';
import { asCsv, asJsonLines, barnTables, type BarnTable } from './tables.js';

/** Last entry of an archive; without it the archive is not whole. */
export interface Manifest {
  format: 1;
  version: string;
  takenAt: string;
  farmId: string;
  /** Of each table, what its rows hold and how many there are. */
  tables: Record<string, { columns: readonly string[]; rows: number }>;
  /** Places of files in the storage, without the barn's id. */
  files: string[];
}

export interface Source {
  /** Signed in as a barn's role, without limits of time, used by nobody else. */
  client: pg.Client;
  storage: FileStorage;
  farmId: string;
  version: string;
  now: Date;
  /** Keys of files in the storage. */
  files: readonly string[];
}

export interface Archive {
  content: Readable;
  /** Tables and files, each counted once. */
  toDo: number;
  /** How many of them are written. */
  done(): number;
  rows(): number;
}

/**
 * A ZIP archive of all that there is of a barn, at one moment. It is made as it is read; nothing of it is held. An error while reading ends
 * `content` with it.
 */
export async function writeArchive(source: Source): Promise<Archive> {
  const { client, farmId, storage, version, now } = source;
  await client.query(`begin isolation level repeatable read, read only; ${namingBarn(farmId)}`);
  const tables = await barnTables(client);
  const farm = await client.query<{ farm_name: string; time_zone: string }>('select farm_name, time_zone from farm');
  const { farm_name: farmName, time_zone: timeZone } = farm.rows[0] ?? { farm_name: '', time_zone: 'UTC' };
  const manifest: Manifest = { format: 1, version, takenAt: now.toISOString(), farmId, tables: {}, files: [] };
  const zip = new ZipFile();
  const content = zip.outputStream as Readable;
  zip.on('error', (error: Error) => content.destroy(error));
  let done = 0;

  const add = (path: string, open: () => Promise<Readable> | Readable) =>
    zip.addReadStreamLazy(path, { mtime: now }, (give) => {
      Promise.resolve()
        .then(open)
        .then(
          (stream) =>
            give(
              null,
              stream.once('error', (error) => content.destroy(error)),
            ),
          (error: Error) => void content.destroy(error),
        );
    });

  const rowsOf = (table: BarnTable) => {
    const stream = client.query(copying.to(asJsonLines(table)));
    return stream.once('end', () => {
      manifest.tables[table.name] = { columns: table.columns, rows: stream.rowCount };
      done += 1;
    });
  };

  zip.addBuffer(Buffer.from(readMe({ farmName, takenAt: now, timeZone, tables })), 'README.txt', { mtime: now });
  for (const table of tables) {
    add(`csv/${table.name}.csv`, () => client.query(copying.to(asCsv(table))));
    add(`json/${table.name}.jsonl`, () => rowsOf(table));
  }
  for (const key of source.files) {
    const place = key.slice(farmId.length + 1);
    add(`files/${place}`, async () => {
      const file = await storage.open(key);
      done += 1;
      // Removed since the files were listed: the row that named it is of an earlier moment, too.
      if (!file) return Readable.from([]);
      manifest.files.push(place);
      return file;
    });
  }
  add('manifest.json', () => Readable.from([Buffer.from(JSON.stringify(manifest, null, 2))]));
  zip.end();

  return {
    content,
    toDo: tables.length + source.files.length,
    done: () => done,
    rows: () => Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0),
  };
}
