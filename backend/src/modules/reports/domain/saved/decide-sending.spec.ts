import { decideSending, type Sendable } from './decide-sending.js';

const now = new Date('2026-11-30T12:00:00Z');
const at = { now, timeZone: 'America/Toronto', today: '2026-11-30' };
const saved = (own: Partial<Sendable> = {}): Sendable => ({
  schedule: { every: 'week', weekday: 1 },
  isStopped: false,
  settledDay: '2026-11-27',
  recipients: 2,
  lastSentAt: null,
  ...own,
});

describe('a saved report goes out', () => {
  it('by the clock, for its day', () => expect(decideSending(saved(), { ...at, by: 'clock' })).toBe('2026-11-30'));
  it.each([
    ['whose day went out', { settledDay: '2026-11-30' }],
    ['that is stopped', { isStopped: true }],
    ['that goes to nobody', { recipients: 0 }],
    ['that is not mailed', { schedule: { every: 'never' } }],
  ] as const)('by the clock, but none %s', (_, own) =>
    expect(decideSending(saved(own), { ...at, by: 'clock' })).toBeUndefined(),
  );

  it.each([
    ['that is stopped', { isStopped: true }],
    ['whose day went out', { settledDay: '2026-11-30' }],
    ['that goes out by hand alone', { schedule: { every: 'never' } }],
    ['that went out a minute ago', { lastSentAt: new Date('2026-11-30T11:59:00Z') }],
  ] as const)('by hand at any time, even one %s', (_, own) =>
    expect(decideSending(saved(own), { ...at, by: 'administrator' })).toBe('2026-11-30'),
  );
  it('by hand once, however often the button is pressed at once', () =>
    expect(
      decideSending(saved({ lastSentAt: new Date('2026-11-30T11:59:01Z') }), { ...at, by: 'administrator' }),
    ).toBeUndefined());
  it('by hand to somebody', () =>
    expect(() => decideSending(saved({ recipients: 0 }), { ...at, by: 'administrator' })).toThrow('nobody'));
});
