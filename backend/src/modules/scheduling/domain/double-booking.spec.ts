import { clashCode, clashSentence, doubleBookings, type OccupiedLesson, type Use } from './double-booking.js';

const at = (time: string) => new Date(`2026-11-24T${time}:00Z`);
const use = (kind: Use['kind'], id: string, name = id): Use => ({ kind, id, name });
const all = [use('instructor', 'ines'), use('horse', 'comet'), use('rider', 'anna'), use('location', 'arena')];
const lesson = (lessonId: string, from: string, to: string, of: Partial<OccupiedLesson> = {}): OccupiedLesson => ({
  lessonId,
  title: `Lesson ${lessonId}`,
  day: 'Tue 24 Nov',
  startTime: from,
  startsAt: at(from),
  endsAt: at(to),
  isAllday: false,
  isCancelled: false,
  uses: all,
  ...of,
});
const mine = lesson('mine', '16:00', '17:00');
const found = (...others: OccupiedLesson[]) => doubleBookings(mine, others).map(clashSentence);

describe('two lessons at once', () => {
  it('cannot share a rider, a horse, an instructor or a place', () => {
    expect(found(lesson('other', '16:30', '17:30'))).toEqual([
      'ines is also in Lesson other at 16:30 on Tue 24 Nov',
      'comet is also in Lesson other at 16:30 on Tue 24 Nov',
      'anna is also in Lesson other at 16:30 on Tue 24 Nov',
      'arena is also taken by Lesson other at 16:30 on Tue 24 Nov',
    ]);
    expect(doubleBookings(mine, [lesson('other', '16:30', '17:30')]).map(clashCode)).toEqual([
      'instructor_double_booked',
      'horse_double_booked',
      'rider_double_booked',
      'location_double_booked',
    ]);
  });
  it.each([
    ['follow each other', lesson('other', '17:00', '18:00')],
    ['begin as the first ends', lesson('other', '15:00', '16:00')],
    ['are the same', mine],
    ['of which one is called off', lesson('other', '16:00', '17:00', { isCancelled: true })],
    ['of which one lasts all day', lesson('other', '00:00', '23:59', { isAllday: true })],
    ['that share nothing', lesson('other', '16:00', '17:00', { uses: [use('rider', 'leo'), use('horse', 'anna')] })],
  ])('do not stand in each other’s way when they %s', (_, other) => expect(found(other)).toEqual([]));
  it.each([
    ['within it', '16:15', '16:45'],
    ['around it', '15:00', '18:00'],
    ['into its first minute', '15:00', '16:01'],
    ['from its last minute', '16:59', '18:00'],
  ])('do %s', (_, from, to) => expect(found(lesson('other', from, to))).toHaveLength(4));
  it('are told with every other one', () =>
    expect(found(lesson('a', '16:00', '17:00'), lesson('b', '16:30', '17:30'))).toHaveLength(8));
});
