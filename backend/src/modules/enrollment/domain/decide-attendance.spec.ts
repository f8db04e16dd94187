import { cancelled, enrolled, given, MAKEUP, marked, PACKAGE, UNPAID } from '../test/given.js';
import { decideAttendance } from './decide-attendance.js';

const booked = given(enrolled('anna'));
const missed = given(enrolled('anna'), marked('anna', 'CNS', { isCancelled: true }));
const anna = { lessonPersonId: 'place-of-anna', lessonId: 'lesson-1', studentId: 'anna', date: '2026-11-24' };
type Code = Parameters<typeof decideAttendance>[0]['code'];
const mark = (code: Code, roster = booked, cover = PACKAGE) =>
  decideAttendance({ code, place: anna, cover }, roster).map(({ data }) => [data.code, data.isCancelled, data.unit]);

describe('marking attendance', () => {
  it('notes who it was, when, and what becomes of the lesson credit', () =>
    expect(decideAttendance({ code: 'COM', place: anna, cover: PACKAGE }, booked)).toEqual([
      {
        type: 'enrollment.AttendanceMarked',
        data: {
          lessonPersonId: 'place-of-anna',
          lessonId: 'lesson-1',
          studentId: 'anna',
          code: 'COM',
          isCancelled: false,
          unit: 'used',
          lessonDate: '2026-11-24',
        },
      },
    ]));
  it.each<[Code, boolean, string]>([
    ['COM', false, 'used'],
    ['CNS', true, 'used'],
    ['CLC', true, 'used'],
    ['CNA', true, 'used'],
    ['CAN', true, 'released'],
    ['RSC', true, 'released'],
  ])('%s gives the place up: %s, the lesson credit is %s', (code, gaveUp, unit) =>
    expect(mark(code)).toEqual([[code, gaveUp, unit]]),
  );
  it('has no lesson credit to speak of where nothing covers', () =>
    expect([mark('COM', booked, UNPAID)[0]?.[2], mark('RSC', booked, UNPAID)[0]?.[2]]).toEqual(['none', 'none']));
  it('gives a makeup back with a lesson that was moved', () =>
    expect(mark('RSC', booked, MAKEUP)).toEqual([['RSC', true, 'released']]));
  it('does nothing the second time', () => expect(mark('CNS', missed)).toEqual([]));
  it('knows nobody who is not in the lesson', () => expect(() => mark('COM', given())).toThrow('was not found'));
});

describe('bringing back a rider who was thought missing', () => {
  it('is possible as long as nothing was given for it', () =>
    expect([mark('COM', missed), mark('SCH', missed)]).toEqual([[['COM', false, 'used']], [['SCH', false, 'used']]]));
  it('may also say otherwise why the place was given up', () =>
    expect(mark('CLC', missed)).toEqual([['CLC', true, 'used']]));
  it('is refused where the rider has a new place in the lesson', () => {
    const again = enrolled('anna', { lessonPersonId: 'again' });
    const roster = given(enrolled('anna'), marked('anna', 'CNS', { isCancelled: true }), again);
    expect(() => mark('SCH', roster)).toThrow('Student is already booked for this lesson spot');
    expect(mark('CLC', roster)).toEqual([['CLC', true, 'used']]);
  });
  it.each([
    [{ code: 'CWM', unit: 'used', compensation: 'makeup' }, 'Cancelled with makeup'],
    [{ code: 'BCNA', unit: 'used', compensation: 'none' }, 'Barn Cancel'],
  ] as const)('is refused after %j', (data, name) =>
    expect(() => mark('COM', given(enrolled('anna'), cancelled('anna', data)))).toThrow(
      `This lesson was cancelled (${name}). Add the student again instead.`,
    ),
  );
});
