import { dayRange } from './day-range.js';

const refusal = (field: string, message: string) =>
  expect.objectContaining({ kind: 'invalid_input', errors: [{ field, message }] });
const thrown = (run: () => unknown) => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

describe('the days of the calendar', () => {
  it.each([
    ['one day', { day: '2026-11-20' }, { from: '2026-11-20', to: '2026-11-20' }],
    [
      'one day, whatever else is said',
      { day: '2026-11-20', from: '2026-11-01', to: '2026-11-30' },
      { from: '2026-11-20', to: '2026-11-20' },
    ],
    ['a range', { from: '2026-11-01', to: '2026-11-30' }, { from: '2026-11-01', to: '2026-11-30' }],
    ['thirty days from a day', { from: '2026-11-01' }, { from: '2026-11-01', to: '2026-12-01' }],
    ['thirty days from today', {}, { from: '2026-11-20', to: '2026-12-20' }],
    ['from today to a day', { to: '2026-11-20' }, { from: '2026-11-20', to: '2026-11-20' }],
    ['400 days at most', { from: '2026-01-01', to: '2027-02-05' }, { from: '2026-01-01', to: '2027-02-05' }],
  ])('are %s', (_, wanted, expected) => expect(dayRange(wanted, '2026-11-20')).toEqual(expected));

  it.each([
    ['a day that is none', { day: '2026-02-30' }, 'date1', 'date1 must be a day of the calendar'],
    ['an end that is no day', { to: '2026-02-30' }, 'date2', 'date2 must be a day of the calendar'],
    [
      'an end before the beginning',
      { from: '2026-11-02', to: '2026-11-01' },
      'date1',
      'start date must be before end date',
    ],
    [
      'one day too many',
      { from: '2026-01-01', to: '2027-02-06' },
      'date2',
      'At most 400 days can be asked for at once.',
    ],
  ])('refuse %s', (_, wanted, field, message) =>
    expect(thrown(() => dayRange(wanted, '2026-11-20'))).toEqual(refusal(field, message)),
  );
  it('must begin somewhere', () =>
    expect(thrown(() => dayRange({}))).toEqual(refusal('date1', 'date1 must be a day of the calendar')));
});
