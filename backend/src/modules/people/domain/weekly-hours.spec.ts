import { checkWeeklyHours, isWithinHours, weekdayOf } from './weekly-hours.js';

const TUESDAY = 2;
const span = (from: string, until: string, weekday = TUESDAY) => ({ weekday, from, until });

describe('weekly hours', () => {
  it('stand in order, whatever the order in which they were said', () =>
    expect(checkWeeklyHours([span('14:00', '18:00'), span('09:00', '14:00'), span('08:00', '12:00', 1)])).toEqual([
      span('08:00', '12:00', 1),
      span('09:00', '14:00'),
      span('14:00', '18:00'),
    ]));

  it.each([
    ['end as they begin', [span('09:00', '09:00')], 'hours[0].end_time'],
    ['end before they begin', [span('08:00', '09:00'), span('12:00', '11:00')], 'hours[1].end_time'],
    ['overlap by a minute', [span('11:59', '14:00'), span('09:00', '12:00')], 'hours[0].start_time'],
    ['stand there twice', [span('09:00', '12:00'), span('09:00', '12:00')], 'hours[1].start_time'],
  ])('are refused where they %s', (_, spans, field) =>
    expect(() => checkWeeklyHours(spans)).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ field })] }),
    ),
  );
});

describe('a lesson within hours', () => {
  const hours = [span('09:00', '12:00'), span('14:00', '18:00')];
  it.each([
    ['begins with them', '2026-12-01', '09:00', 60, true],
    ['begins a minute before them', '2026-12-01', '08:59', 60, false],
    ['ends with them', '2026-12-01', '11:00', 60, true],
    ['ends a minute after them', '2026-12-01', '11:01', 60, false],
    ['is in the second of them', '2026-12-01', '16:30', 90, true],
    ['is between them', '2026-12-01', '12:30', 60, false],
    ['spans the break', '2026-12-01', '11:30', 180, false],
    ['is on another weekday', '2026-12-02', '09:00', 60, false],
    ['goes on after midnight', '2026-12-01', '17:00', 600, false],
  ])('%s: %s %s for %d minutes: %s', (_, date, startTime, minutes, is) =>
    expect(isWithinHours(hours, { date, startTime, minutes })).toBe(is),
  );

  it('knows weekdays, whatever the zone of the machine', () =>
    expect(['2026-11-30', '2026-12-05', '2026-12-06'].map(weekdayOf)).toEqual([1, 6, 7]));
});
