import { BOOKING_TERMS, hoursBefore, LONG_BEFORE, lesson } from '../test/given.js';
import { checkFamilyBooking, placesFree, type FamilyBooking } from './booking-rules.js';

const booking = (facts: Partial<FamilyBooking> = {}): FamilyBooking => ({
  usesMakeup: false,
  lesson: lesson(),
  taken: 0,
  sectionAssigned: false,
  misfits: [],
  terms: BOOKING_TERMS,
  now: LONG_BEFORE,
  ...facts,
});
const check = (facts?: Partial<FamilyBooking>) => () => checkFamilyBooking(booking(facts));

describe('places free', () => {
  it.each([
    [4, 0, 4],
    [4, 3, 1],
    [4, 4, 0],
    [4, 6, 0],
    [0, 0, 0],
    [null, 9, null],
  ])('of %s with %s taken: %s', (max, taken, free) => expect(placesFree(max, taken)).toBe(free));
});

describe('a family books', () => {
  it('the last place', () => expect(check({ taken: 3 })).not.toThrow());
  it('no place in a full lesson', () => expect(check({ taken: 4 })).toThrow('No spots available for this lesson'));
  it('no place in a lesson without a maximum', () =>
    expect(check({ lesson: lesson({ maxEnrollment: null }) })).toThrow('No spots available for this lesson'));
  it('nothing where the barn does not let it', () =>
    expect(check({ terms: { ...BOOKING_TERMS, canBookLessons: false } })).toThrow('not allowed'));
  it('with a makeup where the barn lets it use makeups, and only there', () => {
    expect(check({ usesMakeup: true, terms: { ...BOOKING_TERMS, canBookLessons: false } })).not.toThrow();
    expect(check({ usesMakeup: true, terms: { ...BOOKING_TERMS, canBookMakeups: false } })).toThrow('not allowed');
  });
  it('until the buffer before the lesson, to the minute', () => {
    const terms = { ...BOOKING_TERMS, bufferHours: 2 };
    expect(check({ terms, now: hoursBefore(2 + 1 / 60) })).not.toThrow();
    expect(check({ terms, now: hoursBefore(2) })).toThrow('This lesson can no longer be booked.');
  });
  it('only sections it is assigned to, where the barn restricts them', () => {
    const terms = { ...BOOKING_TERMS, restrictsSections: true };
    expect(check({ terms, sectionAssigned: true })).not.toThrow();
    expect(check({ terms })).toThrow('This lesson is not open for booking.');
  });
});
