import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from './fixture.mjs';

/** A screen's spec that says so, under the set-up of both screens. */
const jestOf = (lines) =>
  check({ 'screen.spec.cjs': `test('the screen', async () => { ${lines} });` }, (root) => [
    `${root}/node_modules/jest/bin/jest.js`,
    `--config=${JSON.stringify({
      rootDir: '.',
      testRegex: '\\.spec\\.cjs$',
      setupFilesAfterEnv: [`${root}/scripts/screen-complaints.cjs`],
    })}`,
  ]);

for (const method of ['error', 'warn'])
  test(`a console.${method} that nobody expected fails the test by its words`, () => {
    const { isContent, said } = jestOf(`console.${method}('Each child in a list should have a unique %s', 'key');`);
    assert.equal(isContent, false);
    assert.match(
      said,
      new RegExp(`console\\.${method} in “the screen”:\\s+Each child in a list should have a unique key`),
    );
  });

test('a refusal that is printed by anybody but react-admin fails, too', () => {
  const { isContent, said } = jestOf(`console.error(Object.assign(new Error('Not yours'), { name: 'ApiError' }));`);
  assert.equal(isContent, false);
  assert.match(said, /Not yours/);
});

test('what is expected, and what jsdom says of itself, fails nothing', () => {
  const { isContent, said } = jestOf(`
    console.error('Error: Not implemented: navigation (except hash changes)');
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    console.error('expected');`);
  assert.ok(isContent, said);
});
