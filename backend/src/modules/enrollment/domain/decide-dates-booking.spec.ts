import { BOOKING_TERMS, enrolled, given, lesson, LONG_BEFORE, student } from '../test/given.js';
import { decideDatesBooking, type DatesBooking } from './decide-dates-booking.js';

const DATES = ['2026-11-24', '2026-12-01', '2026-12-08'];
const week = (n: number, facts = {}) => {
  const date = DATES[n - 1] as string;
  const startsAt = new Date(`${date}T21:00:00Z`);
  const planned = lesson({ lessonId: `lesson-${n}`, seriesId: 'series', date, startsAt, ...facts });
  return { ...planned, lessonPersonId: `new-${n}`, held: 0, ...facts };
};
const decide = (lessons: DatesBooking['lessons'], rosters = new Map(), facts: Partial<DatesBooking> = {}) =>
  decideDatesBooking(
    {
      student: student('anna'),
      lessons,
      elsewhere: [],
      terms: BOOKING_TERMS,
      now: LONG_BEFORE,
      notify: true,
      ...facts,
    },
    rosters,
  );
const full = given(enrolled('a'), enrolled('b'), enrolled('c'), enrolled('d'));
const three = given(enrolled('a'), enrolled('b'), enrolled('c'));

describe('booking several dates of a series', () => {
  it('gives a place in each of them, and one message', () =>
    expect(decide([week(1), week(3)]).map(({ data }) => [data.lessonId, data.lessonDate, data.notify])).toEqual([
      ['lesson-1', '2026-11-24', true],
      ['lesson-3', '2026-12-08', false],
    ]));
  it.each([
    ['is full', new Map([['lesson-2', full]]), {}, 'Tue 1 Dec: No spots available for this lesson'],
    ['has its last place kept', new Map([['lesson-2', three]]), { held: 1 }, 'Tue 1 Dec: No spots available'],
    ['was called off', new Map(), { isCancelled: true }, 'Tue 1 Dec: Lesson has already been cancelled'],
    ['has her already', new Map([['lesson-2', given(enrolled('anna'))]]), {}, 'Tue 1 Dec: Student is already booked'],
    ['has begun', new Map(), { startsAt: LONG_BEFORE }, 'Tue 1 Dec: This lesson can no longer be booked.'],
  ])('books none where one %s, and says which', (_what, rosters, facts, message) =>
    expect(() => decide([week(1), week(2, facts), week(3)], rosters)).toThrow(message),
  );
  it('takes the last place where none is kept', () =>
    expect(decide([week(1), week(2)], new Map([['lesson-2', three]]))).toHaveLength(2));
  it('books none where she is elsewhere on one of the days', () => {
    const occupied = (lessonId: string) => ({
      ...week(2),
      lessonId,
      title: 'Vaulting',
      startTime: '16:30',
      endTime: '17:30',
      endsAt: new Date('2026-12-01T22:00:00Z'),
      isAllday: false,
      uses: [],
    });
    const clash = {
      use: { kind: 'rider' as const, id: 'anna', name: 'Anna Berg' },
      lesson: occupied('lesson-2'),
      elsewhere: occupied('other'),
    };
    expect(() => decide([week(1), week(2)], new Map(), { elsewhere: [clash] })).toThrow(
      'Tue 1 Dec: Anna Berg is also in Vaulting at 16:30 on Tue 1 Dec. Please choose another time.',
    );
    expect(decide([week(1), week(3)], new Map(), { elsewhere: [clash] })).toHaveLength(2);
  });
  it.each([
    ['of two series', [week(1), week(2, { seriesId: 'another' })]],
    ['that do not recur', [week(1, { seriesId: null })]],
    ['that are none', []],
  ])('takes no lessons %s', (_what, lessons) =>
    expect(() => decide(lessons)).toThrow('lesson_date_time_ids must be lessons of one series'),
  );
  it('says without a day what holds for all', () =>
    expect(() => decide([week(1)], new Map(), { terms: { ...BOOKING_TERMS, canBookLessons: false } })).toThrow(
      /^You are not allowed to do this\.$/,
    ));
});
