import { decideLessonHandover } from './decide-lesson-handover.js';
import type { PlannedLesson } from './lesson.js';

const lesson = (lessonId: string, own: object = {}) =>
  ({ phase: 'active', lessonId, instructorId: 'maya', extraStaff: [], version: 3, ...own }) as unknown as PlannedLesson;
const told = { notify: true, messageId: null };
const handed = (to: string | null, lessons: readonly PlannedLesson[], seen: string | null = 'maya') =>
  decideLessonHandover(
    lessons.map(({ lessonId }) => ({ lessonId, seen, instructorId: to })),
    new Map(lessons.map((one) => [one.lessonId, one])),
    told,
  );

describe('lessons that are handed over', () => {
  it.each(['tom', null])('are taught by somebody else, or by nobody for now: %s', (to) => {
    const { events, handedOver, left } = handed(to, [lesson('a'), lesson('b')]);
    expect(events).toEqual(
      ['a', 'b'].map((lessonId) => ({
        type: 'scheduling.LessonEdited',
        data: { lessonId, instructorId: to, formerInstructorId: 'maya', ...told },
      })),
    );
    expect([handedOver.length, left.length]).toEqual([2, 0]);
  });

  it('are left where somebody else teaches them by now', () => {
    const { events, handedOver, left } = handed('tom', [lesson('a', { instructorId: 'hilda' }), lesson('b')]);
    expect(events).toHaveLength(1);
    expect(handedOver).toMatchObject([{ lessonId: 'b' }]);
    expect(left).toMatchObject([{ lessonId: 'a' }]);
  });

  it.each(['cancelled', 'completed', 'none'])('are left once they are %s', (phase) =>
    expect(handed('tom', [lesson('a', { phase })])).toMatchObject({ events: [], left: [{ lessonId: 'a' }] }),
  );

  it('are nothing new the second time', () =>
    expect(handed('tom', [lesson('a', { instructorId: 'tom' })])).toEqual({ events: [], handedOver: [], left: [] }));

  it('are each decided once, by what was said last', () => {
    const both = ['tom', 'hilda'].map((instructorId) => ({ lessonId: 'a', seen: 'maya', instructorId }));
    const { events, handedOver } = decideLessonHandover(both, new Map([['a', lesson('a')]]), told);
    expect(events).toMatchObject([{ data: { instructorId: 'hilda' } }]);
    expect(handedOver).toHaveLength(1);
  });

  it('that had nobody are given to somebody', () =>
    expect(handed('tom', [lesson('a', { instructorId: null })], null).events).toMatchObject([
      { data: { instructorId: 'tom', formerInstructorId: null } },
    ]));
});
