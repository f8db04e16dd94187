import { beginsAt, lasts } from './lesson-time';

const riding = {
  scheduled_date: '2026-11-24',
  scheduled_starttime: '16:00',
  scheduled_end_date: '2026-11-24',
  scheduled_endtime: '17:00',
  is_allday: 0,
  duration: 60,
};
const days = { scheduled_end_date: '2026-11-27', scheduled_endtime: '15:00', duration: 4260 };

test.each([
  ['a lesson', {}, 'Tue 24 Nov, 16:00', '60 min'],
  ['a camp', days, 'Tue 24 Nov, 16:00', 'until Fri 27 Nov, 15:00'],
  ['a whole day', { is_allday: 1, duration: 1440 }, 'Tue 24 Nov', 'all day'],
  ['whole days', { ...days, is_allday: 1 }, 'Tue 24 Nov', 'until Fri 27 Nov'],
])('%s is said with its day, and until when', (_, own, begins, length) => {
  expect(beginsAt({ ...riding, ...own })).toBe(begins);
  expect(lasts({ ...riding, ...own })).toBe(length);
});
