import { payloadOf, secondsOfWorth, urgencyOf } from './push-message.js';

const now = new Date('2026-11-20T14:00:00Z');
const at = (time: string) => new Date(time);

describe('what a phone is told', () => {
  it('is worth as much time as is left, and a week at most', () => {
    expect(secondsOfWorth(at('2026-11-20T15:00:00Z'), now)).toBe(3600);
    expect(secondsOfWorth(at('2027-03-01T15:00:00Z'), now)).toBe(7 * 24 * 3600);
  });

  it('is worth nothing once its lesson has begun', () => {
    expect(secondsOfWorth(now, now)).toBe(0);
    expect(secondsOfWorth(at('2026-11-20T13:59:59Z'), now)).toBe(0);
  });

  it('wakes a phone for what is about today or tomorrow alone', () => {
    expect(urgencyOf(at('2026-11-21T14:00:00Z'), now)).toBe('high');
    expect(urgencyOf(at('2026-11-21T14:00:01Z'), now)).toBe('normal');
  });

  it('is short, whatever a lesson is called', () => {
    const said = JSON.parse(payloadOf({ title: 'M'.repeat(200), body: 'x'.repeat(500), path: '/a' }, 'tag')) as object;
    expect(said).toEqual({ title: 'M'.repeat(80), body: `${'x'.repeat(159)}…`, path: '/a', tag: 'tag' });
  });
});
