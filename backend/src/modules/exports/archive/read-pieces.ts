import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { notFound } from '../../../platform/errors/refusal.js';
import type { FileStorage } from '../../../platform/files/file-storage.js';
import { pieceKey, piecesOf, type Range } from '../domain/pieces.js';

/** The bytes of a range of an archive; one piece is held at a time. */
export const readPieces = (storage: FileStorage, farmId: string, exportId: string, range: Range) =>
  Readable.from(wanted(storage, farmId, exportId, range), { objectMode: false });

async function* wanted(storage: FileStorage, farmId: string, exportId: string, range: Range) {
  for (const { piece, skip, take } of piecesOf(range)) {
    const stored = await storage.open(pieceKey(farmId, exportId, piece));
    if (!stored) throw notFound('The export');
    yield (await buffer(stored)).subarray(skip, skip + take);
  }
}
