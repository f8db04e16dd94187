import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contractFiles, writeContract } from './openapi.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-openapi-'));
await writeContract(folder);
const textOf = (root, file) => readFileSync(path.join(root, file), 'utf8');
const drifted = contractFiles.filter((file) => textOf('.', file) !== textOf(folder, file));
rmSync(folder, { recursive: true });

for (const file of drifted)
  console.error(`${file} is not what the code describes. Run npm run generate and commit the result.`);
process.exitCode = drifted.length ? 1 : 0;
