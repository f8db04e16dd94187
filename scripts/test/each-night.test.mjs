import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextNight } from '../each-night.mjs';

const local = (text) => new Date(`${text}:00`);

test('the next night is today’s before its hour, and tomorrow’s from then on', () => {
  for (const [now, night] of [
    ['2026-11-28T03:59', '2026-11-28T04:00'],
    ['2026-11-28T04:00', '2026-11-29T04:00'],
    ['2026-12-31T23:00', '2027-01-01T04:00'],
  ])
    assert.deepEqual(nextNight(4, local(now)), local(night));
});
