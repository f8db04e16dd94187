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

// C23
it('a deleted lesson loses its riders, the cancelled ones too, and its horses', () =>
  expect(decideClearing('lesson', roster)).toEqual([
    { type: 'enrollment.StudentRemoved', data: { lessonPersonId: 'one', lessonId: 'lesson', studentId: 'anna' } },
    { type: 'enrollment.StudentRemoved', data: { lessonPersonId: 'two', lessonId: 'lesson', studentId: 'leo' } },
    { type: 'enrollment.HorseRemoved', data: { lessonHorseId: 'row', lessonId: 'lesson', horseId: 'biscuit' } },
  ]));
