import { joined, list, offered } from '../test/waiting.js';
import { LESSON } from '../test/given.js';
import { decideHandingOverWaiting } from './decide-handing-over-waiting.js';

const UNTIL = '2026-11-20T18:00:00.000Z';
const WAITING = [joined('mia'), joined('twin'), offered('twin', UNTIL), joined('zoe')];
const merged = (...heirs: [string, string][]) => decideHandingOverWaiting(LESSON, list(...WAITING), new Map(heirs));

describe('students on a waiting list who are merged', () => {
  it('wait where they stood, with what was offered', () => {
    const events = merged(['twin', 'anna']);
    expect(list(...WAITING, ...events).map(({ studentId, offeredUntil }) => [studentId, offeredUntil])).toEqual([
      ['mia', null],
      ['anna', new Date(UNTIL)],
      ['zoe', null],
    ]);
  });

  it('wait once where the other waits already, and nobody else is touched', () => {
    expect(merged(['twin', 'mia'])).toMatchObject([{ type: 'enrollment.WaitingEnded', data: { why: 'merged' } }]);
    expect(merged(['twin', 'anna'], ['zoe', 'anna']).map(({ type }) => type)).toEqual([
      'enrollment.WaitingHandedOver',
      'enrollment.WaitingEnded',
    ]);
    expect(merged(['leo', 'anna'])).toEqual([]);
  });
});
