import type { Use } from '../../scheduling/contracts.js';
import { staffOffWarnings, type Absence } from './staff-off-warnings.js';

const maya: Use = { kind: 'instructor', id: 'maya', name: '' };
const at = (time: string) => new Date(`2026-12-01T${time}:00Z`);
const lesson = (from: string, until: string, own: object = {}) => ({
  lessonId: `${from}-${until}`,
  date: '2026-12-01',
  startTime: from,
  isAllday: false,
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
  staffOffWarnings(lessons, { absences, hours: [] }).map(({ message }) => message);

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

describe('whoever teaches at hours that are not theirs', () => {
  const span = (from: string, until: string, weekday = 2) => ({ weekday, from, until });
  const hours = [span('09:00', '12:00'), span('14:00', '18:00')];
  const told = (lessons: Parameters<typeof staffOffWarnings>[0], spans = hours, absences: Absence[] = []) =>
    staffOffWarnings(lessons, { absences, hours: [{ instructorId: 'maya', name: 'Maya Reyes', hours: spans }] });
  const said = (...given: Parameters<typeof told>) => told(...given).map(({ message }) => message);

  it('is warned of with their hours of that weekday', () => {
    expect(said([lesson('11:30', '12:30')])).toEqual([
      'Maya Reyes works from 09:00 to 12:00 and from 14:00 to 18:00 on Tuesdays (Tue 1 Dec)',
    ]);
    expect(said([lesson('11:30', '12:30')], [span('09:00', '12:00', 3)])).toEqual([
      'Maya Reyes does not work on Tuesdays (Tue 1 Dec)',
    ]);
    expect(told([lesson('11:30', '12:30')])).toMatchObject([{ code: 'outside_hours', aboutId: 'maya' }]);
  });

  it('is nobody within them, in an all-day event, in a cancelled lesson, or who has said none', () => {
    expect(said([lesson('09:00', '12:00')])).toEqual([]);
    expect(said([lesson('00:00', '23:59', { isAllday: true })])).toEqual([]);
    expect(said([lesson('11:30', '12:30', { isCancelled: true })])).toEqual([]);
    expect(said([lesson('11:30', '12:30')], [])).toEqual([]);
  });

  it('is told once where they are off as well', () => {
    const absence = off({ startsAt: at('00:00'), endsAt: at('23:00'), startTime: null, endTime: null });
    expect(said([lesson('11:30', '12:30')], hours, [absence])).toEqual(['Maya Reyes is off on Tue 1 Dec']);
  });
});
