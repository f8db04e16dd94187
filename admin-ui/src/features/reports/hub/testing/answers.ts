import type { ReportsHub } from '@/data/requests/reports-hub';

/** What the server answers of a barn in which nothing has happened yet. */
export const emptyHub: ReportsHub = {
  today: '2026-11-24',
  riders: { weeks: [], today: 0, yesterday: 0, joined: 0, stopped: 0 },
  places: { from: '2026-10-28', to: '2026-11-24', hours: [], taken_today: 0, places_today: 0 },
  income: { programs: [], months: [], total: 0, lately: 0 },
  owing: { ages: [], outstanding: 0, lessons: 0, lately: 0, lessons_lately: 0 },
  horses: { from: '2026-11-23', to: '2026-11-29', horses: [], more: 0, over: 0, over_today: 0 },
  cancellations: {
    from: '2026-10-28',
    to: '2026-11-24',
    reasons: ['rider', 'noshow', 'weather', 'illness', 'barn'],
    notices: [],
    cancelled: 0,
    places: 0,
    share: null,
    lately: 0,
  },
};

const none = { outstanding: 0, lessons: 0, invoices: 0 };

/** Of a barn that has been there for more than a year. */
export const busyHub: ReportsHub = {
  today: '2026-11-24',
  riders: {
    weeks: [
      { from: '2026-11-16', to: '2026-11-22', riders: 41, before: null },
      { from: '2026-11-23', to: '2026-11-29', riders: 38, before: 30 },
    ],
    today: 12,
    yesterday: 9,
    joined: 3,
    stopped: 1,
  },
  places: {
    from: '2026-10-28',
    to: '2026-11-24',
    hours: [
      { weekday: 2, hour: 16, lessons: 8, places: 40, taken: 31, filled: 78 },
      { weekday: 6, hour: 9, lessons: 4, places: 0, taken: 0, filled: null },
    ],
    taken_today: 23,
    places_today: 30,
  },
  income: {
    programs: ['Group', 'Private'],
    months: [
      { from: '2026-10-01', to: '2026-10-31', amounts: [1200, 300], total: 1500 },
      { from: '2026-11-01', to: '2026-11-30', amounts: [900, -50], total: 850 },
    ],
    total: 2350,
    lately: 90,
  },
  owing: {
    ages: [
      { age: 'days_30', outstanding: 120, lessons: 2, invoices: 1 },
      { age: 'days_60', ...none },
      { age: 'days_90', ...none },
      { age: 'older', outstanding: 80, lessons: 1, invoices: 1 },
    ],
    outstanding: 200,
    lessons: 3,
    lately: 0,
    lessons_lately: 1,
  },
  horses: {
    from: '2026-11-23',
    to: '2026-11-29',
    horses: [
      {
        id: 'h1',
        name: 'Biscuit',
        lessons: 6,
        minutes: 390,
        allowed_minutes: 360,
        warnings: ['Too much on Tue 24 Nov'],
      },
      { id: 'h2', name: 'Juniper', lessons: 2, minutes: 120, allowed_minutes: null, warnings: [] },
    ],
    more: 0,
    over: 1,
    over_today: 1,
  },
  cancellations: {
    ...emptyHub.cancellations,
    notices: [
      { notice: 'after', places: [0, 2, 0, 0, 0], total: 2 },
      { notice: 'day', places: [3, 0, 1, 0, 0], total: 4 },
      { notice: 'two', places: [0, 0, 0, 0, 0], total: 0 },
      { notice: 'week', places: [0, 0, 0, 0, 0], total: 0 },
      { notice: 'earlier', places: [1, 0, 0, 0, 0], total: 1 },
    ],
    cancelled: 7,
    places: 90,
    share: 8,
    lately: 2,
  },
};
