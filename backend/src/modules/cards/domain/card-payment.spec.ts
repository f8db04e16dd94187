import { ASKED_FOR_MS, HELD_FOR_MS, nextStep, OPEN_FOR_MS, type Hold } from './card-payment.js';

const now = new Date('2026-11-20T14:00:00Z');
const open = { amountMinor: 51867, currency: 'CAD', createdAt: now, askedAt: null, hold: null };
const seen = { phase: 'open', receivedMinor: 0, currency: 'CAD' } as const;
const paid = { phase: 'paid', receivedMinor: 51867, currency: 'CAD' } as const;
const later = (ms: number) => new Date(now.getTime() + ms);

describe('what the provider’s word means for an open payment by card', () => {
  it.each([
    ['paid as offered', paid, later(0), 'record'],
    ['paid as offered, however late', paid, later(OPEN_FOR_MS * 9), 'record'],
    ['less than offered', { ...paid, receivedMinor: 51866 }, later(0), 'investigate'],
    ['more than offered', { ...paid, receivedMinor: 51868 }, later(0), 'investigate'],
    ['another currency', { ...paid, currency: 'USD' }, later(0), 'investigate'],
    ['nothing yet', seen, later(0), 'wait'],
    ['nothing in the last moment', seen, later(OPEN_FOR_MS), 'wait'],
    ['nothing in a day', seen, later(OPEN_FOR_MS + 1), 'end'],
    ['ended there', { ...seen, phase: 'ended' } as const, later(0), 'close'],
  ] as const)('%s', (_what, word, at, step) => expect(nextStep(open, word, at)).toBe(step));
  it.each([
    [ASKED_FOR_MS, 'wait'],
    [ASKED_FOR_MS + 1, 'end'],
  ])('a family that was asked has a week: after %i ms %s (E12)', (ms, step) =>
    expect(nextStep({ ...open, createdAt: later(-OPEN_FOR_MS), askedAt: now }, seen, later(ms))).toBe(step),
  );

  const held = { ...seen, phase: 'held' } as const;
  it.each([
    ['asked', held, 0, 'hold'],
    ['held', held, HELD_FOR_MS, 'wait'],
    ['held', held, HELD_FOR_MS + 1, 'end'],
    ['taken', held, 0, 'capture'],
    ['taken', paid, 0, 'record'],
    ['taken', { ...seen, phase: 'ended' }, 0, 'close'],
    ['released', held, 0, 'end'],
    ['released', seen, 0, 'end'],
    ['asked', seen, OPEN_FOR_MS + 1, 'end'],
  ] as const)('money for a place that is %s, at the provider %j, after %i ms: %s', (hold: Hold, word, ms, step) =>
    expect(nextStep({ ...open, hold }, word, later(ms))).toBe(step),
  );
});
