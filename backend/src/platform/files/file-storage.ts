import type { Readable } from 'node:stream';

export interface StoredFile {
  key: string;
  storedAt: Date;
}

/**
 * Where uploaded files lie. Keys are paths such as `<farm>/horses/<id>`, chosen by us and never by people. What a key holds does not
 * change; the database's row is written after the file and says that it counts.
 */
export abstract class FileStorage {
  /** Resolves when the file is there for good, and whole. */
  abstract put(key: string, content: Uint8Array): Promise<void>;
  /** Undefined where there is no such file. */
  abstract open(key: string): Promise<Readable | undefined>;
  abstract remove(key: string): Promise<void>;
  /** Everything below a prefix, what was left behind unfinished included. */
  abstract list(prefix: string): Promise<StoredFile[]>;
}
