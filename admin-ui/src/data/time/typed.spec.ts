import { dayTyped, timeTyped } from './typed';

describe('a day that is typed', () => {
  it.each([
    ['2026-11-24', '2026-11-24'],
    ['Tue 24 Nov 2026', '2026-11-24'],
    ['24 nov', '2026-11-24'],
    ['Nov 24', '2026-11-24'],
    ['24 November 2027', '2027-11-24'],
    ['24.11.', '2026-11-24'],
    ['24/11/27', '2027-11-24'],
    ['11/24/2026', '2026-11-24'],
    ['4 2', '2026-02-04'],
  ])('may be written %s', (text, day) => expect(dayTyped(text, '2026-03-01')).toBe(day));
  it.each(['', '2', '24', '31.2.', '24 foo', 'tomorrow', '2026-13-01', '30 Feb 2026'])('is none in “%s”', (text) =>
    expect(dayTyped(text, '2026-03-01')).toBeNull(),
  );
});

describe('a time that is typed', () => {
  it.each([
    ['16:00', '16:00'],
    ['16.30', '16:30'],
    ['1630', '16:30'],
    ['9', '09:00'],
    ['930', '09:30'],
    ['4pm', '16:00'],
    ['4:15 PM', '16:15'],
    ['12am', '00:00'],
    ['12 pm', '12:00'],
  ])('may be written %s', (text, time) => expect(timeTyped(text)).toBe(time));
  it.each(['', '24:00', '16:60', 'noon', '13pm', '0am', '123456'])('is none in “%s”', (text) =>
    expect(timeTyped(text)).toBeNull(),
  );
});
