import { hoursLaterIn } from './hours-later';

test('hours from now stand on the barn’s wall clock', () => {
  expect(hoursLaterIn('America/Toronto', 20, new Date('2026-11-24T12:30:00Z'))).toBe('2026-11-25 03:30');
});
