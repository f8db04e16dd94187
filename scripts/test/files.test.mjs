import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from './fixture.mjs';

const look = (files) => check(files, (root) => [`${root}/scripts/check-files.mjs`]);

test('a file over 300 lines is named', () => {
  const { isContent, said } = look({ 'client-ui/src/long.ts': 'x\n'.repeat(301) });
  assert.equal(isContent, false);
  assert.match(said, /client-ui\/src\/long\.ts has 301 lines/);
});

test('a line over 140 columns is named', () => {
  const { isContent, said } = look({ 'client-ui/src/wide.css': `a {}\n/* ${'x'.repeat(135)} */\n` });
  assert.equal(isContent, false);
  assert.match(said, /client-ui\/src\/wide\.css:2 is 141 columns wide/);
});

test('a text of the portal stands in one piece, however long, and nothing else is as wide as it', () => {
  const text = `'${'word '.repeat(40)}'`;
  const { said } = look({
    'client-ui/src/said.tsx': `        ${text},\n  ? t(${text}, { name })\n`,
    'client-ui/src/name.ts': `const text = ${text};\n`,
    'admin-ui/src/said.tsx': `${text}\n`,
  });
  assert.doesNotMatch(said, /said\.tsx:2|client-ui\/src\/said/);
  assert.match(said, /client-ui\/src\/name\.ts:1/);
  assert.match(said, /admin-ui\/src\/said\.tsx:1/);
});

for (const name of ['horse.service.ts', 'utils.ts', 'helpers/dates.ts', 'common.ts', 'lesson-manager.ts']) {
  test(`a file of a module called ${name} is named`, () => {
    const { isContent, said } = look({ [`backend/src/modules/horses/${name}`]: 'export {};' });
    assert.equal(isContent, false);
    assert.match(said, /named after no subject/);
  });
}

test('300 lines, 140 columns, generated code and service workers are nobody’s fault', () => {
  const { isContent, said } = look({
    'client-ui/src/long.ts': 'x\n'.repeat(300),
    'client-ui/src/wide.ts': `${'x'.repeat(140)}\n`,
    'api-client/src/generated/schema.d.ts': 'x\n'.repeat(5000) + 'x'.repeat(500),
    'client-ui/src/register-service-worker.ts': 'x',
  });
  assert.ok(isContent, said);
});
