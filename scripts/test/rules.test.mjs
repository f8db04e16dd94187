import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from './fixture.mjs';

const row = (where) => `| id | rule | where |\n|---|---|---|\n| C05 | What each cancellation does. | ${where} |\n`;
const linked = '[decide.ts](../backend/src/modules/enrollment/domain/decide.ts)';
const look = (files) => check(files, (root) => [`${root}/scripts/rules.mjs`, '--check']);
const decided = { 'backend/src/modules/enrollment/domain/decide.ts': '/** C05 */\nexport const decide = 1;' };

test('a rule leads to what decides it', () => {
  const { isContent, said } = look({ 'docs/rules.md': row(linked), ...decided });
  assert.ok(isContent, said);
});

test('a page that leads elsewhere is named', () => {
  const { isContent, said } = look({ 'docs/rules.md': row('–'), ...decided });
  assert.equal(isContent, false);
  assert.match(said, /docs\/rules\.md no longer says where/);
});

test('an id that nobody explains is named, one within a range and one in a test’s name too', () => {
  const { said } = look({
    'docs/rules.md': row('–'),
    'backend/src/a.ts': '// R095–R096\n',
    'backend/test/a.int.spec.ts': "it('does so: G03', () => {});",
  });
  for (const id of ['R095', 'R096', 'G03']) assert.match(said, new RegExp(`${id} is cited and not explained`));
});

test('a colour in the code is no rule', () => {
  const { isContent, said } = look({ 'docs/rules.md': row('–'), 'backend/src/a.ts': "const red = 'F00 A10';" });
  assert.ok(isContent, said);
});
