import fc from 'fast-check';
import { stateAfter } from '../../../platform/event-store/stream.js';
import type { BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { lessonStream, type PlannedLesson } from '../domain/lesson.js';
import { schedulingEvents, type LessonEvent } from '../events.js';
import { cancel } from './cancel-lesson.js';
import { complete } from './complete-lesson.js';
import { edit } from './edit-lesson.js';
import { move, shiftTo } from './reschedule-lesson.js';

const scheduled = {
  type: 'scheduling.LessonScheduled',
  data: schedulingEvents['scheduling.LessonScheduled'].example,
} as LessonEvent;
const given = (...history: LessonEvent[]) => stateAfter(lessonStream, [scheduled, ...history]) as PlannedLesson;
const cancelled: LessonEvent = {
  type: 'scheduling.LessonCancelled',
  data: schedulingEvents['scheduling.LessonCancelled'].example,
};
const quiet = { notify: false, messageId: null };
const zone = 'America/Toronto';
const settings = (preferences: BarnSettings['preferences'] = {}): BarnSettings => ({
  farmId: 'f',
  farmName: 'Maple Hill',
  timeZone: zone,
  currency: 'CAD',
  preferences,
});
const today = '2026-11-20';
const refusal = (message: string) => expect.objectContaining({ message });
const thrown = (run: () => unknown) => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

describe('rescheduling', () => {
  const start = { date: '2026-11-26', time: '17:30' };

  it('moves the lesson and keeps its length where no end is said', () => {
    const lesson = given();
    expect(move(lesson, shiftTo(lesson, { start }), zone, quiet)).toEqual([
      {
        type: 'scheduling.LessonRescheduled',
        data: {
          lessonId: lesson.lessonId,
          timeZone: zone,
          date: '2026-11-26',
          startTime: '17:30',
          endDate: '2026-11-26',
          endTime: '18:30',
          isAllday: false,
          from: { date: '2026-11-24', startTime: '16:00' },
          ...quiet,
        },
      },
    ]);
  });
  it('to where it is already does nothing', () => {
    const lesson = given();
    expect(move(lesson, shiftTo(lesson, { start: { date: '2026-11-24', time: '16:00' } }), zone, quiet)).toEqual([]);
  });
  it('a second time does nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -59, max: 300 }), (by, longer) => {
        const lesson = given();
        const events = move(lesson, { start: by, end: by + longer }, zone, quiet);
        expect(move(given(...events), { start: 0, end: 0 }, zone, quiet)).toEqual([]);
      }),
    );
  });
  it('of a cancelled lesson is refused', () => {
    expect(thrown(() => move(given(cancelled), { start: 60, end: 60 }, zone, quiet))).toEqual(
      refusal('Lesson has already been cancelled'),
    );
  });
  it('needs an end after the beginning', () => {
    expect(thrown(() => shiftTo(given(), { start, end: start }))).toEqual(refusal('end date must be after start date'));
  });
  it('of a shorter lesson of the series by the same distance never turns it round', () => {
    expect(move(given(), { start: 120, end: 30 }, zone, quiet)).toMatchObject([
      { data: { startTime: '18:00', endTime: '19:00' } },
    ]);
  });
});

describe('cancelling a whole lesson', () => {
  it('takes the barn’s default action, no action where there is none, and other as the reason', () => {
    expect(cancel(given(), { lessonId: 'l', dates: {} }, settings(), today, quiet)).toMatchObject([
      {
        data: { action: 'BCNA', reason: 'OTH', dates: { purchaseDate: null, makeupStartDate: null, expiryDate: null } },
      },
    ]);
    expect(
      cancel(given(), { lessonId: 'l', dates: {} }, settings({ lesson_cancel_default_action: 'BCAP' }), today, quiet),
    ).toMatchObject([{ data: { action: 'BCAP' } }]);
    expect(
      cancel(
        given(),
        { lessonId: 'l', dates: {} },
        settings({ lesson_cancel_default_action: 'nonsense' }),
        today,
        quiet,
      ),
    ).toMatchObject([{ data: { action: 'BCNA' } }]);
  });
  it.each(['BCWM', 'BCWA'])('with %s brings dates: 14 days before to 30 after, unless chosen otherwise', (action) => {
    expect(cancel(given(), { lessonId: 'l', action, dates: {} }, settings(), today, quiet)).toMatchObject([
      { data: { dates: { purchaseDate: today, makeupStartDate: '2026-11-10', expiryDate: '2026-12-24' } } },
    ]);
    expect(
      cancel(
        given(),
        { lessonId: 'l', action, dates: {} },
        settings({ makeup_expiry_days: 60, makeup_start_before_days: 0 }),
        today,
        quiet,
      ),
    ).toMatchObject([{ data: { dates: { makeupStartDate: '2026-11-24', expiryDate: '2027-01-23' } } }]);
    expect(
      cancel(given(), { lessonId: 'l', action, dates: { expiryDate: '2027-02-01' } }, settings(), today, quiet),
    ).toMatchObject([{ data: { dates: { expiryDate: '2027-02-01' } } }]);
  });
  it('with dates that end before they begin is refused', () => {
    expect(
      thrown(() =>
        cancel(
          given(),
          { lessonId: 'l', action: 'BCWM', dates: { expiryDate: '2026-11-01' } },
          settings(),
          today,
          quiet,
        ),
      ),
    ).toEqual(refusal('end date must be after start date'));
  });
  it('the same way twice does nothing, another way is refused', () => {
    expect(
      cancel(given(cancelled), { lessonId: 'l', action: 'BCWM', reason: 'WEA', dates: {} }, settings(), today, quiet),
    ).toEqual([]);
    expect(
      thrown(() =>
        cancel(given(cancelled), { lessonId: 'l', action: 'BCAP', reason: 'WEA', dates: {} }, settings(), today, quiet),
      ),
    ).toEqual(refusal('Lesson has already been cancelled'));
  });
});

describe('editing', () => {
  it('says only what changed', () => {
    expect(edit(given(), { title: 'Jumping', locationId: given().locationId }, undefined, quiet)).toEqual([
      { type: 'scheduling.LessonEdited', data: { lessonId: given().lessonId, title: 'Jumping', ...quiet } },
    ]);
  });
  it('to what it is already does nothing', () => {
    expect(edit(given(), { title: 'Beginner group' }, undefined, quiet)).toEqual([]);
  });
  it('the section brings its places along', () => {
    expect(edit(given(), { sectionId: 'other' }, { max_enrollment: null }, quiet)).toMatchObject([
      { data: { sectionId: 'other', maxEnrollment: null } },
    ]);
  });
});

describe('completing', () => {
  it('happens once', () => {
    const events = complete(given(), 'COM');
    expect(events).toEqual([{ type: 'scheduling.LessonCompleted', data: { lessonId: given().lessonId, code: 'COM' } }]);
    expect(complete(given(...events), 'COM')).toEqual([]);
  });
  it('of a cancelled lesson is refused', () => {
    expect(thrown(() => complete(given(cancelled), 'COM'))).toEqual(refusal('Lesson has already been cancelled'));
  });
});
