import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool } from '../../src/platform/database/connect.js';

const SUMS = readFileSync(path.join(import.meta.dirname, 'sums.sql'), 'utf8');

export async function sumsOf(owner: Pool): Promise<Record<string, number>> {
  const [sums] = await owner.unsafe<Record<string, number>[]>(SUMS);
  return Object.fromEntries(Object.entries(sums ?? {}).map(([name, sum]) => [name, Number(sum)]));
}
