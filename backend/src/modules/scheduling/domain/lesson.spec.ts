import { stateAfter } from '../../../platform/event-store/stream.js';
import { schedulingEvents, type LessonEvent } from '../events.js';
import { isStaffedBy, lessonStream } from './lesson.js';
import { seriesStream } from './series-stream.js';

const happened = <Type extends LessonEvent['type']>(type: Type, data: object = {}) =>
  ({ type, data: { ...schedulingEvents[type].example, ...data } }) as LessonEvent;
const scheduled = happened('scheduling.LessonScheduled');

describe('a lesson', () => {
  it('is not there before it is scheduled, whatever is said of it', () => {
    expect(stateAfter(lessonStream, [])).toEqual({ phase: 'none' });
    expect(stateAfter(lessonStream, [happened('scheduling.LessonCompleted')])).toEqual({ phase: 'none' });
  });
  it('is on the calendar once scheduled', () => {
    expect(stateAfter(lessonStream, [scheduled])).toMatchObject({
      phase: 'active',
      version: 1,
      title: 'Beginner group',
      time: { date: '2026-11-24', startTime: '16:00' },
    });
  });
  it('counts everything that happens to it', () => {
    expect(
      stateAfter(lessonStream, [
        scheduled,
        happened('scheduling.LessonNoted'),
        happened('scheduling.LessonEdited', { title: 'Jumping' }),
      ]),
    ).toMatchObject({ version: 3, title: 'Jumping' });
  });
  it('moves', () => {
    expect(
      stateAfter(lessonStream, [
        scheduled,
        happened('scheduling.LessonRescheduled', { date: '2026-11-25', startTime: '09:00' }),
      ]),
    ).toMatchObject({ phase: 'active', time: { date: '2026-11-25', startTime: '09:00' } });
  });
  it('changes what an edit names and keeps the rest', () => {
    const before = stateAfter(lessonStream, [scheduled]);
    const staff = [{ id: '1', taskId: 'walk', instructorId: 'tom' }];
    const change = { title: 'Jumping', instructorId: null, locationId: 'moon', sectionId: 'other', extraStaff: staff };
    const edit = (data: object) =>
      stateAfter(lessonStream, [scheduled, { type: 'scheduling.LessonEdited', data } as LessonEvent]);
    expect(edit({ lessonId: 'l' })).toEqual({ ...before, version: 2 });
    expect(edit({ lessonId: 'l', ...change })).toEqual({ ...before, ...change, version: 2 });
  });
  it('is completed, or cancelled with an action and a reason', () => {
    expect(stateAfter(lessonStream, [scheduled, happened('scheduling.LessonCompleted')])).toMatchObject({
      phase: 'completed',
      code: 'COM',
    });
    expect(stateAfter(lessonStream, [scheduled, happened('scheduling.LessonCancelled')])).toMatchObject({
      phase: 'cancelled',
      action: 'BCWM',
      reason: 'WEA',
    });
  });
  it('is remembered as it was when it was deleted, and counts on where it is brought back (C23)', () => {
    const deleted = [
      scheduled,
      happened('scheduling.LessonEdited', { title: 'Jumping' }),
      happened('scheduling.LessonDeleted'),
    ];
    expect(stateAfter(lessonStream, deleted)).toMatchObject({
      phase: 'none',
      deleted: { phase: 'active', title: 'Jumping' },
    });
    expect(stateAfter(lessonStream, [...deleted, scheduled])).toMatchObject({ phase: 'active', version: 4 });
  });
  it('is staffed by who teaches it and who helps in it', () => {
    const lesson = { instructorId: 'maya', extraStaff: [{ id: '1', taskId: 'walk', instructorId: 'tom' }] };
    expect(['maya', 'tom', 'ines', undefined].map((who) => isStaffedBy(lesson, who))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isStaffedBy({ instructorId: null, extraStaff: [] }, undefined)).toBe(false);
  });
});

describe('a series', () => {
  const planned = {
    type: 'scheduling.SeriesPlanned',
    data: schedulingEvents['scheduling.SeriesPlanned'].example,
  } as const;
  const moved = { type: 'scheduling.SeriesMoved', data: schedulingEvents['scheduling.SeriesMoved'].example } as const;
  it('keeps its rhythm when it moves', () => {
    expect(stateAfter(seriesStream, [planned, moved])).toEqual({ phase: 'planned', frequency: 1, period: 'weeks' });
    expect(stateAfter(seriesStream, [moved])).toEqual({ phase: 'none' });
  });
});
