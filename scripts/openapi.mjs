// Generates openapi.json, the client's types, and docs/errors.md.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { compiled } from './backend.mjs';
import { testEnvironment } from './throwaway.mjs';

const GENERATED = 'api-client/src/generated';
const ERRORS = 'docs/errors.md';

export const contractFiles = [
  'backend/openapi.json',
  ERRORS,
  ...['schema.d.ts', 'access.ts', 'labels.ts', 'records.ts', 'settings.ts', 'if-empty.ts', 'release.ts'].map(
    (name) => `${GENERATED}/${name}`,
  ),
];

export async function writeContract(root) {
  const json = path.join(root, 'backend/openapi.json');
  const generated = path.join(root, GENERATED);
  const errors = path.join(root, ERRORS);
  for (const file of [json, errors]) mkdirSync(path.dirname(file), { recursive: true });
  execFileSync(process.execPath, compiled('contract/openapi', json, generated, errors), {
    env: testEnvironment('postgres://nobody@127.0.0.1:1/none'),
    stdio: 'inherit',
  });
  const document = JSON.parse(readFileSync(json, 'utf8'), typed);
  const types = await openapiTypescript(document, { immutable: true, silent: true });
  writeFileSync(
    path.join(generated, 'schema.d.ts'),
    `// Made from backend/openapi.json by \`npm run generate\`.\n\n${astToString(types)}`,
  );
}

/** openapi-typescript reads only a parameter's `schema`, and would type parameters sent as JSON as text. */
const typed = (_, value) =>
  value?.in === 'query' && value.content
    ? { ...value, schema: value.content['application/json'].schema, content: undefined }
    : value;
