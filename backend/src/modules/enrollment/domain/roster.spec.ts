import fc from 'fast-check';
import {
  BOOKING_TERMS,
  cancelled,
  enrolled,
  given,
  lesson,
  LONG_BEFORE,
  marked,
  placeFacts,
  removed,
  student,
  TERMS,
  TODAY,
} from '../test/given.js';
import { decideCancellation } from './decide-cancellation.js';
import { decideAttendance } from './decide-attendance.js';
import { decideEnrolment } from './decide-enrolment.js';
import { coverOf } from './place-facts.js';
import type { RosterEvent } from '../events.js';
import {
  activePlaces,
  cancelledPlaces,
  lessonHorseOf,
  placeOf,
  placesTaken,
  rosterStream,
  type Roster,
} from './roster.js';
import { ATTENDANCE_CODES, STUDENT_ACTIONS } from './status.js';

describe('a roster', () => {
  it('counts who has a place, not who has cancelled', () =>
    expect(placesTaken(given(enrolled('anna'), enrolled('leo'), cancelled('leo')))).toBe(1));
  it('forgets who was removed', () => expect(given(enrolled('anna'), removed('anna')).places).toEqual({}));
  it('keeps what a cancellation did, to undo it when it is changed', () =>
    expect(
      given(enrolled('anna'), cancelled('anna', { code: 'CWM', unit: 'used', compensation: 'makeup' })).places[
        'place-of-anna'
      ],
    ).toMatchObject({ phase: 'cancelled', code: 'CWM', unit: 'used', compensation: 'makeup' }));
  it('knows a place booked with a makeup after it was cancelled, too', () =>
    expect(
      given(enrolled('anna', { makeup: { packageId: 'm', makeupOf: 'x' } }), cancelled('anna')).places['place-of-anna'],
    ).toMatchObject({ isMakeup: true }));
  it('gives a student who comes back a new place beside the cancelled one', () => {
    const roster = given(enrolled('anna'), cancelled('anna'), enrolled('anna', { lessonPersonId: 'again' }));
    expect(placeOf(roster, 'anna')?.lessonPersonId).toBe('again');
    expect(Object.keys(roster.places)).toEqual(['place-of-anna', 'again']);
  });
  it('lets attendance give a place up and take it back', () => {
    expect(placesTaken(given(enrolled('anna'), marked('anna', 'CNS', { isCancelled: true })))).toBe(0);
    expect(
      placesTaken(given(enrolled('anna'), marked('anna', 'CNS', { isCancelled: true }), marked('anna', 'COM'))),
    ).toBe(1);
  });
  it('follows the horse of a place', () =>
    expect(
      given(enrolled('anna'), {
        type: 'enrollment.HorseAssigned',
        data: { lessonPersonId: 'place-of-anna', lessonId: 'lesson-1', studentId: 'anna', horseId: 'biscuit' },
      }).places['place-of-anna']?.horseId,
    ).toBe('biscuit'));

  const place = { lessonPersonId: 'place-of-anna', lessonId: 'lesson-1', studentId: 'anna' };
  it('holds a place again as it stood before, once a cancellation was taken back', () => {
    const reinstated: RosterEvent = {
      type: 'enrollment.StudentReinstated',
      data: {
        ...place,
        runId: 'run',
        lessonDate: '2026-11-24',
        code: 'COM',
        withLesson: true,
        unit: 'used',
        compensation: 'makeup',
        notify: false,
      },
    };
    const roster = given(enrolled('anna'), cancelled('anna'), enrolled('leo'), cancelled('leo'), reinstated);
    expect(roster.places['place-of-anna']).toMatchObject({ phase: 'active', code: 'COM', withLesson: true });
    expect([activePlaces(roster), cancelledPlaces(roster)].map((all) => all.map(({ studentId }) => studentId))).toEqual(
      [['anna'], ['leo']],
    );
  });
  it('follows a place to the record that takes its rider over', () => {
    const data = { ...place, studentId: 'anna-2', formerStudentId: 'anna' };
    expect(placeOf(given(enrolled('anna'), { type: 'enrollment.PlaceHandedOver', data }), 'anna-2')).toBeDefined();
  });
  it('knows which horses stand in it, until they leave', () => {
    const horse = (horseId: string) => ({ lessonHorseId: `row-of-${horseId}`, lessonId: 'lesson-1', horseId });
    const added = ['biscuit', 'comet'].map((horseId): RosterEvent => ({
      type: 'enrollment.HorseAdded',
      data: { ...horse(horseId), withRider: false },
    }));
    const gone: RosterEvent = { type: 'enrollment.HorseRemoved', data: horse('biscuit') };
    expect(lessonHorseOf(given(...added), 'comet')?.lessonHorseId).toBe('row-of-comet');
    expect(Object.keys(given(...added, gone).horses)).toEqual(['row-of-comet']);
  });
});

