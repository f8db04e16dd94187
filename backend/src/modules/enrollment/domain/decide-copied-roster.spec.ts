import { clearedFrom, copiedRiders, decideCopiedRoster } from './decide-copied-roster.js';
import type { Place, Roster } from './roster.js';

const active = (studentId: string, facts: Partial<Place> = {}): Place =>
  ({
    phase: 'active',
    lessonPersonId: studentId,
    studentId,
    horseId: null,
    isMakeup: false,
    code: 'SCH',
    withLesson: false,
    ...facts,
  }) as Place;
const cancelled = (studentId: string, code: string) =>
  active(studentId, { phase: 'cancelled', code, unit: 'used', compensation: 'none', dates: null } as Partial<Place>);
const roster = (places: Place[], horses: Roster['horses'] = {}): Roster => ({
  places: Object.fromEntries(places.map((place, index) => [`${index}`, place])),
  horses,
});
const names = (places: Place[], recurs = false) =>
  copiedRiders(roster(places), { recurs }).map(({ studentId }) => studentId);

describe('riders who come along to a copy', () => {
  // G09
  it('are all but those who cancelled themselves', () =>
    expect(
      names([active('anna'), cancelled('leo', 'CWP'), cancelled('mia', 'BCWM'), active('tom', { code: 'COM' })]),
    ).toEqual(['anna', 'mia', 'tom']));
  it('come once, however often they were added', () =>
    expect(names([cancelled('anna', 'BCNA'), active('anna')])).toEqual(['anna']));
  // F17
  it('are without makeups where it recurs', () => {
    const riders = [active('anna', { isMakeup: true }), active('leo')];
    expect([names(riders), names(riders, true)]).toEqual([['anna', 'leo'], ['leo']]);
  });
});

describe('what a deleted lesson had', () => {
  // C23
  it('is its horses and who had a place still, not who had cancelled, in whoever’s name', () => {
    const horses = { a: { lessonHorseId: 'a', horseId: 'biscuit', tackId: null, withRider: false } };
    const cleared = roster([active('anna'), cancelled('leo', 'CWP'), cancelled('mia', 'BCWM')], horses);
    expect(clearedFrom({ places: {}, horses: {}, cleared })).toEqual({ places: { anna: active('anna') }, horses });
  });
  it('is nothing where it was deleted before it was kept', () =>
    expect(clearedFrom({ places: {}, horses: {} })).toEqual({ places: {}, horses: {} }));
});

describe('the roster of a copy', () => {
  const lesson = { lessonId: 'copy', date: '2026-12-01', programId: 'program', notify: true, messageId: null };
  const source = roster([], {
    a: { lessonHorseId: 'a', horseId: 'biscuit', tackId: 'saddle', withRider: true },
    b: { lessonHorseId: 'b', horseId: 'comet', tackId: 'lost', withRider: false },
    c: { lessonHorseId: 'c', horseId: 'old', tackId: null, withRider: false },
    d: { lessonHorseId: 'd', horseId: 'echo', tackId: null, withRider: true },
  });
  const riders = [active('anna', { horseId: 'biscuit' }), active('leo', { horseId: 'old' }), active('gone')];
  const inUse = { students: ['anna', 'leo'], horses: ['biscuit', 'comet', 'echo'], tack: ['saddle'] };
  let n = 0;
  const events = decideCopiedRoster(lesson, { riders, source, inUse }, () => `new-${++n}`);

  it('has riders on their horses, as scheduled anew', () =>
    expect(events.filter(({ type }) => type === 'enrollment.StudentEnrolled').map(({ data }) => data)).toEqual([
      { ...rider('anna', 'new-1'), horseId: 'biscuit' },
      { ...rider('leo', 'new-2'), horseId: null },
    ]));
  // F20
  it('has horses and tack that are in use, and a rider’s horse with its rider alone', () =>
    expect(events.filter(({ type }) => type !== 'enrollment.StudentEnrolled')).toEqual([
      { type: 'enrollment.HorseAdded', data: { ...horse('new-3', 'biscuit'), withRider: true } },
      { type: 'enrollment.TackAssigned', data: { ...horse('new-3', 'biscuit'), tackId: 'saddle' } },
      { type: 'enrollment.HorseAdded', data: { ...horse('new-4', 'comet'), withRider: false } },
    ]));

  const rider = (studentId: string, lessonPersonId: string) => ({
    lessonPersonId,
    lessonId: 'copy',
    studentId,
    lessonDate: '2026-12-01',
    programId: 'program',
    makeup: null,
    notify: true,
    messageId: null,
  });
  const horse = (lessonHorseId: string, horseId: string) => ({ lessonHorseId, lessonId: 'copy', horseId });
});
