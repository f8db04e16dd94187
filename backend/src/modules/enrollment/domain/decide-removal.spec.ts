import { cancelled, enrolled, given } from '../test/given.js';
import { decideRemoval } from './decide-removal.js';

const anna = { lessonPersonId: 'place-of-anna', lessonId: 'lesson-1' };
const rosters = new Map([
  ['lesson-1', given(enrolled('anna'))],
  ['lesson-2', given(enrolled('anna'), cancelled('anna'))],
]);

describe('removing', () => {
  it('takes out who has a place, and leaves what was cancelled on record', () =>
    expect(decideRemoval({ places: [anna, { ...anna, lessonId: 'lesson-2' }], rosters, notify: true })).toEqual([
      { type: 'enrollment.StudentRemoved', data: { ...anna, studentId: 'anna', notify: true } },
    ]));
  it('of who is gone already is no matter', () =>
    expect(decideRemoval({ places: [anna], rosters: new Map([['lesson-1', given()]]), notify: true })).toEqual([]));
  it('of a lesson nobody was ever in is no matter', () =>
    expect(decideRemoval({ places: [anna], rosters: new Map(), notify: true })).toEqual([]));
});
