import type { Readable } from 'node:stream';

export interface StoredFile {
  key: string;
  storedAt: Date;
}

const KEY = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** A path of plain names, never one that leads elsewhere. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`${key.slice(0, 100)} is no key of a file.`);
  return key;
}

/** Keys are generated, their content is immutable. The database row is written after the file and makes it valid. */
export abstract class FileStorage {
  /** Resolves when the file is durable. */
  abstract put(key: string, content: Uint8Array): Promise<void>;
  abstract open(key: string): Promise<Readable | undefined>;
  abstract remove(key: string): Promise<void>;
  /** Whatever lies below a folder, however deep. */
  abstract list(prefix: string): Promise<StoredFile[]>;
}
