import fc from 'fast-check';
import { DateTime } from 'luxon';
import { daysOfSpan, SPANS } from './spans.js';

const day = fc
  .integer({ min: 0, max: 60_000 })
  .map((days) => DateTime.fromISO('1990-01-01', { zone: 'utc' }).plus({ days }).toFormat('yyyy-MM-dd'));
const next = (of: string) => DateTime.fromISO(of, { zone: 'utc' }).plus({ days: 1 }).toFormat('yyyy-MM-dd');
const length = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

describe('the days that a saved report always shows', () => {
  it.each([
    ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['yesterday', '2028-03-01', '2028-02-29', '2028-02-29'],
    ['today', '2026-11-27', '2026-11-27', '2026-11-27'],
    ['last_7_days', '2026-11-27', '2026-11-20', '2026-11-26'],
    ['this_week', '2026-11-30', '2026-11-30', '2026-12-06'],
    ['this_week', '2026-11-29', '2026-11-23', '2026-11-29'],
    ['last_week', '2026-11-30', '2026-11-23', '2026-11-29'],
    ['next_week', '2026-12-27', '2026-12-28', '2027-01-03'],
    ['this_month', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['last_month', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['last_month', '2027-01-01', '2026-12-01', '2026-12-31'],
    ['this_year', '2028-02-29', '2028-01-01', '2028-12-31'],
    ['last_year', '2028-02-29', '2027-01-01', '2027-12-31'],
  ] as const)('%s on %s: %s to %s', (span, on, from, to) => expect(daysOfSpan(span, on, true)).toEqual({ from, to }));

  it.each([
    ['this_week', '2026-11-29', '2026-11-29', '2026-12-05'],
    ['this_week', '2026-11-28', '2026-11-22', '2026-11-28'],
    ['last_week', '2026-11-30', '2026-11-22', '2026-11-28'],
  ] as const)('%s on %s where weeks begin on Sunday: %s to %s', (span, on, from, to) =>
    expect(daysOfSpan(span, on, false)).toEqual({ from, to }),
  );

  it.each([
    ['over the day on which the clocks go forward', 'this_week', '2026-03-29', '2026-03-23', '2026-03-29'],
    ['over the day on which they go back', 'last_7_days', '2026-10-27', '2026-10-20', '2026-10-26'],
  ] as const)('are whole days %s', (_, span, on, from, to) => expect(daysOfSpan(span, on, true)).toEqual({ from, to }));

  it('hold whole weeks, months and years, the last of which end where this one begins, on any day', () =>
    fc.assert(
      fc.property(day, fc.boolean(), (on, mondayFirst) => {
        const of = Object.fromEntries(SPANS.map((span) => [span, daysOfSpan(span, on, mondayFirst)]));
        for (const span of SPANS) expect(length(of[span]!)).toBeGreaterThan(0);
        for (const span of ['this_week', 'this_month', 'this_year']) {
          expect(of[span]!.from <= on && on <= of[span]!.to).toBe(true);
          expect(next(of[span.replace('this', 'last')]!.to)).toBe(of[span]!.from);
        }
        expect(next(of.this_week!.to)).toBe(of.next_week!.from);
        expect([length(of.this_week!), length(of.last_week!), length(of.next_week!), length(of.last_7_days!)]).toEqual([
          7, 7, 7, 7,
        ]);
        expect(next(of.yesterday!.to)).toBe(on);
      }),
    ));
});
