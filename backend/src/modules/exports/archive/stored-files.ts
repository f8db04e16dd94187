import type { FileStorage } from '../../../platform/files/file-storage.js';
import { exportsOf } from '../domain/pieces.js';

/** Keys of the barn's photos and documents, in order; other exports are none of them. */
export async function storedFilesOf(storage: FileStorage, farmId: string) {
  const stored = await storage.list(farmId);
  return stored
    .map(({ key }) => key)
    .filter((key) => !key.startsWith(`${exportsOf(farmId)}/`))
    .sort();
}
