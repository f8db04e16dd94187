import type { RosterEvent } from '../events.js';
import { cancelled, enrolled, given } from '../test/given.js';
import { decideHorseAssignment } from './decide-horse-assignment.js';
import { decideHorseAddition, decideHorseRemoval, decideTack, isLastHorse } from './decide-lesson-horses.js';
import type { Roster } from './roster.js';

const biscuit = { name: 'Biscuit', isActive: true };
const lessons = [
  { lessonId: 'lesson-1', isCancelled: false },
  { lessonId: 'lesson-2', isCancelled: false },
  { lessonId: 'lesson-3', isCancelled: true },
];
const stands = (horseId: string, withRider = false): RosterEvent => ({
  type: 'enrollment.HorseAdded',
  data: { lessonHorseId: `row-of-${horseId}`, lessonId: 'lesson-1', horseId, withRider },
});
const rosters = (...history: RosterEvent[]) => new Map<string, Roster>([['lesson-1', given(...history)]]);
const newId = () => 'row-new';
const said = (events: readonly { type: string; data: object }[]) =>
  events.map(({ type, data }) => ({ is: type.replace('enrollment.', ''), ...data }));

describe('a horse of a lesson', () => {
  const add = (history: RosterEvent[] = [], facts: object = {}) =>
    said(decideHorseAddition({ horseId: 'biscuit', horse: biscuit, lessons, ...facts }, rosters(...history), newId));

  it('is added once, to this lesson and the later ones that take place', () => {
    expect(add()).toMatchObject([{ lessonId: 'lesson-1' }, { lessonId: 'lesson-2', horseId: 'biscuit' }]);
    expect(add([stands('biscuit')])).toMatchObject([{ lessonId: 'lesson-2' }]);
  });
  it('must exist and be in work, and the lesson take place', () => {
    expect(() => add([], { horse: undefined })).toThrow('The horse was not found.');
    expect(() => add([], { horse: { ...biscuit, isActive: false } })).toThrow('Biscuit is not in work.');
    expect(() => add([], { lessons: lessons.slice(2) })).toThrow('Lesson has already been cancelled');
  });

  const remove = (...history: RosterEvent[]) =>
    said(decideHorseRemoval({ horseId: 'biscuit', lessons }, rosters(...history)));

  it('leaves with its riders, and nobody else is touched', () =>
    expect(
      remove(
        stands('biscuit'),
        stands('juniper'),
        enrolled('anna', { horseId: 'biscuit' }),
        enrolled('leo', { horseId: 'juniper' }),
      ),
    ).toEqual([
      { is: 'HorseRemoved', lessonHorseId: 'row-of-biscuit', lessonId: 'lesson-1', horseId: 'biscuit' },
      {
        is: 'HorseAssigned',
        lessonPersonId: 'place-of-anna',
        lessonId: 'lesson-1',
        studentId: 'anna',
        horseId: null,
      },
    ]));
  it('that does not stand there is not removed', () =>
    expect(remove(enrolled('anna', { horseId: 'biscuit' }))).toEqual([]));

  it.each<[string, boolean, RosterEvent[]]>([
    ['alone', true, []],
    ['beside another', false, [stands('juniper')]],
    ['beside a rider’s', false, [enrolled('anna', { horseId: 'juniper' })]],
    ['beside a rider without one', true, [enrolled('anna')]],
    ['beside the horse of who has cancelled', true, [enrolled('anna', { horseId: 'juniper' }), cancelled('anna')]],
  ])('%s: is it the last? %s', (_, last, history) =>
    expect(isLastHorse(given(stands('biscuit'), ...history), 'biscuit')).toBe(last),
  );
});

describe('tack', () => {
  const saddle = { name: 'Dressage 16"', isActive: true };
  const tack = (history: RosterEvent[], facts: object = {}) =>
    said(
      decideTack({ horseId: 'biscuit', tackId: 'saddle', tack: saddle, lessons, ...facts }, rosters(...history), newId),
    );
  const tacked: RosterEvent = {
    type: 'enrollment.TackAssigned',
    data: { lessonHorseId: 'row-of-biscuit', lessonId: 'lesson-1', horseId: 'biscuit', tackId: 'saddle' },
  };

  it('goes on a horse of the lesson, once, and comes off', () => {
    expect(tack([stands('biscuit')])).toMatchObject([{ lessonHorseId: 'row-of-biscuit', tackId: 'saddle' }]);
    expect(tack([stands('biscuit'), tacked])).toEqual([]);
    expect(tack([stands('biscuit'), tacked], { tackId: null, tack: undefined })).toMatchObject([{ tackId: null }]);
  });
  it('goes on a rider’s horse, which then stands in the lesson as long as it is ridden', () => {
    const anna = enrolled('anna', { horseId: 'biscuit' });
    expect(tack([anna])).toMatchObject([
      { is: 'HorseAdded', lessonHorseId: 'row-new', withRider: true },
      { is: 'TackAssigned', lessonHorseId: 'row-new', tackId: 'saddle' },
    ]);
    const changed = (...others: RosterEvent[]) =>
      said(
        decideHorseAssignment(
          { lessonPersonId: 'place-of-anna', lessonId: 'lesson-1', horseId: null, horse: undefined },
          given(anna, ...others),
        ),
      ).map(({ is }) => is);
    expect(changed(stands('biscuit', true))).toEqual(['HorseAssigned', 'HorseRemoved']);
    expect(changed(stands('biscuit', true), enrolled('leo', { horseId: 'biscuit' }))).toEqual(['HorseAssigned']);
    expect(changed(stands('biscuit'))).toEqual(['HorseAssigned']);
  });
  it('goes on no horse that is not in the lesson; in later ones that is passed over', () => {
    expect(() => tack([])).toThrow('The lesson horse was not found.');
    expect(() => tack([enrolled('anna', { horseId: 'biscuit' }), cancelled('anna')])).toThrow('not found');
  });
  it('must exist and be in use', () => {
    expect(() => tack([stands('biscuit')], { tack: undefined })).toThrow('The tack was not found.');
    expect(() => tack([stands('biscuit')], { tack: { ...saddle, isActive: false } })).toThrow(
      'Dressage 16" is not in use any more.',
    );
  });
  it('off a horse that has none is nothing', () =>
    expect(tack([enrolled('anna', { horseId: 'biscuit' })], { tackId: null, tack: undefined })).toEqual([]));
});
