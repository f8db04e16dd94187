import { isQuiet, offerUntil } from './offer-hours.js';
import { HOURS } from '../test/waiting.js';

const FAR = new Date('2026-12-31T12:00:00Z');
const until = (now: string, hours: Partial<typeof HOURS> = {}, closing = FAR) =>
  offerUntil(new Date(now), closing, { ...HOURS, ...hours }).toISOString();

describe('how long a place is held', () => {
  it('is its hours, where no quiet hour lies between', () => {
    expect(until('2026-11-20T14:00:00Z')).toBe('2026-11-20T18:00:00.000Z');
  });

  it('stands still in the quiet hours: 19:00 and four hours are 09:00 the next day', () => {
    expect(until('2026-11-21T00:00:00Z')).toBe('2026-11-21T14:00:00.000Z');
  });

  it('ends exactly where the quiet hours begin, if its hours do', () => {
    expect(until('2026-11-20T22:00:00Z')).toBe('2026-11-21T02:00:00.000Z');
  });

  it('goes over several nights', () => {
    expect(until('2026-11-20T14:00:00Z', { holdHours: 30 })).toBe('2026-11-22T16:00:00.000Z');
  });

  it('counts real hours in the night in which the clocks go back', () => {
    expect(until('2026-10-31T23:00:00Z')).toBe('2026-11-01T14:00:00.000Z');
  });

  it('never goes past the time at which booking closes', () => {
    expect(until('2026-11-20T14:00:00Z', {}, new Date('2026-11-20T15:30:00Z'))).toBe('2026-11-20T15:30:00.000Z');
  });

  it('knows no night where both times are the same', () => {
    expect(until('2026-11-21T00:00:00Z', { quietFrom: '00:00', quietUntil: '00:00' })).toBe('2026-11-21T04:00:00.000Z');
  });
});

describe('a quiet hour', () => {
  const quiet = (now: string, hours: Partial<typeof HOURS> = {}) => isQuiet(new Date(now), { ...HOURS, ...hours });

  it.each([
    ['20:59', '2026-11-21T01:59:00Z', false],
    ['21:00', '2026-11-21T02:00:00Z', true],
    ['00:00', '2026-11-21T05:00:00Z', true],
    ['06:59', '2026-11-21T11:59:00Z', true],
    ['07:00', '2026-11-21T12:00:00Z', false],
  ])('at %s', (_, now, expected) => expect(quiet(now)).toBe(expected));

  it('may lie within a day', () => {
    const midday = { quietFrom: '12:00', quietUntil: '14:00' };
    expect(
      ['2026-11-20T16:59:00Z', '2026-11-20T17:00:00Z', '2026-11-20T19:00:00Z'].map((now) => quiet(now, midday)),
    ).toEqual([false, true, false]);
  });
});
