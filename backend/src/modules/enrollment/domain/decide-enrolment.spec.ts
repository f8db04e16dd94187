import { BOOKING_TERMS, cancelled, enrolled, given, hoursBefore, lesson, LONG_BEFORE, student } from '../test/given.js';
import { decideEnrolment, type Enrolment } from './decide-enrolment.js';

const enrolment = (facts: Partial<Enrolment> = {}): Enrolment => ({
  lessonPersonId: 'new',
  by: 'family',
  lesson: lesson(),
  student: student('anna'),
  makeups: [],
  elsewhere: [],
  terms: BOOKING_TERMS,
  now: LONG_BEFORE,
  notify: true,
  messageId: null,
  ...facts,
});
const full = given(enrolled('a'), enrolled('b'), enrolled('c'), enrolled('d'));
const makeup = (packageId: string, facts = {}) => ({
  packageId,
  makeupOf: `missed-${packageId}`,
  startDate: '2026-11-10',
  expiryDate: '2026-12-24',
  ...facts,
});

describe('enrolling a student', () => {
  it('gives a place', () =>
    expect(decideEnrolment(enrolment(), given())).toEqual([
      {
        type: 'enrollment.StudentEnrolled',
        data: {
          lessonPersonId: 'new',
          lessonId: 'lesson-1',
          studentId: 'anna',
          lessonDate: '2026-11-24',
          programId: 'program',
          horseId: null,
          makeup: null,
          notify: true,
          messageId: null,
        },
      },
    ]));
  it('refuses who is there already, whoever asks (R135 R142)', () => {
    for (const by of ['family', 'staff'] as const)
      expect(() => decideEnrolment(enrolment({ by }), given(enrolled('anna')))).toThrow(
        'Student is already booked for this lesson spot',
      );
  });
  it('takes back who had cancelled', () =>
    expect(decideEnrolment(enrolment(), given(enrolled('anna'), cancelled('anna')))).toHaveLength(1));
  it('gives the place of who has cancelled to somebody else', () =>
    expect(
      decideEnrolment(enrolment(), given(enrolled('a'), enrolled('b'), enrolled('c'), enrolled('d'), cancelled('d'))),
    ).toHaveLength(1));
  it('stops a family at a full lesson, not staff', () => {
    expect(() => decideEnrolment(enrolment(), full)).toThrow('No spots available for this lesson');
    expect(decideEnrolment(enrolment({ by: 'staff' }), full)).toHaveLength(1);
  });
  it('stops staff who asked to be stopped, at a full lesson only', () => {
    expect(() => decideEnrolment(enrolment({ by: 'staff', respectMaximum: true }), full)).toThrow(
      'No spots available for this lesson',
    );
    expect(decideEnrolment(enrolment({ by: 'staff', respectMaximum: true }), given())).toHaveLength(1);
  });
  it('puts nobody into a lesson that was called off', () =>
    expect(() => decideEnrolment(enrolment({ by: 'staff', lesson: lesson({ isCancelled: true }) }), given())).toThrow(
      'Lesson has already been cancelled',
    ));
  it('puts no inactive client into a lesson', () =>
    expect(() =>
      decideEnrolment(enrolment({ by: 'staff', student: student('anna', { isActive: false }) }), given()),
    ).toThrow('This client is inactive.'));
  it('lets staff note who rode yesterday', () =>
    expect(decideEnrolment(enrolment({ by: 'staff', now: hoursBefore(-24) }), given())).toHaveLength(1));
});

describe('enrolling with a makeup', () => {
  const chosen = (facts: Partial<Enrolment>) =>
    decideEnrolment(enrolment({ useMakeup: true, ...facts }), given())[0]?.data.makeup;
  it('takes the first that is offered', () =>
    expect(chosen({ makeups: [makeup('soon'), makeup('later')] })).toEqual({
      packageId: 'soon',
      makeupOf: 'missed-soon',
    }));
  it('takes the one that was chosen, by its item or by the missed lesson', () => {
    for (const makeupId of ['later', 'missed-later'])
      expect(chosen({ makeupId, makeups: [makeup('soon'), makeup('later')] })).toMatchObject({ packageId: 'later' });
  });
  it.each([
    ['2026-11-24', '2026-11-24', true],
    ['2026-11-25', '2026-12-24', false],
    ['2026-11-10', '2026-11-23', false],
  ])('valid from %s to %s fits the 24th: %s', (startDate, expiryDate, fits) =>
    expect(chosen({ by: 'staff', makeups: [makeup('m', { startDate, expiryDate })] }) !== null).toBe(fits),
  );
  it('tells a family that none fits, and lets staff book as usual (R135 F09)', () => {
    expect(() => chosen({ makeups: [] })).toThrow('No spots available for this lesson');
    expect(chosen({ by: 'staff', makeups: [] })).toBeNull();
  });
  it('uses none unasked', () => expect(chosen({ useMakeup: false, makeups: [makeup('m')] })).toBeNull());
});

describe('a rider who rides elsewhere at the same time', () => {
  const other = {
    lessonId: 'other',
    title: 'Jumping',
    date: '2026-11-24',
    startTime: '16:30',
    endTime: '17:30',
    startsAt: LONG_BEFORE,
    endsAt: LONG_BEFORE,
    isAllday: false,
    isCancelled: false,
    uses: [],
  };
  const elsewhere = [
    { use: { kind: 'rider' as const, id: 'anna', name: 'Anna Rent' }, lesson: other, elsewhere: other },
  ];
  it('is refused to the family, with the time', () =>
    expect(() => decideEnrolment(enrolment({ elsewhere }), given())).toThrow(
      'Anna Rent is also in Jumping at 16:30 on Tue 24 Nov. Please choose another time.',
    ));
  it('is for staff to decide', () =>
    expect(decideEnrolment(enrolment({ elsewhere, by: 'staff' }), given())).toHaveLength(1));
});
