import { byPlace, cancelled, enrolled, given, MAKEUP, marked, PACKAGE, placeFacts, UNPAID } from '../test/given.js';
import { decideAssignment, doubleBookings } from './assign-horse.js';
import { decideCompletion } from './complete-rosters.js';
import { decideFilling } from './fill-rosters.js';
import { decideAttendance } from './mark-attendance.js';
import { decidePaid } from './mark-paid.js';
import { decideRemoval } from './remove-student.js';

const booked = given(enrolled('anna'));
const anna = { lessonPersonId: 'place-of-anna', lessonId: 'lesson-1', studentId: 'anna', date: '2026-11-24' };

describe('attendance', () => {
  const mark = (code: Parameters<typeof decideAttendance>[0]['code'], roster = booked, cover = PACKAGE) =>
    decideAttendance({ code, place: anna, cover }, roster).map(({ data }) => [data.code, data.isCancelled, data.unit]);
  it('flags the cancel codes only', () =>
    expect((['COM', 'CNS', 'CLC', 'CNA', 'CAN', 'RSC'] as const).map((code) => mark(code)[0])).toEqual([
      ['COM', false, 'used'],
      ['CNS', true, 'used'],
      ['CLC', true, 'used'],
      ['CNA', true, 'used'],
      ['CAN', true, 'released'],
      ['RSC', true, 'released'],
    ]));
  it('has no unit to speak of where nothing covers', () =>
    expect([mark('COM', booked, UNPAID)[0]?.[2], mark('RSC', booked, UNPAID)[0]?.[2]]).toEqual(['none', 'none']));
  it('gives a makeup back with a moved lesson', () =>
    expect(mark('RSC', booked, MAKEUP)).toEqual([['RSC', true, 'released']]));
  it('does nothing the second time', () =>
    expect(mark('CNS', given(enrolled('anna'), marked('anna', 'CNS', { isCancelled: true })))).toEqual([]));
  it('brings back a rider who was thought missing', () =>
    expect(mark('COM', given(enrolled('anna'), marked('anna', 'CNS', { isCancelled: true })))).toEqual([
      ['COM', false, 'used'],
    ]));
  it('brings nobody back who has a new place in the lesson', () =>
    expect(() =>
      mark(
        'SCH',
        given(
          enrolled('anna'),
          marked('anna', 'CNS', { isCancelled: true }),
          enrolled('anna', { lessonPersonId: 'again' }),
        ),
      ),
    ).toThrow('Student is already booked for this lesson spot'));
  it.each([
    { code: 'CWM', unit: 'used', compensation: 'makeup' },
    { code: 'BCNA', unit: 'used', compensation: 'none' },
  ] as const)('does not undo $code', (data) =>
    expect(() => mark('COM', given(enrolled('anna'), cancelled('anna', data)))).toThrow(
      'Add the student again instead.',
    ),
  );
});

describe('a lesson that was held', () => {
  const places = byPlace(placeFacts('anna'), placeFacts('leo', { packageKind: null }), placeFacts('mia'));
  it('completes who is scheduled and takes no unit again', () =>
    expect(
      decideCompletion(
        'lesson-1',
        given(enrolled('anna'), enrolled('leo'), enrolled('mia'), marked('mia', 'CNS', { isCancelled: true })),
        places,
      ).map(({ data }) => [data.studentId, data.code, data.unit]),
    ).toEqual([
      ['anna', 'COM', 'used'],
      ['leo', 'COM', 'none'],
    ]));
  it('does nothing the second time', () =>
    expect(decideCompletion('lesson-1', given(enrolled('anna'), marked('anna', 'COM')), places)).toEqual([]));
});

describe('horses', () => {
  const biscuit = { horseName: 'Biscuit', isActive: true, elsewhere: [] };
  const assign = (facts = {}, roster = booked) =>
    decideAssignment(
      { lessonPersonId: 'place-of-anna', lessonId: 'lesson-1', horseId: 'biscuit', horse: biscuit, ...facts },
      roster,
    ).map(({ data }) => data.horseId);
  const riding = given(enrolled('anna', { horseId: 'biscuit' }));
  it('are assigned, and taken away again', () =>
    expect([assign(), assign({ horseId: null, horse: undefined }, riding)]).toEqual([['biscuit'], [null]]));
  it('are assigned once', () =>
    expect([assign({}, riding), assign({ horseId: null, horse: undefined })]).toEqual([[], []]));
  it('must be in work', () =>
    expect(() => assign({ horse: { ...biscuit, isActive: false } })).toThrow('Biscuit is not in work.'));
  it('must exist', () => expect(() => assign({ horse: undefined })).toThrow('The horse was not found.'));
  it('are not for who has cancelled', () =>
    expect(() => assign({}, given(enrolled('anna'), cancelled('anna')))).toThrow('rides no horse'));
  it('going twice at one time are a warning, not a refusal', () =>
    expect(
      doubleBookings({ ...biscuit, elsewhere: [{ lessonId: 'lesson-2', title: 'Jumping', startTime: '16:00' }] }),
    ).toEqual([
      { code: 'horse_double_booked', message: 'Biscuit also goes in Jumping at 16:00.', lessonId: 'lesson-2' },
    ]));
});

describe('paid', () => {
  it('is said where it was said otherwise', () =>
    expect(
      decidePaid([placeFacts('anna'), placeFacts('leo', { paid: true })], true).map(({ data }) => data.studentId),
    ).toEqual(['anna']));
});

describe('removing', () => {
  const rosters = new Map([
    ['lesson-1', booked],
    ['lesson-2', given(enrolled('anna'), cancelled('anna'))],
  ]);
  it('takes out who has a place, and leaves what was cancelled on record', () =>
    expect(decideRemoval([anna, { ...anna, lessonId: 'lesson-2' }], rosters).map(({ data }) => data.lessonId)).toEqual([
      'lesson-1',
    ]));
  it('of who is gone already is no matter', () =>
    expect(decideRemoval([anna], new Map([['lesson-1', given()]]))).toEqual([]));
});

describe('a new lesson', () => {
  let n = 0;
  const filled = decideFilling(
    {
      lessonId: 'lesson-1',
      date: '2026-11-24',
      programId: 'program',
      studentIds: ['anna', 'leo', 'anna'],
      horseIds: ['biscuit', 'biscuit'],
      notify: true,
    },
    () => `new-${++n}`,
  );
  it('begins with everybody it was planned with, once', () =>
    expect(
      filled.map((event) => (event.type === 'enrollment.HorseAdded' ? event.data.horseId : event.data.studentId)),
    ).toEqual(['anna', 'leo', 'biscuit']));
});
