import { stateAfter } from '../../../platform/event-store/stream.js';
import { cancelled, enrolled, given, lesson, LONG_BEFORE } from '../test/given.js';
import { HOURS, joined } from '../test/waiting.js';
import type { WaitingEvent } from '../waiting-events.js';
import { decideWaitingRound } from './decide-waiting-round.js';
import { activePlaces, placeOf } from './roster.js';
import { entryOf, heldFromOthers, waitingStream, type WaitingList } from './waiting-list.js';
import type { RosterEvent } from '../events.js';

/** Repeatable chance: the seed of a failure finds it again. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const RIDERS = ['anna', 'leo', 'mia', 'tom', 'zoe', 'ben', 'eva'];
const HOUR = 3_600_000;

/** What a barn's clerk would keep on paper: who rides, who waits in which order, and whose a place is until when. */
interface Paper {
  riding: string[];
  waiting: string[];
  held: Map<string, number>;
  max: number;
  now: number;
}

/** The clerk's rule: expired offers go, offers without a place are taken back, free places go down the list. */
function byHand({ riding, waiting, held, max, now }: Paper, fits: (who: string) => boolean) {
  for (const [who, until] of held)
    if (riding.includes(who) || until <= now) {
      held.delete(who);
      waiting.splice(waiting.indexOf(who), 1);
    }
  for (const who of waiting.filter((one) => riding.includes(one))) waiting.splice(waiting.indexOf(who), 1);
  const inOrder = waiting.filter((who) => held.has(who));
  for (const who of inOrder.slice(Math.max(0, max - riding.length))) held.delete(who);
  for (const who of waiting)
    if (max - riding.length > held.size && !held.has(who) && fits(who)) held.set(who, Infinity);
}

describe('a waiting list and a clerk with paper', () => {
  it.each([1, 2, 3, 4, 5])('say the same after every step of a long day (%i)', (seed) => {
    const roll = dice(seed);
    let rosterLog: RosterEvent[] = [];
    let log: WaitingEvent[] = [];
    let list: WaitingList = [];
    const paper: Paper = { riding: [], waiting: [], held: new Map(), max: 2, now: LONG_BEFORE.getTime() };
    const elsewhere = new Set<string>();
    const add = (...events: WaitingEvent[]) => {
      log = [...log, ...events];
      list = stateAfter(waitingStream, log);
    };
    for (let step = 0; step < 400; step++) {
      const who = RIDERS[roll(RIDERS.length)] as string;
      const roster = given(...rosterLog);
      const free = paper.max - paper.riding.length;
      const now = new Date(paper.now);
      switch (roll(7)) {
        case 0: // books: a place that nobody else may claim
          if (!placeOf(roster, who) && free - heldFromOthers(list, who, now) > 0) {
            rosterLog = [...rosterLog, enrolled(who, { lessonPersonId: `place-${step}` })];
            paper.riding.push(who);
          }
          break;
        case 1: // cancels
          for (const { lessonPersonId } of activePlaces(roster).filter((place) => place.studentId === who))
            rosterLog = [...rosterLog, cancelled(who, { lessonPersonId })];
          paper.riding = paper.riding.filter((one) => one !== who);
          break;
        case 2: // waits
          if (!placeOf(roster, who) && !entryOf(list, who)) {
            add(joined(who, { entryId: `entry-${step}` }));
            paper.waiting.push(who);
          }
          break;
        case 3: // leaves
          for (const { entryId } of list.filter((entry) => entry.studentId === who))
            add({
              type: 'enrollment.WaitingEnded',
              data: { entryId, lessonId: 'lesson-1', studentId: who, why: 'left' },
            });
          paper.waiting = paper.waiting.filter((one) => one !== who);
          paper.held.delete(who);
          break;
        case 4: // the barn changes the number of places
          paper.max = 1 + roll(4);
          break;
        case 5: // something else comes up, or is over
          if (!elsewhere.delete(who)) elsewhere.add(who);
          break;
        default:
          paper.now += HOUR / 4;
      }
      const before = new Set(list.filter(({ offeredUntil }) => offeredUntil).map(({ entryId }) => entryId));
      const { events } = decideWaitingRound(
        {
          lessonId: 'lesson-1',
          lesson: lesson({ maxEnrollment: paper.max, startsAt: new Date(LONG_BEFORE.getTime() + 1000 * HOUR) }),
          roster: given(...rosterLog),
          guests: 0,
          now: new Date(paper.now),
          bufferHours: 0,
          hours: { ...HOURS, quietFrom: '00:00', quietUntil: '00:00' },
          refusalOf: ({ studentId }) => (elsewhere.has(studentId) ? 'rider_elsewhere' : null),
        },
        list,
      );
      add(...events);
      byHand(paper, (one) => !elsewhere.has(one));
      for (const { studentId, entryId, offeredUntil } of list)
        if (offeredUntil && !before.has(entryId)) paper.held.set(studentId, offeredUntil.getTime());
      expect([step, list.map(({ studentId }) => studentId)]).toEqual([step, paper.waiting]);
      const held = list.filter(({ offeredUntil }) => offeredUntil).map(({ studentId }) => studentId);
      expect([step, held.toSorted()]).toEqual([step, [...paper.held.keys()].toSorted()]);
      expect(held.length).toBeLessThanOrEqual(Math.max(0, paper.max - paper.riding.length));
    }
  });
});
