import { enrolled, given, lesson, student } from '../test/given.js';
import { decideSeriesEnrolment } from './decide-series-enrolment.js';

const week = (n: number, facts = {}) => ({
  ...lesson({ lessonId: `lesson-${n}`, seriesId: 'series', ...facts }),
  lessonPersonId: `new-${n}`,
});
const decide = (lessons: ReturnType<typeof week>[], rosters = new Map(), facts = {}) =>
  decideSeriesEnrolment({ student: student('anna', facts), lessons, notify: true }, rosters);

describe('enrolling for the rest of a series', () => {
  it('gives a place in every lesson, and one message', () =>
    expect(decide([week(1), week(2), week(3)]).map(({ data }) => [data.lessonId, data.notify])).toEqual([
      ['lesson-1', true],
      ['lesson-2', false],
      ['lesson-3', false],
    ]));
  it('passes over lessons the student is in and lessons that were called off', () =>
    expect(
      decide([week(1), week(2, { isCancelled: true }), week(3)], new Map([['lesson-1', given(enrolled('anna'))]])).map(
        ({ data }) => data.lessonId,
      ),
    ).toEqual(['lesson-3']));
  it('says so when there is nothing left to book', () =>
    expect(() => decide([week(1)], new Map([['lesson-1', given(enrolled('anna'))]]))).toThrow(
      'Student is already booked for this lesson spot',
    ));
  it('does not begin at a lesson that was called off', () =>
    expect(() => decide([week(1, { isCancelled: true }), week(2)])).toThrow('Lesson has already been cancelled'));
  it('takes no inactive client', () =>
    expect(() => decide([week(1)], new Map(), { isActive: false })).toThrow('This client is inactive.'));
});
