import fc from 'fast-check';
import { DateTime } from 'luxon';
import { hasStarted, isBookable, isInsideNotice } from './notice-hours.js';

const at = (local: string, zone = 'America/Toronto') => DateTime.fromISO(local, { zone }).toJSDate();

describe('the notice window', () => {
  const lesson = at('2026-11-24T16:00');
  it.each([
    ['a minute before it opens', '2026-11-23T15:59', false],
    ['on the minute: exactly the notice is in time', '2026-11-23T16:00', false],
    ['a minute later', '2026-11-23T16:01', true],
    ['an hour before the lesson', '2026-11-24T15:00', true],
    ['after the lesson began', '2026-11-24T16:30', true],
  ])('24 hours, %s', (_, now, inside) => expect(isInsideNotice(lesson, at(now), 24)).toBe(inside));

  it('counts to the millisecond at its edge', () => {
    const edge = at('2026-11-23T16:00').getTime();
    expect([edge - 1, edge, edge + 1].map((now) => isInsideNotice(lesson, new Date(now), 24))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each([0, -1])('is never inside when the barn asks for no notice (%s)', (hours) =>
    expect(isInsideNotice(lesson, at('2026-11-24T15:59'), hours)).toBe(false),
  );

  // Clocks change between now and the lesson: the notice is real hours, so the wall clock shows one less or one more.
  it.each([
    ['Toronto, spring forward', 'America/Toronto', '2027-03-14T16:00', '2027-03-13T15:00', '2027-03-13T15:01'],
    ['Toronto, fall back', 'America/Toronto', '2026-11-01T16:00', '2026-10-31T17:00', '2026-10-31T17:01'],
    ['Berlin, spring forward', 'Europe/Berlin', '2027-03-28T16:00', '2027-03-27T15:00', '2027-03-27T15:01'],
    ['Berlin, fall back', 'Europe/Berlin', '2026-10-25T16:00', '2026-10-24T17:00', '2026-10-24T17:01'],
  ])('%s', (_, zone, starts, lastInTime, tooLate) => {
    expect(isInsideNotice(at(starts, zone), at(lastInTime, zone), 24)).toBe(false);
    expect(isInsideNotice(at(starts, zone), at(tooLate, zone), 24)).toBe(true);
  });

  it('once inside stays inside, and a longer notice is never kinder', () => {
    const hours = fc.integer({ min: 0, max: 400 });
    const offset = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(hours, hours, offset, fc.nat(), (some, more, ms, later) => {
        const now = lesson.getTime() - ms;
        const inside = (when: number, notice: number) => isInsideNotice(lesson, new Date(when), notice);
        return (!inside(now, some) || inside(now + later, some)) && (!inside(now, some) || inside(now, some + more));
      }),
    );
  });
});

describe('booking and starting', () => {
  const lesson = at('2026-11-24T16:00');
  it.each([
    ['2026-11-24T15:59', false],
    ['2026-11-24T16:00', true],
    ['2026-11-24T16:01', true],
  ])('at %s the lesson has started: %s', (now, started) => expect(hasStarted(lesson, at(now))).toBe(started));
  it.each([
    [2, '2026-11-24T13:59', true],
    [2, '2026-11-24T14:00', false],
    [2, '2026-11-24T14:01', false],
    [0, '2026-11-24T15:59', true],
    [0, '2026-11-24T16:00', false],
  ])('with a buffer of %s hours, at %s it can be booked: %s', (buffer, now, bookable) =>
    expect(isBookable(lesson, at(now), buffer)).toBe(bookable),
  );
});
