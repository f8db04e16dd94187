import type { TimeOffState } from '../time-off-events.js';
import {
  checkDaysOff,
  decideAnswer,
  decideAsking,
  decideNoting,
  decideOtherDays,
  decideWithdrawal,
  type KnownTimeOff,
} from './decide-time-off.js';

const days = { from: '2026-12-01', until: '2026-12-03', startTime: null, endTime: null };
const whose = { timeOffId: 'off', instructorId: 'maya', personId: 'maya-p' };
const known = (state: TimeOffState = 'asked'): KnownTimeOff => ({ ...whose, ...days, reason: 'Dentist', state });
const code = (expected: string) => expect.objectContaining({ code: expected });

describe('days off', () => {
  it.each([
    ['one whole day', { until: '2026-12-01' }],
    ['several days', {}],
    ['a part of one day', { until: '2026-12-01', startTime: '14:00', endTime: '14:01' }],
    ['that have begun', { from: '2026-11-01' }],
    ['that end today', { from: '2026-11-01', until: '2026-11-27' }],
    ['a year', { from: '2026-12-01', until: '2027-12-01' }],
  ])('are %s', (_, own) => expect(() => checkDaysOff({ ...days, ...own }, '2026-11-27')).not.toThrow());

  it.each([
    ['end before they begin', { until: '2026-11-30' }, 'until_date'],
    ['are over', { from: '2026-11-20', until: '2026-11-26' }, 'until_date'],
    ['are longer than a year', { from: '2026-12-01', until: '2027-12-02' }, 'until_date'],
    ['have times on several days', { startTime: '14:00', endTime: '16:00' }, 'start_time'],
    ['have no beginning', { until: '2026-12-01', endTime: '16:00' }, 'start_time'],
    ['have no end', { until: '2026-12-01', startTime: '14:00' }, 'end_time'],
    ['end when they begin', { until: '2026-12-01', startTime: '14:00', endTime: '14:00' }, 'end_time'],
  ])('are refused at their field when they %s', (_, own, field) =>
    expect(() => checkDaysOff({ ...days, ...own }, '2026-11-27')).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ field })] }),
    ),
  );
});

describe('asking for days off', () => {
  it('is told once, and says neither which days nor why', () => {
    expect(decideAsking(whose, false)).toEqual([{ type: 'people.TimeOffAsked', data: { ...whose, isChange: false } }]);
    expect(decideAsking(whose, true)).toEqual([]);
  });

  it.each([
    [{ from: '2026-12-02' }],
    [{ until: '2026-12-04' }],
    [{ startTime: '14:00', endTime: '16:00' }],
    [{ reason: null }],
  ])('is changed while it waits: %j', (own) =>
    expect(decideOtherDays({ ...days, reason: 'Dentist', ...own }, known())).toEqual([
      { type: 'people.TimeOffAsked', data: { ...whose, isChange: true } },
    ]),
  );

  it('is no news where it stands so', () =>
    expect(decideOtherDays({ ...days, reason: 'Dentist' }, known())).toEqual([]));

  it.each(['approved', 'declined', 'withdrawn'] as const)('is not changed once it is %s', (state) =>
    expect(() => decideOtherDays({ ...days, reason: null }, known(state))).toThrow(code('time_off_settled')),
  );
});

describe('an answer', () => {
  const settled = (state: TimeOffState, former: TimeOffState | null) => [
    { type: 'people.TimeOffSettled', data: { ...whose, state, former } },
  ];

  it.each([
    ['approved', 'asked'],
    ['declined', 'asked'],
    ['asked', 'approved'],
    ['asked', 'declined'],
    ['withdrawn', 'approved'],
    ['approved', 'withdrawn'],
  ] as const)('makes it %s that was %s', (to, from) =>
    expect(decideAnswer(to, from, known(from))).toEqual(settled(to, from)),
  );

  it('given twice is one, even by somebody who saw another state', () => {
    expect(decideAnswer('approved', 'asked', known('approved'))).toEqual([]);
    expect(decideAnswer('declined', 'asked', known('declined'))).toEqual([]);
  });

  it.each(['approved', 'declined', 'withdrawn'] as const)('is not given over another one: %s', (state) =>
    expect(() => decideAnswer(state === 'declined' ? 'approved' : 'declined', 'asked', known(state))).toThrow(
      code('time_off_settled'),
    ),
  );

  it('is not needed for what an administrator notes', () => {
    expect(decideNoting(whose, false)).toEqual(settled('approved', null));
    expect(decideNoting(whose, true)).toEqual([]);
  });

  it.each(['asked', 'approved'] as const)('is taken back by whoever asked, while it is %s', (state) =>
    expect(decideWithdrawal(known(state))).toEqual(settled('withdrawn', state)),
  );

  it('declined stays so, and withdrawn twice is withdrawn', () => {
    expect(() => decideWithdrawal(known('declined'))).toThrow(code('time_off_settled'));
    expect(decideWithdrawal(known('withdrawn'))).toEqual([]);
  });
});
