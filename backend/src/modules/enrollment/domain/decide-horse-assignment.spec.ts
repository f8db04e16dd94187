import { cancelled, enrolled, given } from '../test/given.js';
import { decideHorseAssignment, doubleBookings } from './decide-horse-assignment.js';

const biscuit = { horseName: 'Biscuit', isActive: true, elsewhere: [] };
const booked = given(enrolled('anna'));
const riding = given(enrolled('anna', { horseId: 'biscuit' }));
const gone = given(enrolled('anna', { horseId: 'biscuit' }), cancelled('anna'));
const assign = (facts = {}, roster = booked) =>
  decideHorseAssignment(
    { lessonPersonId: 'place-of-anna', lessonId: 'lesson-1', horseId: 'biscuit', horse: biscuit, ...facts },
    roster,
  ).map(({ data }) => data.horseId);

describe('horses', () => {
  it('are assigned, and taken away again', () =>
    expect([assign(), assign({ horseId: null, horse: undefined }, riding)]).toEqual([['biscuit'], [null]]));
  it('are assigned once', () =>
    expect([assign({}, riding), assign({ horseId: null, horse: undefined })]).toEqual([[], []]));
  it('are changed for another', () => expect(assign({ horseId: 'juniper' }, riding)).toEqual(['juniper']));
  it('must be in work', () =>
    expect(() => assign({ horse: { ...biscuit, isActive: false } })).toThrow('Biscuit is not in work.'));
  it('must exist', () => expect(() => assign({ horse: undefined })).toThrow('The horse was not found.'));
  it('are not for who has cancelled, but can be taken from them', () => {
    expect(() => assign({ horseId: 'juniper' }, gone)).toThrow('rides no horse');
    expect(assign({ horseId: null, horse: undefined }, gone)).toEqual([null]);
  });
  it('are for riders of the lesson', () =>
    expect(() => assign({}, given())).toThrow('The lesson student was not found.'));
});

describe('a horse that goes twice at one time', () => {
  it('is a warning, not a refusal', () =>
    expect(
      doubleBookings({ ...biscuit, elsewhere: [{ lessonId: 'lesson-2', title: 'Jumping', startTime: '16:00' }] }),
    ).toEqual([
      { code: 'horse_double_booked', message: 'Biscuit also goes in Jumping at 16:00.', lessonId: 'lesson-2' },
    ]));
  it('is nothing to say of no horse', () => expect(doubleBookings(undefined)).toEqual([]));
});
