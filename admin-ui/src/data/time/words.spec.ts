import { dateOnly, longDay, shortDay } from './words';

describe('days in words', () => {
  it('gives every month three letters where it is short', () => {
    expect(shortDay('2026-09-29')).toBe('Tue 29 Sep');
    expect(dateOnly('2026-09-29')).toBe('29 Sep 2026');
    expect(shortDay('2026-11-24')).toBe('Tue 24 Nov');
  });

  it('writes a long one out', () => expect(longDay('2026-09-29')).toBe('Tuesday 29 September 2026'));
});
