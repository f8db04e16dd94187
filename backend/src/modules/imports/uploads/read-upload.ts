import { onAThread } from '../../../platform/concurrency/on-a-thread.js';
import type { KeptFile } from '../commands/keep-file.js';
import type { Kind } from '../domain/fields.js';

const THREAD = new URL('./read-file.thread.js', import.meta.url);

/** Reads a file beside whatever else the API does: the worst of 5 MB takes seconds. */
export const readUpload = (kind: Kind, { name, content }: { name: string; content: Uint8Array }): Promise<KeptFile> =>
  onAThread(THREAD, { kind, file: { name, content: new Uint8Array(content) } });
