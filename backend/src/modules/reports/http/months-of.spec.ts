import { monthsOf } from './months-of.js';

it.each([
  ['2026-11-20', '2026-11-20', ['2026-11-20/2026-11-20']],
  ['2026-11-30', '2026-12-01', ['2026-11-30/2026-11-30', '2026-12-01/2026-12-01']],
  ['2027-12-15', '2028-02-29', ['2027-12-15/2027-12-31', '2028-01-01/2028-01-31', '2028-02-01/2028-02-29']],
])('some days are cut where months end (%s to %s)', (from, to, months) =>
  expect(monthsOf({ from, to }).map((month) => `${month.from}/${month.to}`)).toEqual(months),
);
