import { stateAfter } from '../../../platform/event-store/stream.js';
import type { RosterEvent } from '../events.js';
import { cancelled, enrolled, placeFacts } from '../test/given.js';
import { decideConfirmation } from './decide-confirmation.js';
import { rosterStream } from './roster.js';

const STARTS = new Date('2026-11-24T21:00:00Z');
const before = (ms: number) => new Date(STARTS.getTime() - ms);
const confirmed = (startsAt = STARTS): RosterEvent => ({
  type: 'enrollment.PlaceConfirmed',
  data: {
    lessonPersonId: 'place-of-anna',
    lessonId: 'lesson-1',
    studentId: 'anna',
    startsAt: startsAt.toISOString(),
  },
});
const confirm = (
  events: readonly RosterEvent[],
  { now = before(1), facts = {} }: { now?: Date; facts?: object } = {},
) =>
  decideConfirmation(
    placeFacts('anna', { startsAt: STARTS, ...facts }),
    stateAfter(rosterStream, events as RosterEvent[]),
    now,
  );

describe('“We come”', () => {
  it('is noted until the lesson begins', () => {
    expect(confirm([enrolled('anna')])).toEqual([confirmed()]);
    expect(() => confirm([enrolled('anna')], { now: STARTS })).toThrow(
      expect.objectContaining({ code: 'answer_late' }),
    );
  });
  it('said again is nothing new', () => expect(confirm([enrolled('anna'), confirmed()])).toEqual([]));
  it('is to be said anew when the lesson has moved', () =>
    expect(confirm([enrolled('anna'), confirmed(before(3_600_000))])).toEqual([confirmed()]));
  it('comes too late for who has cancelled, and for a lesson that is called off', () => {
    const gone = { code: 'CWP', by: 'family', unit: 'released', compensation: 'none' } as const;
    expect(() => confirm([enrolled('anna'), cancelled('anna', gone)])).toThrow(
      expect.objectContaining({ code: 'answer_cancelled' }),
    );
    expect(() => confirm([enrolled('anna')], { facts: { lessonIsCancelled: true } })).toThrow(
      expect.objectContaining({ code: 'answer_cancelled' }),
    );
  });
  it('is of nobody who was taken out', () =>
    expect(() => confirm([])).toThrow(expect.objectContaining({ code: 'not_found' })));
});
