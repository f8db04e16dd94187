import { closedDays } from './closures.js';

const barn = [
  { name: 'Winter', from: '12-24', to: '01-02' },
  { name: 'Thanksgiving', weekday: 'monday', nth: 2, month: 10 },
  { name: 'Victoria Day', weekday: 'monday', before: '05-25' },
  { name: 'Good Friday', easter: -2 },
];

it('knows the days of a year on which no lesson is given', () =>
  expect([...closedDays(barn, '2026-03-01', '2026-12-25')].toSorted()).toEqual([
    '2026-04-03',
    '2026-05-18',
    '2026-10-12',
    '2026-12-24',
    '2026-12-25',
  ]));

it('closes over the turn of the year, also where only its end is asked about', () =>
  expect([...closedDays(barn, '2027-01-01', '2027-03-26')].toSorted()).toEqual([
    '2027-01-01',
    '2027-01-02',
    '2027-03-26',
  ]));
