import { publicWeek } from './public-week';

const today = '2026-11-20';

describe('the week of a public page', () => {
  it('begins today, and nothing is before it', () =>
    expect(publicWeek(null, today)).toEqual({
      from: '2026-11-20',
      to: '2026-11-26',
      later: '?from=2026-11-27',
      earlier: null,
    }));
  it('is the one in the address', () =>
    expect(publicWeek('2026-12-04', today)).toMatchObject({ from: '2026-12-04', earlier: '?from=2026-11-27' }));
  it('leads back to today and no further', () =>
    expect(publicWeek('2026-11-24', today)).toMatchObject({ from: '2026-11-24', earlier: '?' }));
  it.each(['2026-11-01', 'soon', ''])('is today’s where the address says %p', (asked) =>
    expect(publicWeek(asked, today).from).toBe(today),
  );
});
