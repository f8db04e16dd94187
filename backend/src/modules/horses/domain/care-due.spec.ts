import { careDue, careDueOn, type CareInterval } from './care-due.js';

const interval = (every: number, unit: CareInterval['unit']) => ({ every, unit });
const done = (doneOn: string, nextOn: string | null = null) => ({ doneOn, nextOn });
const on = { today: '2026-11-26', soonDays: 28 };

describe('when care is due again', () => {
  it.each([
    ['2026-10-15', interval(6, 'week'), '2026-11-26'],
    ['2026-11-25', interval(1, 'day'), '2026-11-26'],
    ['2025-11-26', interval(12, 'month'), '2026-11-26'],
    // The clocks change in between; a week has seven days all the same.
    ['2026-10-25', interval(1, 'week'), '2026-11-01'],
    // There is no 31 February.
    ['2026-08-31', interval(6, 'month'), '2027-02-28'],
    ['2023-08-31', interval(6, 'month'), '2024-02-29'],
    ['2024-02-29', interval(12, 'month'), '2025-02-28'],
  ])('done on %s with %j: on %s', (doneOn, every, dueOn) => expect(careDueOn(done(doneOn), every)).toBe(dueOn));

  it('is what was said when it was done, whatever the interval', () => {
    expect(careDueOn(done('2026-11-01', '2026-11-15'), interval(6, 'week'))).toBe('2026-11-15');
    expect(careDueOn(done('2026-11-01', '2026-11-15'), null)).toBe('2026-11-15');
    expect(careDueOn(done('2026-11-01'), null)).toBeNull();
  });
});

describe('how urgent it is', () => {
  it.each([
    ['2026-11-25', 'overdue', -1],
    ['2026-11-26', 'soon', 0],
    ['2026-12-24', 'soon', 28],
    ['2026-12-25', 'fine', 29],
  ])('due on %s: %s, %i days', (nextOn, state, days) =>
    expect(careDue(done('2026-10-01', nextOn), null, on)).toEqual({ state, dueOn: nextOn, days }),
  );

  it('nothing is announced where the barn wants to hear of it on the day', () => {
    const told = (today: string) => careDue(done('2026-10-01', '2026-11-27'), null, { today, soonDays: 0 }).state;
    expect([told('2026-11-26'), told('2026-11-27'), told('2026-11-28')]).toEqual(['fine', 'soon', 'overdue']);
  });

  it('what is regular and was never noted is said so; what is done when needed is open', () => {
    expect(careDue(null, interval(6, 'week'), on)).toEqual({ state: 'never', dueOn: null, days: null });
    expect(careDue(null, null, on).state).toBe('open');
    expect(careDue(done('2026-11-01'), null, on)).toEqual({ state: 'open', dueOn: null, days: null });
  });
});
