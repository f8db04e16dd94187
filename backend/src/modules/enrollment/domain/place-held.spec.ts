import { LONG_BEFORE } from '../test/given.js';
import { joined, list } from '../test/waiting.js';
import { placeHeldWarnings } from './place-held.js';

const warned = (riding: string[], students: string[], waiting = list(joined('zoe')), guests = 0) =>
  placeHeldWarnings({ lessonId: 'lesson', maxEnrollment: 2, riding, list: waiting, guests }, students, LONG_BEFORE).map(
    ({ code, aboutId }) => [code, aboutId],
  );

describe('staff who give a place', () => {
  it('are told that it is held for somebody else', () =>
    expect(warned(['anna'], ['mia'])).toEqual([['place_held', 'mia']]));
  it('are not told where another one is free', () => expect(warned([], ['mia'])).toEqual([]));
  it('are not told where none is free, none is held, or whoever waits has it meanwhile', () =>
    expect([warned(['anna', 'leo'], ['mia']), warned(['anna'], ['mia'], []), warned(['zoe'], ['mia'])]).toEqual([
      [],
      [],
      [],
    ]));
  it('are not told of the place that is held for this very rider, nor of who has one', () =>
    expect([warned(['anna'], ['zoe']), warned(['anna'], ['anna'])]).toEqual([[], []]));
  it('are told of the one of several with whom it is given away', () =>
    expect(warned([], ['mia', 'leo'])).toEqual([['place_held', 'leo']]));
  it('are told that it is kept for a guest, where nobody waits or another place is held for who does', () => {
    expect([warned(['anna'], ['mia'], [], 1), warned([], ['mia'], list(joined('zoe')), 1)]).toEqual([
      [['place_held', 'mia']],
      [['place_held', 'mia']],
    ]);
    expect([warned([], ['mia'], [], 1), warned(['anna', 'leo'], ['mia'], [], 1)]).toEqual([[], []]);
  });
});
