import { datesOfLesson } from './dates-of-lesson.js';

const dates = { purchaseDate: '2026-11-20', makeupStartDate: '2026-11-22', expiryDate: '2026-12-31' };
const of = (lesson: string, some: Parameters<typeof datesOfLesson>[0] = dates) =>
  datesOfLesson(some, { chosen: '2026-11-24', lesson });

describe('dates that were chosen for one lesson of a series', () => {
  it('are the chosen lesson’s as they are', () => expect(of('2026-11-24')).toBe(dates));
  it('move with each later lesson, but for the day it was issued', () =>
    expect(of('2026-12-01')).toEqual({
      purchaseDate: '2026-11-20',
      makeupStartDate: '2026-11-29',
      expiryDate: '2027-01-07',
    }));
  it('stay unsaid where nobody said them', () =>
    expect(of('2026-12-01', { expiryDate: null })).toEqual({ expiryDate: null, makeupStartDate: undefined }));
});
