import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';

const file = path.resolve(import.meta.dirname, '../openapi.json');

it('the contract is as a stock linter recommends', async () => {
  const problems = await lintFromString({
    source: readFileSync(file, 'utf8'),
    absoluteRef: file,
    config: await createConfig({ extends: ['recommended'] }),
  });
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});
