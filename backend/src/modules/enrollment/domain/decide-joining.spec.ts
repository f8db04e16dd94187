import { BOOKING_TERMS, enrolled, given, lesson, LONG_BEFORE, student } from '../test/given.js';
import { joined, judged, list, offered } from '../test/waiting.js';
import { decideJoining, MOST_OF_FAMILY, MOST_WAITING, type Joining } from './decide-joining.js';
import type { Roster } from './roster.js';
import { heldFromOthers, type WaitingList } from './waiting-list.js';

const FULL = given(enrolled('anna'), enrolled('leo'));
const UNTIL = '2026-11-20T18:00:00.000Z';
const join = (
  waiting: WaitingList,
  roster: Roster,
  { enrolment, ...facts }: Partial<Omit<Joining, 'enrolment'>> & { enrolment?: Partial<Joining['enrolment']> } = {},
) =>
  decideJoining(
    {
      entryId: 'new',
      autoEnrol: false,
      guests: 0,
      ofFamily: 0,
      enrolment: {
        lessonPersonId: 'place',
        by: 'family',
        lesson: lesson({ maxEnrollment: 2 }),
        student: student('mia'),
        makeups: [],
        terms: BOOKING_TERMS,
        elsewhere: [],
        now: LONG_BEFORE,
        notify: false,
        messageId: null,
        ...enrolment,
      },
      ...facts,
    },
    waiting,
    roster,
  );

describe('joining a waiting list', () => {
  it('is for a full lesson', () => {
    expect(join([], FULL)).toMatchObject([{ type: 'enrollment.WaitingJoined', data: { studentId: 'mia' } }]);
    expect(() => join([], given(enrolled('anna')))).toThrow('has a free place');
  });

  it('is for a lesson whose free place is held for somebody else, too', () => {
    const one = given(enrolled('anna'));
    expect(join(list(joined('tom'), offered('tom', UNTIL)), one)).toHaveLength(1);
    expect(() => join(list(joined('tom'), judged('tom', 'rider_elsewhere')), one)).toThrow('has a free place');
  });

  it('takes places that are kept for guests as taken', () => {
    const one = given(enrolled('anna'));
    expect(() => join([], one)).toThrow('has a free place');
    expect(join([], one, { guests: 1 })).toHaveLength(1);
  });

  it('a second time changes nothing', () => {
    expect(join(list(joined('mia')), FULL)).toEqual([]);
  });

  it('is refused for what booking would be refused for if there were a place', () => {
    const terms = { ...BOOKING_TERMS, restrictsSections: true };
    expect(() => join([], FULL, { enrolment: { terms } })).toThrow('not open for booking');
    expect(() => join([], FULL, { enrolment: { student: student('anna') } })).toThrow('already booked');
    expect(() => join([], FULL, { enrolment: { lesson: lesson({ isCancelled: true }) } })).toThrow('cancelled');
    expect(() => join([], FULL, { enrolment: { lesson: lesson({ maxEnrollment: null }) } })).toThrow('No spots');
    expect(() => join([], FULL, { enrolment: { useMakeup: true } })).toThrow('No spots');
  });

  it('is bounded for a lesson and for a family', () => {
    const others = (count: number) => list(...Array.from({ length: count }, (_, n) => joined(`rider-${n}`)));
    expect(join(others(MOST_WAITING - 1), FULL, { ofFamily: MOST_OF_FAMILY - 1 })).toHaveLength(1);
    expect(() => join(others(MOST_WAITING), FULL)).toThrow('At most 30 can wait');
    expect(() => join([], FULL, { ofFamily: MOST_OF_FAMILY })).toThrow('at most 20 lessons');
  });
});

describe('free places that a booking may not take', () => {
  const held = (waiting: WaitingList, who: string, now = LONG_BEFORE) => heldFromOthers(waiting, who, now);
  const waiting = list(
    joined('mia'),
    joined('tom'),
    joined('zoe'),
    offered('mia', UNTIL),
    judged('tom', 'rider_elsewhere'),
  );

  it('are those offered, and those for whoever fits and waits', () => expect(held(waiting, 'stranger')).toBe(2));
  it('are the other offers, for whom one is offered', () => expect(held(waiting, 'mia')).toBe(0));
  it('are those ahead, for who waits', () => expect(held(waiting, 'zoe')).toBe(1));
  it('count an offer that has ended for nobody but the others', () =>
    expect(held(waiting, 'mia', new Date(UNTIL))).toBe(0));
});
