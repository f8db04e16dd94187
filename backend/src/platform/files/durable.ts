import { open } from 'node:fs/promises';

/** Resolves when what a file holds, or which names a folder holds, survives a power cut. */
export async function durable(name: string) {
  const handle = await open(name);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
