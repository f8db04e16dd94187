import { cancelled, given, QUIET, settings, thrown, ZONE } from '../test/given.js';
import type { LessonEvent } from '../events.js';
import { CANCEL_REASONS, cancelReasonName } from './barn-cancellation.js';
import { decideCancellation } from './decide-cancellation.js';
import { decideCompletion } from './decide-completion.js';
import { decideDeletion } from './decide-deletion.js';
import { decideEdit } from './decide-edit.js';
import { decideMove } from './decide-move.js';
import { checkMayRepeat } from './decide-recurrence.js';
import type { PlannedLesson } from './lesson.js';

const held: LessonEvent = { type: 'scheduling.LessonCompleted', data: { lessonId: given().lessonId, code: 'COM' } };
const states = { active: given(), completed: given(held), cancelled: given(cancelled) };
const AFTER = { now: new Date('2026-11-25T00:00:00Z'), timeZone: ZONE };
const ALREADY = 'Lesson has already been cancelled';

const commands: Record<string, (lesson: PlannedLesson) => readonly { type: string }[] | void> = {
  edit: (lesson) => decideEdit(lesson, { title: 'Jumping' }, undefined, QUIET),
  move: (lesson) => decideMove(lesson, { start: 60, end: 60 }, ZONE, QUIET),
  complete: (lesson) => decideCompletion(lesson, 'COM', AFTER),
  reopen: (lesson) => decideCompletion(lesson, 'SCH', AFTER),
  cancel: (lesson) => decideCancellation(lesson, { action: 'BCNA', dates: {} }, settings(), '2026-11-20', QUIET),
  delete: (lesson) => [decideDeletion(lesson)],
  repeat: (lesson) => checkMayRepeat({ ...lesson, seriesId: null }),
};
const outcome = (command: string, state: keyof typeof states) => {
  const done = thrown(() => commands[command]?.(states[state])) as readonly { type: string }[] | Error | undefined;
  if (done instanceof Error) return done.message;
  return (done ?? []).map(({ type }) => type.replace('scheduling.', '')).join() || 'nothing';
};

// R236 R082 R089 R127
describe('every state of a lesson, and what may be done in it', () => {
  it.each([
    ['edit', 'LessonEdited', 'LessonEdited', 'LessonEdited'],
    ['move', 'LessonRescheduled', 'LessonRescheduled', ALREADY],
    ['complete', 'LessonCompleted', 'nothing', ALREADY],
    ['reopen', 'nothing', 'LessonCompleted', ALREADY],
    ['cancel', 'LessonCancelled', 'LessonCancelled', ALREADY],
    ['delete', 'LessonDeleted', 'LessonDeleted', 'LessonDeleted'],
    ['repeat', 'nothing', 'nothing', ALREADY],
  ])('%s: when active %s, when completed %s, when cancelled %s', (command, ...expected) =>
    expect((['active', 'completed', 'cancelled'] as const).map((state) => outcome(command, state))).toEqual(expected),
  );
});

describe('why a barn calls a lesson off', () => {
  it.each([
    ['R119', 'WEA', 'Weather'],
    ['R120', 'INS', 'Instructor illness'],
    ['R121', 'PAN', 'Pandemic restrictions'],
    ['R122', 'HOL', 'Holiday'],
    ['R123', 'OTH', null],
  ])('%s: %s reads %p', (_rule, code, name) => {
    expect(CANCEL_REASONS).toContain(code);
    expect(cancelReasonName(code)).toBe(name);
    expect(
      decideCancellation(given(), { action: 'BCNA', reason: code, dates: {} }, settings(), '2026-11-20', QUIET),
    ).toMatchObject([{ data: { reason: code } }]);
  });
  it('is something else unless it is said (R123 R125)', () =>
    expect(decideCancellation(given(), { dates: {} }, settings(), '2026-11-20', QUIET)).toMatchObject([
      { data: { action: 'BCNA', reason: 'OTH' } },
    ]));
});
