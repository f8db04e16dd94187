import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { firstLoad } from '../../bench/lib/first-load.mjs';

/** React and ReactDOM alone, gzip. What is counted here are bytes, so it may stand in a test. */
const REACT = 67_700;
const root = path.resolve(import.meta.dirname, '../..');

for (const [name, ui, screens, most] of [
  ['the portal’s home', 'client-ui', [/home/i], 1.56],
  ['the staff calendar', 'admin-ui', [/^CalendarPage/], 6],
]) {
  const dist = path.join(root, ui, 'dist');
  test(
    `${name} loads at most ${most} times React’s JavaScript`,
    { skip: !existsSync(dist) && 'The screens are not built.' },
    () => {
      const bytes = firstLoad(dist, screens);
      assert.ok(bytes <= most * REACT, `${bytes} bytes`);
    },
  );
}
