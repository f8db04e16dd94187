import { given, cancelled } from '../test/given.js';
import { decideDeletion, decideEnd } from './decide-deletion.js';

const planned = { phase: 'planned', frequency: 1, period: 'weeks' } as const;
const row = (date: string, rhythm: string | null = null, startTime = '16:00') => ({
  lessonId: date,
  seriesId: 'series',
  date,
  startTime,
  rhythm,
});

describe('deleting a lesson', () => {
  // R236
  it.each([
    ['active', given(), false],
    ['cancelled', given(cancelled), true],
  ])('is possible when it is %s, and says what it was', (_, lesson, wasCancelled) =>
    expect(decideDeletion(lesson, false)).toEqual({
      type: 'scheduling.LessonDeleted',
      data: {
        lessonId: lesson.lessonId,
        title: 'Beginner group',
        date: '2026-11-24',
        startTime: '16:00',
        endDate: '2026-11-24',
        endTime: '17:00',
        isAllday: false,
        staffIds: ['01930000-0000-7000-8000-000000000005', '01930000-0000-7000-8000-000000000009'],
        locationId: '01930000-0000-7000-8000-000000000006',
        wasCancelled,
        notify: false,
      },
    }),
  );
  it('is told, unless it was cancelled and told then', () =>
    expect([given(), given(cancelled)].map((lesson) => decideDeletion(lesson, true).data.notify)).toEqual([
      true,
      false,
    ]));
});

describe('the end of a series', () => {
  const [first, second] = [row('2026-11-24'), row('2026-12-01')];

  it('comes earlier when its last lessons are gone', () =>
    expect(decideEnd(planned, [first, second], '2026-12-15')).toEqual([
      {
        type: 'scheduling.SeriesResized',
        data: {
          seriesId: 'series',
          description: 'Every Tuesday 16:00 until 1 Dec 2026',
          lastDate: '2026-12-01',
          lessonIds: null,
        },
      },
    ]));
  it('names those that repeat like the last, where others repeat as before', () => {
    const moved = row('2026-12-09', 'Every Wednesday 17:00 until 23 Dec 2026', '17:00');
    expect(decideEnd(planned, [first, second, moved], '2026-12-23')[0]?.data).toEqual({
      seriesId: 'series',
      description: 'Every Wednesday 17:00 until 9 Dec 2026',
      lastDate: '2026-12-09',
      lessonIds: ['2026-12-09'],
    });
  });
  it('stays when one in the middle is gone, or all', () => {
    expect(decideEnd(planned, [first, second], '2026-12-01')).toEqual([]);
    expect(decideEnd(planned, [], '2026-12-01')).toEqual([]);
  });
});
