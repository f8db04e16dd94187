import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from './fixture.mjs';

const words =
  '| word | what it is | on the wire | not |\n|---|---|---|---|\n| place | in a lesson | `lesson_person_id` | `seat` (platform) |\n';
const look = (files) => check({ 'docs/words.md': words, ...files }, (root) => [`${root}/scripts/check-words.mjs`]);

for (const text of ['const seat = 1;', 'const freeSeats = 1;', '/** The last seat. */', "type Seat = 'none';"])
  test(`a word that has another is named: ${text}`, () => {
    const { isContent, said } = look({ 'backend/src/a.ts': text });
    assert.equal(isContent, false);
    assert.match(said, /backend\/src\/a\.ts:1 says "seat"/);
  });

test('other words, and places that may say it, are nobody’s fault', () => {
  const { isContent, said } = look({
    'backend/src/a.ts': 'const seated = nausea + seatbelt;',
    'backend/src/platform/b.ts': 'const seat = 1;',
  });
  assert.ok(isContent, said);
});
