import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkedKey, FileStorage, type StoredFile } from './file-storage.js';
import { durable } from './durable.js';

const isMissing = (error: unknown) => (error as { code?: string }).code === 'ENOENT';

/** Several processes may share the folder: a file is written under another name and renamed. */
export class FolderStorage extends FileStorage {
  constructor(private readonly root: string) {
    super();
  }

  async put(key: string, content: Uint8Array) {
    const place = this.placeOf(key);
    const unfinished = `${place}.${randomUUID()}.new`;
    await mkdir(path.dirname(place), { recursive: true });
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, place);
    await durable(path.dirname(place));
  }

  async open(key: string) {
    try {
      return (await open(this.placeOf(key))).createReadStream();
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  remove(key: string) {
    return rm(this.placeOf(key), { force: true });
  }

  async list(prefix: string): Promise<StoredFile[]> {
    const folder = this.placeOf(prefix);
    try {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.join(parentPath, name));
      return await Promise.all(
        files.map(async (file) => ({
          key: `${prefix}/${path.relative(folder, file).split(path.sep).join('/')}`,
          storedAt: (await stat(file)).mtime,
        })),
      );
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  private placeOf(key: string) {
    return path.join(this.root, checkedKey(key));
  }
}
