import { cancelled, enrolled, given, MAKEUP, marked, PACKAGE, packageWith, UNPAID } from '../test/given.js';
import { decideAttendance } from './decide-attendance.js';

const booked = given(enrolled('anna'));
const missed = given(enrolled('anna'), marked('anna', 'CNS', { isCancelled: true }));
const anna = {
  lessonPersonId: 'place-of-anna',
  lessonId: 'lesson-1',
  studentId: 'anna',
  date: '2026-11-24',
  lessonIsCancelled: false,
};
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
          withLesson: false,
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

describe('attendance, and what was done before', () => {
  const gaveBack = given(enrolled('anna'), cancelled('anna', { code: 'CWP', unit: 'released' }));
  const returned = (remain: number) => packageWith({ isReturned: true, remain });
  it('is not of a lesson that the barn cancelled, whatever became of the place', () => {
    const place = { ...anna, lessonIsCancelled: true };
    for (const code of ['SCH', 'COM', 'CLC', 'RSC'] as const)
      expect(() => decideAttendance({ code, place, cover: returned(1) }, gaveBack)).toThrow(
        'Lesson has already been cancelled',
      );
    expect(
      decideAttendance(
        { code: 'CNS', place, cover: PACKAGE },
        given(enrolled('anna'), marked('anna', 'CNS', { isCancelled: true })),
      ),
    ).toEqual([]);
  });
  it.each(['CLC', 'CNS', 'CNA'] as const)('%s takes the lesson credit again only while it is there', (code) => {
    expect(mark(code, gaveBack, returned(1))).toEqual([[code, true, 'used']]);
    expect(() => mark(code, gaveBack, returned(0))).toThrow('has already been used');
  });
  it('takes none where the place is given up and the credit stays given back', () =>
    expect(mark('RSC', gaveBack, returned(0))).toEqual([['RSC', true, 'released']]));
  it('lets a rider come back whose lesson credit is gone, and looks for another', () => {
    expect(mark('SCH', gaveBack, returned(0))).toEqual([['SCH', false, 'used']]);
    expect(mark('SCH', gaveBack, UNPAID)).toEqual([['SCH', false, 'used']]);
  });
});
