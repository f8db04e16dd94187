import { enrolled, given, lesson, student } from '../test/given.js';
import { placeHeldWarnings } from './place-held.js';

const ONE_LEFT = given(enrolled('anna'));
const warned = (held: number, roster = ONE_LEFT) =>
  placeHeldWarnings({ lesson: lesson({ maxEnrollment: 2 }), student: student('mia'), held }, roster).map(
    ({ code }) => code,
  );

describe('staff who give a place', () => {
  it('are told that it is held for somebody else', () => expect(warned(1)).toEqual(['place_held']));
  it('are not told where another one is free', () => expect(warned(1, given())).toEqual([]));
  it('are not told where none is free or none is held', () =>
    expect([warned(1, given(enrolled('anna'), enrolled('leo'))), warned(0)]).toEqual([[], []]));
});
