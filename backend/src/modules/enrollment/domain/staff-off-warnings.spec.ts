import type { Use } from '../../scheduling/contracts.js';
import { staffOffWarnings, type Absence } from './staff-off-warnings.js';

const maya: Use = { kind: 'instructor', id: 'maya', name: '' };
const at = (time: string) => new Date(`2026-12-01T${time}:00Z`);
const lesson = (from: string, until: string, own: object = {}) => ({
  lessonId: `${from}-${until}`,
  date: '2026-12-01',
  startsAt: at(from),
  endsAt: at(until),
  isCancelled: false,
  uses: [maya],
  ...own,
});
const off = (own: Partial<Absence> = {}): Absence => ({
  instructorId: 'maya',
  name: 'Maya Reyes',
  startsAt: at('14:00'),
  endsAt: at('16:00'),
  startTime: '14:00',
  endTime: '16:00',
  ...own,
});
const messages = (lessons: Parameters<typeof staffOffWarnings>[0], absences = [off()]) =>
  staffOffWarnings(lessons, absences).map(({ message }) => message);

describe('whoever teaches although they are off', () => {
  it('is warned of with the day, and the part of it, never with the reason', () => {
    expect(messages([lesson('14:30', '15:30')])).toEqual(['Maya Reyes is off on Tue 1 Dec from 14:00 to 16:00']);
    const whole = off({ startTime: null, endTime: null });
    expect(messages([lesson('14:30', '15:30')], [whole])).toEqual(['Maya Reyes is off on Tue 1 Dec']);
  });

  it.each([
    ['ends as it begins', '13:00', '14:00', 0],
    ['ends a minute into it', '13:00', '14:01', 1],
    ['begins before it and ends within', '13:30', '15:00', 1],
    ['is all of it', '14:00', '16:00', 1],
    ['begins a minute before its end', '15:59', '17:00', 1],
    ['begins as it ends', '16:00', '17:00', 0],
    ['is longer than it', '13:00', '17:00', 1],
  ])('a lesson that %s: %s–%s', (_, from, until, count) => expect(messages([lesson(from, until)])).toHaveLength(count));

  it('is told once for each lesson, however often they are off', () =>
    expect(
      messages([lesson('13:00', '17:00')], [off(), off({ startsAt: at('16:00'), endsAt: at('17:00') })]),
    ).toHaveLength(1));

  it('is nobody where the lesson is cancelled, or somebody else teaches', () => {
    expect(messages([lesson('14:00', '15:00', { isCancelled: true })])).toEqual([]);
    expect(messages([lesson('14:00', '15:00', { uses: [{ ...maya, id: 'tom' }] })])).toEqual([]);
    expect(messages([lesson('14:00', '15:00', { uses: [{ ...maya, kind: 'horse' }] })])).toEqual([]);
  });
});
