import { decideClearing } from './decide-clearing.js';
import type { Roster } from './roster.js';

const place = { horseId: null, isMakeup: false, code: 'SCH' };
const roster: Roster = {
  places: {
    one: { ...place, phase: 'active', lessonPersonId: 'one', studentId: 'anna', withLesson: false },
    two: {
      ...place,
      phase: 'cancelled',
      lessonPersonId: 'two',
      studentId: 'leo',
      unit: 'used',
      compensation: 'makeup',
      dates: null,
      before: { code: 'SCH', withLesson: false },
    },
  },
  horses: { row: { lessonHorseId: 'row', horseId: 'biscuit', tackId: null, withRider: false } },
};

const removed = (lessonPersonId: string, studentId: string, notify: boolean) => ({
  type: 'enrollment.StudentRemoved',
  data: { lessonPersonId, lessonId: 'lesson', studentId, notify },
});

// C23
it('a deleted lesson loses its riders, the cancelled ones too, and its horses; told is who was to ride', () =>
  expect(decideClearing({ lessonId: 'lesson', notify: true }, roster)).toEqual([
    {
      type: 'enrollment.RosterCleared',
      data: { lessonId: 'lesson', studentIds: ['anna'], horseIds: ['biscuit'] },
    },
    removed('one', 'anna', true),
    removed('two', 'leo', false),
    { type: 'enrollment.HorseRemoved', data: { lessonHorseId: 'row', lessonId: 'lesson', horseId: 'biscuit' } },
  ]));

it('a deleted lesson without riders and horses has nothing to lose', () =>
  expect(decideClearing({ lessonId: 'lesson', notify: true }, { places: {}, horses: {} })).toEqual([]));
