import type { Actor } from '../../../platform/tenancy/actor.js';
import { newsFor, mergeNews, type LessonChange } from './lesson-news.js';

const staff = (...permissions: string[]): Actor => ({
  loginId: 'login',
  userType: 'INS',
  personId: 'ines',
  permissions: new Set(permissions),
});
const change = (position: number, kind: string, ...lessons: [id: string, ...staff: string[]][]): LessonChange => ({
  position,
  kind,
  lessons: lessons.map(([id, ...people]) => ({ id, staff: people })),
});
const all = staff();
const own = staff('STAFF_RESTRICT_VIEW_CALENDAR_SELF');
const booked = change(1, 'enrollment.StudentEnrolled', ['a', 'ines'], ['b', 'tom']);

describe('news of lessons', () => {
  it('names the lessons and what happened, each once', () =>
    expect(newsFor(all, [booked, change(2, 'enrollment.StudentEnrolled', ['a', 'ines'])], 3)).toEqual({
      position: 3,
      lessonIds: ['a', 'b'],
      kinds: ['enrollment.StudentEnrolled'],
    }));
  it('is none where no lesson changed', () => {
    expect(newsFor(all, [], 3)).toBeUndefined();
    expect(newsFor(all, [change(1, 'people.PersonChanged')], 3)).toBeUndefined();
  });
  it('is of their own lessons for restricted staff', () => {
    expect(newsFor(own, [booked], 1)?.lessonIds).toEqual(['a']);
    expect(newsFor(own, [change(1, 'enrollment.StudentEnrolled', ['b', 'tom'])], 1)).toBeUndefined();
  });
  it('lets restricted staff look again where a lesson may have been taken from them, without naming it', () =>
    expect(newsFor(own, [change(1, 'scheduling.LessonEdited', ['b', 'tom'])], 1)).toEqual({
      position: 1,
      lessonIds: [],
      kinds: ['scheduling.LessonEdited'],
    }));
  it('names no more than two hundred', () => {
    const many = Array.from({ length: 201 }, (_, n): [string] => [`lesson ${n}`]);
    expect(newsFor(all, [change(1, 'scheduling.LessonScheduled', ...many)], 1)?.lessonIds).toEqual([]);
    expect(newsFor(all, [change(1, 'scheduling.LessonScheduled', ...many.slice(1))], 1)?.lessonIds).toHaveLength(200);
  });
});

describe('news that waited', () => {
  const [first, second] = [
    { position: 1, lessonIds: ['a'], kinds: ['x'] },
    { position: 2, lessonIds: ['a', 'b'], kinds: ['y'] },
  ];
  it('becomes one', () =>
    expect(mergeNews(first, second)).toEqual({ position: 2, lessonIds: ['a', 'b'], kinds: ['x', 'y'] }));
  it('stays everything once it was', () =>
    expect(mergeNews({ ...first, lessonIds: [] }, second)).toMatchObject({ position: 2, lessonIds: [] }));
});