describe('whatever people do', () => {
  type Deed = {
    who: string;
    what: 'book' | 'remove' | 'cancel' | 'attend';
    action: string;
    code: (typeof ATTENDANCE_CODES)[number];
    max: number;
  };
  const deed: fc.Arbitrary<Deed> = fc.record({
    who: fc.constantFrom('anna', 'leo', 'mia', 'tom', 'zoe'),
    what: fc.constantFrom('book', 'remove', 'cancel', 'attend'),
    action: fc.constantFrom(...STUDENT_ACTIONS),
    code: fc.constantFrom(...ATTENDANCE_CODES),
    max: fc.constant(3),
  });
  let next = 0;
  const attempt = (roster: Roster, { who, what, action, code, max }: Deed): RosterEvent[] => {
    const mine = Object.values(roster.places)
      .filter((place) => place.studentId === who)
      .at(-1);
    const facts = placeFacts(who, {
      lessonPersonId: mine?.lessonPersonId ?? 'none',
      isCancelled: mine?.phase === 'cancelled',
      isReturned: mine?.phase === 'cancelled' && mine.unit === 'released',
    });
    try {
      if (what === 'book')
        return decideEnrolment(
          {
            lessonPersonId: `p${next++}`,
            by: 'family',
            lesson: lesson({ maxEnrollment: max }),
            student: student(who),
            makeups: [],
            elsewhere: [],
            terms: BOOKING_TERMS,
            now: LONG_BEFORE,
            notify: false,
            messageId: null,
          },
          roster,
        );
      if (!mine) return [];
      if (what === 'cancel')
        return decideCancellation(
          {
            by: 'staff',
            action,
            place: facts,
            cover: coverOf(facts, TERMS),
            terms: TERMS,
            clientsCanCancel: true,
            now: LONG_BEFORE,
            today: TODAY,
            notify: false,
            messageId: null,
          },
          roster,
        );
      if (what === 'attend') return decideAttendance({ code, place: facts, cover: coverOf(facts, TERMS) }, roster);
      return mine.phase === 'active'
        ? [
            {
              type: 'enrollment.StudentRemoved',
              data: { lessonPersonId: mine.lessonPersonId, lessonId: 'lesson-1', studentId: who, notify: false },
            },
          ]
        : [];
    } catch {
      return [];
    }
  };

  it('families never overfill a lesson, nobody sits in it twice, and doing the same again does nothing', () =>
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
        let roster = rosterStream.initial;
        for (const some of deeds) {
          const events = attempt(roster, some);
          roster = events.reduce(rosterStream.evolve, roster);
          if (some.what !== 'book') expect(attempt(roster, some)).toEqual([]);
          // Attendance can bring a rider back into a lesson that has filled up meanwhile: that is for staff to decide.
          if (some.what === 'book' && events.length) expect(placesTaken(roster)).toBeLessThanOrEqual(some.max);
          const riders = activePlaces(roster).map((place) => place.studentId);
          expect(new Set(riders).size).toBe(riders.length);
        }
      }),
    ));
});
