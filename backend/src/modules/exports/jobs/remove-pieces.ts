import type { FileStorage } from '../../../platform/files/file-storage.js';
import { exportOfKey, exportsOf } from '../domain/pieces.js';

/** Of these exports of a barn, or of all but those. */
export async function removePieces(
  storage: FileStorage,
  farmId: string,
  exportIds: readonly string[],
  which: 'these' | 'all others' = 'these',
) {
  const stored = await storage.list(exportsOf(farmId));
  for (const { key } of stored)
    if (exportIds.includes(exportOfKey(key)) === (which === 'these')) await storage.remove(key);
}
