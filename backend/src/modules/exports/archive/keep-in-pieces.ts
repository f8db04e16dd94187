import type { Readable } from 'node:stream';
import type { FileStorage } from '../../../platform/files/file-storage.js';
import { PIECE_BYTES, pieceKey } from '../domain/pieces.js';

interface Place {
  storage: FileStorage;
  farmId: string;
  exportId: string;
}

/**
 * Puts a stream away piece by piece; after each, `goesOn` says whether it is still wanted. How many bytes there were; undefined: it was
 * not.
 */
export async function keepInPieces(
  content: Readable,
  { storage, farmId, exportId }: Place,
  goesOn: () => Promise<boolean>,
) {
  let bytes = 0;
  for await (const [piece, data] of inPieces(content)) {
    await storage.put(pieceKey(farmId, exportId, piece), data);
    bytes += data.length;
    if (!(await goesOn())) return undefined;
  }
  return bytes;
}

async function* inPieces(content: Readable): AsyncGenerator<[number, Buffer]> {
  let piece = 0;
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < PIECE_BYTES) continue;
    const all = Buffer.concat(waiting);
    const rest = all.length % PIECE_BYTES;
    for (let from = 0; from < all.length - rest; from += PIECE_BYTES)
      yield [piece++, all.subarray(from, from + PIECE_BYTES)];
    waiting = [all.subarray(all.length - rest)];
    size = rest;
  }
  if (size) yield [piece, Buffer.concat(waiting)];
}
