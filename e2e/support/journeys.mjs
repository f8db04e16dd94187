import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The journeys of a folder, one after another in one process: they share a browser, which keeps the product's files. `E2E_ONLY` names
 * the files of which some word is wanted.
 */
export async function journeysOf(folder) {
  const place = path.resolve(import.meta.dirname, '..', folder);
  const words = process.env.E2E_ONLY?.split(' ') ?? [''];
  const isWanted = (name) => name.endsWith('.e2e.mjs') && words.some((word) => name.includes(word));
  const files = readdirSync(place).filter(isWanted);
  // First, so that the product and the browser are there for all of them, and not for those of one file.
  if (files.length > 0) await import('./stage.mjs');
  for (const name of files) await import(path.join(place, name));
}
