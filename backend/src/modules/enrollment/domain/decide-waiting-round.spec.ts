import { cancelled, enrolled, given, lesson, LONG_BEFORE, STARTS_AT, hoursBefore } from '../test/given.js';
import { HOURS, joined, judged, list, offered } from '../test/waiting.js';
import { decideWaitingRound, type WaitingRound } from './decide-waiting-round.js';
import type { Roster } from './roster.js';
import type { WaitingList } from './waiting-list.js';

const FULL = given(enrolled('anna'), enrolled('leo'));
const ONE_FREE = given(enrolled('anna'), enrolled('leo'), cancelled('leo'));
/** Four hours after `LONG_BEFORE`, at nine in the barn. */
const UNTIL = '2026-11-20T18:00:00.000Z';

const round = (roster: Roster, waiting: WaitingList, facts: Partial<WaitingRound> = {}) => {
  const { events, enrol } = decideWaitingRound(
    {
      lessonId: 'lesson-1',
      lesson: lesson({ maxEnrollment: 2 }),
      roster,
      guests: 0,
      now: LONG_BEFORE,
      bufferHours: 0,
      hours: HOURS,
      refusalOf: () => null,
      ...facts,
    },
    waiting,
  );
  const said = events.map(({ type, data }) => {
    const what = 'why' in data ? [data.why] : 'until' in data ? [data.until] : 'because' in data ? [data.because] : [];
    return [type.replace('enrollment.', ''), 'studentId' in data ? data.studentId : null, ...what];
  });
  return [...said, ...enrol.map(({ studentId }) => ['enrol', studentId])];
};
const THREE = list(joined('mia'), joined('tom'), joined('zoe'));
const except =
  (...riders: string[]): WaitingRound['refusalOf'] =>
  ({ studentId }) =>
    riders.includes(studentId) ? 'rider_elsewhere' : null;

describe('a free place', () => {
  it('is offered to the first who waits', () => {
    expect(round(ONE_FREE, THREE)).toEqual([['PlaceOffered', 'mia', UNTIL]]);
  });

  it('is offered to nobody where there is none', () => {
    expect(round(FULL, THREE)).toEqual([]);
  });

  it('is offered to the first who fits; who is passed over keeps the reason', () => {
    expect(round(ONE_FREE, THREE, { refusalOf: except('mia', 'tom') })).toEqual([
      ['WaitingJudged', 'mia', 'rider_elsewhere'],
      ['WaitingJudged', 'tom', 'rider_elsewhere'],
      ['PlaceOffered', 'zoe', UNTIL],
    ]);
  });

  it('is taken at once by whoever wanted it so', () => {
    expect(round(ONE_FREE, list(joined('mia', { autoEnrol: true }), joined('tom')))).toEqual([['enrol', 'mia']]);
  });

  it('is one of several: as many are offered', () => {
    expect(round(given(), THREE)).toEqual([
      ['PlaceOffered', 'mia', UNTIL],
      ['PlaceOffered', 'tom', UNTIL],
    ]);
  });

  it('is held for one: as long as it is offered, nobody else is asked', () => {
    expect(round(ONE_FREE, list(joined('mia'), joined('tom'), offered('mia', UNTIL)))).toEqual([]);
  });

  it('waits in the quiet hours for the morning, with whoever fits', () => {
    const night = { now: new Date('2026-11-21T03:00:00Z') };
    expect(round(ONE_FREE, THREE, { ...night, refusalOf: except('mia') })).toEqual([
      ['WaitingJudged', 'mia', 'rider_elsewhere'],
    ]);
    expect(round(ONE_FREE, list(joined('mia', { autoEnrol: true })), night)).toEqual([]);
  });

  it('comes back to who was passed over, once she fits', () => {
    expect(round(ONE_FREE, list(joined('mia'), judged('mia', 'rider_elsewhere')))).toEqual([
      ['PlaceOffered', 'mia', UNTIL],
    ]);
  });

  it('is kept for a guest: only another one is offered', () => {
    expect(round(ONE_FREE, THREE, { guests: 1 })).toEqual([]);
    expect(round(given(), THREE, { guests: 1 })).toEqual([['PlaceOffered', 'mia', UNTIL]]);
  });

  it('is not known where the lesson has no maximum', () => {
    expect(round(ONE_FREE, THREE, { lesson: lesson({ maxEnrollment: null }) })).toEqual([]);
  });
});

describe('an offer', () => {
  const asked = list(joined('mia'), joined('tom'), offered('mia', UNTIL));

  it('ends at its time, and the next is asked', () => {
    const now = new Date(UNTIL);
    expect(round(ONE_FREE, asked, { now })).toEqual([
      ['WaitingEnded', 'mia', 'missed'],
      ['PlaceOffered', 'tom', '2026-11-20T22:00:00.000Z'],
    ]);
    expect(round(ONE_FREE, asked, { now: new Date(now.getTime() - 1) })).toEqual([]);
  });

  it('is over when its rider has a place', () => {
    expect(round(given(enrolled('anna'), enrolled('mia')), asked)).toEqual([['WaitingEnded', 'mia', 'taken']]);
  });

  it('is withdrawn when its place was given away, the last first; she waits on', () => {
    const two = list(joined('mia'), joined('tom'), offered('mia', UNTIL), offered('tom', UNTIL));
    expect(round(ONE_FREE, two)).toEqual([['OfferWithdrawn', 'tom']]);
  });
});

describe('waiting ends', () => {
  it('when booking has closed', () => {
    expect(round(FULL, list(joined('mia')), { now: hoursBefore(12), bufferHours: 12 })).toEqual([
      ['WaitingEnded', 'mia', 'closed'],
    ]);
    expect(round(FULL, list(joined('mia')), { now: hoursBefore(12.01), bufferHours: 12 })).toEqual([]);
  });

  it('when the lesson begins', () => {
    expect(round(FULL, list(joined('mia')), { now: STARTS_AT })).toEqual([['WaitingEnded', 'mia', 'closed']]);
  });

  it.each([
    ['called off', lesson({ isCancelled: true })],
    ['deleted', undefined],
  ])('when the lesson is %s', (_, one) => {
    expect(round(ONE_FREE, list(joined('mia')), { lesson: one })).toEqual([['WaitingEnded', 'mia', 'called_off']]);
  });

  it('with a place that was given in another way', () => {
    expect(round(given(enrolled('mia'), enrolled('leo')), list(joined('mia')))).toEqual([
      ['WaitingEnded', 'mia', 'placed'],
    ]);
  });
});
