import { decideInitialRoster, type NewLesson } from './decide-initial-roster.js';

const begin = (facts: Partial<NewLesson>) => {
  let n = 0;
  const lesson = { lessonId: 'lesson-1', date: '2026-11-24', programId: 'program', notify: true, messageId: null };
  return decideInitialRoster({ ...lesson, studentIds: [], horseIds: [], ...facts }, () => `new-${++n}`);
};

describe('a new lesson', () => {
  it('begins with everybody it was planned with, once', () =>
    expect(
      begin({ studentIds: ['anna', 'leo', 'anna'], horseIds: ['biscuit', 'biscuit'] }).map((event) =>
        event.type === 'enrollment.HorseAdded' ? event.data.horseId : event.data.studentId,
      ),
    ).toEqual(['anna', 'leo', 'biscuit']));
  it('gives its students places that their packages pay for', () =>
    expect(begin({ studentIds: ['anna'] })).toEqual([
      {
        type: 'enrollment.StudentEnrolled',
        data: {
          lessonPersonId: 'new-1',
          lessonId: 'lesson-1',
          studentId: 'anna',
          lessonDate: '2026-11-24',
          programId: 'program',
          horseId: null,
          makeup: null,
          notify: true,
          messageId: null,
        },
      },
    ]));
  it('puts horses in by themselves', () =>
    expect(begin({ horseIds: ['biscuit'] })).toEqual([
      {
        type: 'enrollment.HorseAdded',
        data: { lessonHorseId: 'new-1', lessonId: 'lesson-1', horseId: 'biscuit', withRider: false },
      },
    ]));
  it('may begin with nobody', () => expect(begin({})).toEqual([]));
});
