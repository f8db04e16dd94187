import { endDayLike, spanWords, timesOf } from './lesson-span';

const evening = {
  scheduled_date: '2026-11-24',
  scheduled_end_date: '2026-11-24',
  scheduled_starttime: '16:00:00',
  scheduled_endtime: '17:00:00',
};
const camp = { ...evening, scheduled_starttime: '09:00', scheduled_end_date: '2026-11-27' };
const night = {
  ...evening,
  scheduled_starttime: '22:00',
  scheduled_endtime: '07:00',
  scheduled_end_date: '2026-11-25',
};

describe('the times of a lesson', () => {
  it('name its last day where that is another one', () => {
    expect([evening, camp, night].map(spanWords)).toEqual([
      '16:00–17:00',
      '09:00–Fri 27 Nov, 17:00',
      '22:00–Wed 25 Nov, 07:00',
    ]);
    expect(timesOf({ ...evening, is_allday: 1 })).toBe('All day');
    expect(timesOf({ ...evening, is_allday: 0 })).toBe('16:00–17:00');
  });

  it.each([
    [evening, '16:00', '17:00', '2026-12-01'],
    [evening, '23:30', '00:30', '2026-12-02'],
    [camp, '10:00', '16:00', '2026-12-04'],
    [camp, '20:00', '06:00', '2026-12-05'],
    [night, '21:00', '06:00', '2026-12-02'],
    [night, '09:00', '10:00', '2026-12-01'],
  ])('%j at %s–%s ends on %s', (lesson, start, end, day) =>
    expect(endDayLike(lesson, { date: '2026-12-01', start, end })).toBe(day),
  );
});
