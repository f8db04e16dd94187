import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { ConfigError } from '../config/config.js';

/** First line. Migration names, oldest first, identify the schema of the rows. */
export interface Head {
  version: 1;
  takenAt: string;
  migrations: readonly string[];
}
/** Last line; without it the file is incomplete. Row counts by table. */
export interface Tail {
  rows: Readonly<Record<string, number>>;
}
export type Part = { table: string; columns: string; rows: AsyncIterable<Buffer> } | { sequence: string };

const HEAD = '-- Leadline backup ';
const TAIL = /^-- complete (\{.*\})\n$/;
const COPY = /^copy ((?:public|bullmq)\.\S+) \(([^()]+)\) from stdin;\n$/;
const SEQUENCE = /^select setval\('(?:public|bullmq)\.\w+', \d+, true\);\n$/;
const END_OF_ROWS = '\\.\n';
const BATCH_BYTES = 65_536;

/** Compressed SQL, which psql also accepts. */
export const lines = {
  head: (head: Head) => `${HEAD}${JSON.stringify(head)}\n`,
  begin: (table: string, columns: string) => `copy ${table} (${columns}) from stdin;\n`,
  end: END_OF_ROWS,
  tail: (tail: Tail) => `-- complete ${JSON.stringify(tail)}\n`,
};

/** Refuses a file that is no complete backup; that it is complete is known only with `tail`, after the last part. */
export async function openBackup(file: string) {
  const source = linesOf(file);
  const next = async () => (await source.next().catch(() => notWhole(file))).value as Buffer | undefined;
  const first = String((await source.next().catch(() => undefined))?.value ?? '');
  if (!first.startsWith(HEAD)) throw new ConfigError(`${file} is no backup of Leadline.`);
  const head = parsed<Head>(first.slice(HEAD.length), file);
  let tail: Tail | undefined;

  async function* rows() {
    let batch: Buffer[] = [];
    let size = 0;
    for (;;) {
      const line = await next();
      if (!line) return notWhole(file);
      if (line.length === END_OF_ROWS.length && line.toString() === END_OF_ROWS) break;
      batch.push(line);
      size += line.length;
      if (size < BATCH_BYTES) continue;
      yield Buffer.concat(batch);
      [batch, size] = [[], 0];
    }
    if (size) yield Buffer.concat(batch);
  }

  async function* parts(): AsyncGenerator<Part> {
    for (let line = await next(); line; line = await next()) {
      const text = line.toString();
      const [, table, columns] = COPY.exec(text) ?? [];
      const [, end] = TAIL.exec(text) ?? [];
      if (table && columns) yield { table, columns, rows: rows() };
      else if (SEQUENCE.test(text)) yield { sequence: text };
      else if (end) tail = parsed<Tail>(end, file);
      else notWhole(file);
    }
  }

  return {
    head,
    parts: parts(),
    tail: () => tail ?? notWhole(file),
  };
}

function parsed<Line>(text: string, file: string): Line {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return notWhole(file);
  }
}

export function notWhole(file: string): never {
  throw new ConfigError(`${file} is damaged or not whole: nothing of it was kept.`);
}

async function* linesOf(file: string) {
  const compressed = createReadStream(file);
  const source = compressed.pipe(createGunzip());
  compressed.on('error', (error) => source.destroy(error));
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of source as AsyncIterable<Buffer>) {
    const data = rest.length ? Buffer.concat([rest, chunk]) : chunk;
    let from = 0;
    for (let at = data.indexOf(10); at >= 0; at = data.indexOf(10, from)) {
      yield data.subarray(from, at + 1);
      from = at + 1;
    }
    rest = data.subarray(from);
  }
  if (rest.length) yield rest;
}
