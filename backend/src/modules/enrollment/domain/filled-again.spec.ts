import type { RosterEvent } from '../events.js';
import {
  byPlace,
  cancelled,
  enrolled,
  given,
  hoursBefore,
  LONG_BEFORE,
  marked,
  placeFacts,
  removed,
} from '../test/given.js';
import { STARTS_AT, TERMS } from '../test/given.js';
import { decideFilling } from './decide-filling.js';
import { decideReinstatement } from './decide-reinstatement.js';
import { filledAgain } from './filled-again.js';

const POLICY = { policyId: 'policy', version: 3, feeMinor: 500, isFree: false };
/** Gives her place up too late, when so many rode, herself among them. */
const waits = (who: string, asFull: number, code: 'CWP' | 'CWM' | 'CWC' = 'CWP') =>
  cancelled(who, {
    by: 'family',
    code: 'CNM',
    unit: 'used',
    policy: { ...POLICY, waits: { code, percent: 100, lessMinor: 0, asFull } },
  });
const filled = (who: string) => cancelled(who, { policy: { ...POLICY, isFilled: true } });
const calledOff = (who: string) => cancelled(who, { by: 'barn', code: 'BCAP' });
const again = (who: string) => enrolled(who, { lessonPersonId: `second-of-${who}` });
const three = ['anna', 'ben', 'cleo'].map((who) => enrolled(who));
const namesOf = (events: readonly RosterEvent[]) =>
  filledAgain(given(...three, ...events)).map(({ lessonPersonId }) => lessonPersonId.replace('place-of-', ''));

describe('a place is filled again', () => {
  it.each<[string, readonly RosterEvent[], string[]]>([
    ['not by itself', [waits('anna', 3)], []],
    ['when somebody takes it', [waits('anna', 3), enrolled('dora')], ['anna']],
    ['not by who has left again by then', [waits('anna', 3), enrolled('dora'), removed('dora')], []],
    ['not while the lesson is less full than before', [waits('anna', 3), cancelled('ben'), enrolled('dora')], []],
    ['once it is as full', [waits('anna', 3), cancelled('ben'), enrolled('dora'), enrolled('emma')], ['anna']],
    ['first for whoever cancelled first', [waits('anna', 3), waits('ben', 2), enrolled('dora')], ['anna']],
    [
      'for each by a rider of her own',
      [waits('anna', 3), waits('ben', 2), enrolled('dora'), enrolled('emma')],
      ['anna', 'ben'],
    ],
    [
      'once: the next one waits for the next rider',
      [waits('anna', 3), waits('ben', 2), enrolled('dora'), filled('anna')],
      [],
    ],
    [
      'by the next rider',
      [waits('anna', 3), waits('ben', 2), enrolled('dora'), filled('anna'), enrolled('emma')],
      ['ben'],
    ],
    ['by herself, who comes back', [waits('anna', 3), waits('ben', 2), again('ben')], ['ben']],
    [
      'by a rider who comes after all',
      [waits('anna', 3), marked('ben', 'CAN', { isCancelled: true }), marked('ben', 'SCH'), again('cleo')],
      ['anna'],
    ],
    [
      'no more once staff chose what it gives',
      [waits('anna', 3), cancelled('anna', { code: 'CWM' }), enrolled('dora')],
      [],
    ],
    ['no more once the lesson is called off', [waits('anna', 3), calledOff('anna'), enrolled('dora')], []],
    ['no more once it was not', [waits('anna', 3), notFilled('anna'), enrolled('dora')], []],
  ])('%s', (_, events, names) => expect(namesOf(events)).toEqual(names));

  it('is a rider each at most, in whatever order they cancel and come', () => {
    const riders = ['anna', 'ben', 'cleo'];
    for (const first of riders)
      for (const second of riders.filter((who) => who !== first))
        for (const coming of [0, 1, 2]) {
          const came = ['dora', 'emma'].slice(0, coming).map((who) => enrolled(who));
          expect(namesOf([waits(first, 3), waits(second, 2), ...came])).toHaveLength(coming);
        }
  });
});

function notFilled(who: string): RosterEvent {
  return {
    type: 'enrollment.PlaceNotFilled',
    data: { lessonPersonId: `place-of-${who}`, lessonId: 'lesson-1', studentId: who, notify: true },
  };
}

describe('what a filled place gets', () => {
  const anna = placeFacts('anna', { code: 'CNM', isCancelled: true, unit: 'used', compensation: 'none' });
  const settle = (events: readonly RosterEvent[], now = LONG_BEFORE, place = anna) =>
    decideFilling({ places: byPlace(place), terms: TERMS, startsAt: STARTS_AT, now }, given(...three, ...events));
  const taken = [waits('anna', 3), enrolled('dora')];

  it('is what its policy promised, by its version; the fee stays', () =>
    expect(settle(taken)).toMatchObject([
      {
        type: 'enrollment.StudentCancelled',
        data: {
          lessonPersonId: 'place-of-anna',
          by: 'family',
          code: 'CWP',
          unit: 'released',
          replaces: { code: 'CNM', unit: 'used', compensation: 'none' },
          policy: { ...POLICY, isFilled: true },
        },
      },
    ]));
  it('is given once', () => expect(settle([...taken, filled('anna')])).toEqual([]));
  it('is nothing where its package is gone by then', () =>
    expect(settle(taken, LONG_BEFORE, { ...anna, packageKind: null, packageId: null })).toMatchObject([
      { data: { code: 'CWP', unit: 'none', compensation: 'none' } },
    ]));
  it('is nothing once the lesson begins, on the minute, whoever comes then', () => {
    expect(settle(taken, hoursBefore(0.01))).toMatchObject([{ type: 'enrollment.StudentCancelled' }]);
    expect(settle(taken, STARTS_AT)).toEqual([notFilled('anna')]);
    expect(settle([...taken, notFilled('anna')], STARTS_AT)).toEqual([]);
  });
  it('is waited for again where the lesson is called off and takes place after all', () => {
    const off = given(...three, waits('anna', 3), calledOff('anna'), calledOff('ben'));
    const back = decideReinstatement({ lessonId: 'lesson-1', runId: 'run', notify: false }, off, {
      places: byPlace(anna, placeFacts('ben', { code: 'BCAP' })),
      toCard: new Set(),
    });
    expect(back).toMatchObject([
      {
        type: 'enrollment.StudentCancelled',
        data: { code: 'CNM', replaces: { code: 'BCAP', unit: 'released' }, policy: { waits: { asFull: 3 } } },
      },
      { type: 'enrollment.StudentReinstated', data: { studentId: 'ben' } },
    ]);
  });
});
