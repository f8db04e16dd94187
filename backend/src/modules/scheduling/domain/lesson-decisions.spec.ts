import fc from 'fast-check';
import { stateAfter } from '../../../platform/event-store/stream.js';
import type { BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { lessonStream, type PlannedLesson } from './lesson.js';
import { schedulingEvents, type LessonEvent } from '../events.js';
import { decideCancellation } from './decide-cancellation.js';
import { decideCompletion } from './decide-completion.js';
import { decideEdit } from './decide-edit.js';
import { decideMove, shiftTo } from './decide-move.js';

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
    expect(decideMove(lesson, shiftTo(lesson, { start }), zone, quiet)).toEqual([
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
    expect(decideMove(lesson, shiftTo(lesson, { start: { date: '2026-11-24', time: '16:00' } }), zone, quiet)).toEqual(
      [],
    );
  });
  it('a second time does nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -59, max: 300 }), (by, longer) => {
        const lesson = given();
        const events = decideMove(lesson, { start: by, end: by + longer }, zone, quiet);
        expect(decideMove(given(...events), { start: 0, end: 0 }, zone, quiet)).toEqual([]);
      }),
    );
  });
  it('of a cancelled lesson is refused', () => {
    expect(thrown(() => decideMove(given(cancelled), { start: 60, end: 60 }, zone, quiet))).toEqual(
      refusal('Lesson has already been cancelled'),
    );
  });
  it('needs an end after the beginning', () => {
    expect(thrown(() => shiftTo(given(), { start, end: start }))).toEqual(refusal('end date must be after start date'));
  });
  it('of a shorter lesson of the series by the same distance never turns it round', () => {
    expect(decideMove(given(), { start: 120, end: 30 }, zone, quiet)).toMatchObject([
      { data: { startTime: '18:00', endTime: '19:00' } },
    ]);
  });
});

describe('cancelling a whole lesson', () => {
  it('takes the barn’s default action, no action where there is none, and other as the reason', () => {
    expect(decideCancellation(given(), { dates: {} }, settings(), today, quiet)).toMatchObject([
      {
        data: { action: 'BCNA', reason: 'OTH', dates: { purchaseDate: null, makeupStartDate: null, expiryDate: null } },
      },
    ]);
    expect(
      decideCancellation(given(), { dates: {} }, settings({ lesson_cancel_default_action: 'BCAP' }), today, quiet),
    ).toMatchObject([{ data: { action: 'BCAP' } }]);
    expect(
      decideCancellation(given(), { dates: {} }, settings({ lesson_cancel_default_action: 'nonsense' }), today, quiet),
    ).toMatchObject([{ data: { action: 'BCNA' } }]);
  });
  it.each(['BCWM', 'BCWA'])('with %s brings dates: 14 days before to 30 after, unless chosen otherwise', (action) => {
    expect(decideCancellation(given(), { action, dates: {} }, settings(), today, quiet)).toMatchObject([
      { data: { dates: { purchaseDate: today, makeupStartDate: '2026-11-10', expiryDate: '2026-12-24' } } },
    ]);
    expect(
      decideCancellation(
        given(),
        { action, dates: {} },
        settings({ makeup_expiry_days: 60, makeup_start_before_days: 0 }),
        today,
        quiet,
      ),
    ).toMatchObject([{ data: { dates: { makeupStartDate: '2026-11-24', expiryDate: '2027-01-23' } } }]);
    expect(
      decideCancellation(given(), { action, dates: { expiryDate: '2027-02-01' } }, settings(), today, quiet),
    ).toMatchObject([{ data: { dates: { expiryDate: '2027-02-01' } } }]);
  });
  it('with dates that end before they begin is refused', () => {
    expect(
      thrown(() =>
        decideCancellation(given(), { action: 'BCWM', dates: { expiryDate: '2026-11-01' } }, settings(), today, quiet),
      ),
    ).toEqual(refusal('end date must be after start date'));
  });
  it('the same way twice does nothing, another way is refused', () => {
    expect(
      decideCancellation(given(cancelled), { action: 'BCWM', reason: 'WEA', dates: {} }, settings(), today, quiet),
    ).toEqual([]);
    expect(
      thrown(() =>
        decideCancellation(given(cancelled), { action: 'BCAP', reason: 'WEA', dates: {} }, settings(), today, quiet),
      ),
    ).toEqual(refusal('Lesson has already been cancelled'));
  });
});

describe('editing', () => {
  it('says only what changed', () => {
    expect(decideEdit(given(), { title: 'Jumping', locationId: given().locationId }, undefined, quiet)).toEqual([
      { type: 'scheduling.LessonEdited', data: { lessonId: given().lessonId, title: 'Jumping', ...quiet } },
    ]);
  });
  it('to what it is already does nothing', () => {
    expect(decideEdit(given(), { title: 'Beginner group' }, undefined, quiet)).toEqual([]);
  });
  it('the section brings its places along', () => {
    expect(decideEdit(given(), { sectionId: 'other' }, { max_enrollment: null }, quiet)).toMatchObject([
      { data: { sectionId: 'other', maxEnrollment: null } },
    ]);
  });
});

describe('completing', () => {
  it('happens once', () => {
    const events = decideCompletion(given(), 'COM');
    expect(events).toEqual([{ type: 'scheduling.LessonCompleted', data: { lessonId: given().lessonId, code: 'COM' } }]);
    expect(decideCompletion(given(...events), 'COM')).toEqual([]);
  });
  it('of a cancelled lesson is refused', () => {
    expect(thrown(() => decideCompletion(given(cancelled), 'COM'))).toEqual(
      refusal('Lesson has already been cancelled'),
    );
  });
});
