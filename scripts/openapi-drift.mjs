// The committed description of the API and the client's types must be those the code makes.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { entry } from './backend.mjs';
import { program } from './programs.mjs';
import { testEnvironment } from './throwaway.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-openapi-'));
const made = { json: path.join(folder, 'openapi.json'), types: path.join(folder, 'schema.d.ts') };
execFileSync(process.execPath, entry('openapi', made.json), {
  env: testEnvironment('postgres://nobody@127.0.0.1:1/none'),
  stdio: 'inherit',
});
execFileSync(process.execPath, [program('openapi-typescript'), made.json, '-o', made.types], { stdio: 'ignore' });

const pairs = { 'backend/openapi.json': made.json, 'api-client/src/generated/schema.d.ts': made.types };
const drifted = Object.keys(pairs).filter((file) => readFileSync(file, 'utf8') !== readFileSync(pairs[file], 'utf8'));
rmSync(folder, { recursive: true });

for (const file of drifted)
  console.error(`${file} is not what the code describes. Run npm run openapi and commit the result.`);
process.exitCode = drifted.length ? 1 : 0;
