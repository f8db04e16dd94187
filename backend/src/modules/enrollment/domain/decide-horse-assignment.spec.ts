import { cancelled, enrolled, given } from '../test/given.js';
import { decideHorseAssignment, isSharedInLesson } from './decide-horse-assignment.js';

const biscuit = { name: 'Biscuit', isActive: true };
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

describe('a horse that two riders of a lesson have', () => {
  const shared = (horseId: string | null, ...events: Parameters<typeof given>) =>
    isSharedInLesson({ lessonPersonId: 'place-of-anna', horseId }, given(enrolled('anna'), ...events));
  it('is told', () => expect(shared('biscuit', enrolled('leo', { horseId: 'biscuit' }))).toBe(true));
  it.each([
    ['rides another', 'juniper', [enrolled('leo', { horseId: 'biscuit' })]],
    ['has cancelled', 'biscuit', [enrolled('leo', { horseId: 'biscuit' }), cancelled('leo')]],
    ['has none, as the first', null, [enrolled('leo')]],
  ])('is no matter when the other %s', (_, horseId, events) => expect(shared(horseId, ...events)).toBe(false));
  it('is no matter to the one who has it already', () =>
    expect(isSharedInLesson({ lessonPersonId: 'place-of-anna', horseId: 'biscuit' }, riding)).toBe(false));
});
