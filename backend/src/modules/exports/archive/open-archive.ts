import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { ConfigError } from '../../../platform/config/config.js';
import type { Manifest } from './write-archive.js';

const open = promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open);

/** What an archive holds, by name. Refuses what is none, or not whole. */
export async function openArchive(file: string) {
  const notWhole = (): never => {
    throw new ConfigError(`${file} is no export of a barn, or not whole: nothing of it was kept.`);
  };
  const zip = await open(file, { lazyEntries: true, autoClose: false }).catch(notWhole);
  const entries = await entriesOf(zip).catch(notWhole);
  const openEntry = promisify<yauzl.Entry, Readable>(zip.openReadStream.bind(zip));

  const read = async (name: string): Promise<Readable> => openEntry(entries.get(name) ?? notWhole());
  const manifest = JSON.parse((await buffer(await read('manifest.json'))).toString()) as Manifest;
  if (manifest.format !== 1) notWhole();

  return {
    manifest,
    /** The rows of a table as texts of JSON. */
    async rows(table: string): Promise<AsyncIterable<string>> {
      return createInterface({ input: await read(`json/${table}.jsonl`), crlfDelay: Infinity });
    },
    file: async (place: string) => buffer(await read(`files/${place}`)),
    close: () => zip.close(),
  };
}

export type OpenArchive = Awaited<ReturnType<typeof openArchive>>;

const entriesOf = (zip: yauzl.ZipFile) =>
  new Promise<Map<string, yauzl.Entry>>((resolve, reject) => {
    const entries = new Map<string, yauzl.Entry>();
    zip.on('entry', (entry: yauzl.Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries)).on('error', reject);
    zip.readEntry();
  });
