/** An archive lies in the storage as pieces of this many bytes, the last one of fewer, so that no process holds more of it. */
export const PIECE_BYTES = 4 * 1024 * 1024;

export const exportsOf = (farmId: string) => `${farmId}/exports`;

/** The place of a piece, counted from 0. */
export const pieceKey = (farmId: string, exportId: string, piece: number) =>
  `${exportsOf(farmId)}/${exportId}-${String(piece).padStart(6, '0')}`;

/** Whose piece lies there. */
export const exportOfKey = (key: string) => key.split('/').at(-1)?.slice(0, 36) ?? '';

export interface Range {
  /** First and last byte, both included. */
  from: number;
  to: number;
}

/**
 * What is asked for by `Range: bytes=…` of so many bytes: one range, from a byte on or the last so many. Undefined: all of it, also for
 * what is not understood, as HTTP has it; null: nothing of it is there.
 */
export function rangeOf(header: string | undefined, size: number): Range | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!first && !last) return undefined;
  const from = first ? Number(first) : Math.max(0, size - Number(last));
  const to = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return from > to ? null : { from, to };
}

/** The pieces that hold a range, each with what is left out at its beginning and how many bytes of it are wanted. */
export function piecesOf({ from, to }: Range, pieceBytes = PIECE_BYTES) {
  const first = Math.floor(from / pieceBytes);
  const count = Math.floor(to / pieceBytes) - first + 1;
  return Array.from({ length: count }, (_, i) => {
    const begin = (first + i) * pieceBytes;
    const skip = Math.max(0, from - begin);
    return { piece: first + i, skip, take: Math.min(pieceBytes, to - begin + 1) - skip };
  });
}
