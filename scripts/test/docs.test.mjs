import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from './fixture.mjs';

const look = (files) => check(files, (root) => [`${root}/scripts/check-docs.mjs`]);

for (const [what, text, target] of [
  ['a link', 'See [the plan](plans/gone.md).', 'docs/plans/gone.md'],
  ['a file named from the top', 'Look at `scripts/gone.mjs`.', 'scripts/gone.mjs'],
  ['a file of the backend', 'Look at `modules/horses/gone.ts`.', 'backend/src/modules/horses/gone.ts'],
]) {
  test(`${what} that leads nowhere is named`, () => {
    const { isContent, said } = look({ 'docs/walk.md': text });
    assert.equal(isContent, false);
    assert.match(said, new RegExp(`docs/walk\\.md points at ${target.replaceAll('.', '\\.')}, which is not there`));
  });
}

test('what is there, a web address and a call are nobody’s fault', () => {
  const { isContent, said } = look({
    'docs/walk.md': '[other](other.md#part), [site](https://example.org/x), `backend/src/`, `lessons/index`',
    'docs/other.md': '',
    'backend/src/main.ts': '',
  });
  assert.ok(isContent, said);
});

test('a variable that is read and not explained is named', () => {
  const { isContent, said } = look({
    'docs/operations.md': '| `PORT` | 3000 |',
    'docker/Dockerfile': '',
    'backend/src/main.ts':
      'const where = ({ HOST, PORT }: NodeJS.ProcessEnv) => HOST + PORT;\nconst level = process.env.LOG_LEVEL;',
    'backend/src/main.spec.ts': 'process.env.ONLY_IN_A_TEST',
  });
  assert.equal(isContent, false);
  assert.deepEqual(said.trim().split('\n').sort(), [
    'docs/operations.md does not explain the variable HOST.',
    'docs/operations.md does not explain the variable LOG_LEVEL.',
  ]);
});
