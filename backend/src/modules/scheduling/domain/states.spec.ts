import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cancelled, given, QUIET, settings, thrown, ZONE } from '../test/given.js';
import type { LessonEvent } from '../events.js';
import { CANCEL_REASONS, cancelReasonName } from './barn-cancellation.js';
import type { BulkRun } from './bulk-run.js';
import { decideSlice, decideSliceBack } from './decide-bulk.js';
import { decideLessonCancellation } from './decide-lesson-cancellation.js';
import { decideLessonCompletion } from './decide-lesson-completion.js';
import { decideDeletion } from './decide-deletion.js';
import { decideLessonHandover } from './decide-lesson-handover.js';
import { decideEdit } from './decide-edit.js';
import { decideExtraStaffAddition, decideExtraStaffRemoval } from './decide-extra-staff.js';
import { decideMove, decideZone } from './decide-move.js';
import { checkMayRepeat } from './decide-recurrence.js';
import type { PlannedLesson } from './lesson.js';
import { planCopy } from './plan-copy.js';

const held: LessonEvent = { type: 'scheduling.LessonCompleted', data: { lessonId: given().lessonId, code: 'COM' } };
const states = { active: given(), completed: given(held), cancelled: given(cancelled) };
const AFTER = { now: new Date('2026-11-25T00:00:00Z'), timeZone: ZONE };
const ALREADY = 'Lesson has already been cancelled';

const helper = { taskId: 'task', instructorId: 'tom' };
const choice = { action: 'BCNA', reason: 'WEA', day: null, dates: {}, notify: false, messageId: null };
const run = (lessonId: string): BulkRun => ({
  phase: 'running',
  runId: 'run',
  lessonIds: [lessonId],
  choice,
  undoUntil: null,
  waiting: [lessonId],
  slices: [[lessonId]],
  skipped: [],
  reverted: 0,
});
const among = (lesson: PlannedLesson) => new Map([[lesson.lessonId, lesson]]);
const inRun = (lesson: PlannedLesson) => {
  const facts = { run: run(lesson.lessonId), choice, settings: settings(), today: '2026-11-20' };
  const { cancelled: done, done: slice } = decideSlice({ ...facts, lessons: among(lesson), policies: new Map() });
  const skipped = slice.data.skipped.map(({ because }) => ({ type: `skipped: ${because}` }));
  return [...done.flatMap(({ events }) => events), ...skipped];
};
/** As the run left it. */
const backFromRun = (lesson: PlannedLesson) => {
  const by = lesson.phase === 'cancelled' ? { action: lesson.action, reason: lesson.reason } : {};
  return decideSliceBack(run(lesson.lessonId), { ...choice, ...by }, among(lesson)).reinstated;
};
const copied = (lesson: PlannedLesson) => {
  const section = { section_name: 'A', duration: 60, max_enrollment: 4, program_id: 'p', instructor_id: null };
  const known = {
    section: { ...section, location_id: lesson.locationId, is_active: true },
    instructors: [],
    tasks: [],
  };
  const facts = { ...known, locations: [lesson.locationId] };
  const plan = planCopy(lesson, { facts, timeZone: ZONE, recurs: false, notify: false });
  return plan.copyOf?.lessonId === lesson.lessonId ? [{ type: 'a lesson of its own' }] : [];
};

/** By the files of `commands/`, with what each does to a lesson. */
const commands: Record<string, Record<string, (lesson: PlannedLesson) => readonly { type: string }[] | void>> = {
  'hand-over-lessons': {
    'hand over': (lesson) => {
      const handover = { lessonId: lesson.lessonId, seen: lesson.instructorId, instructorId: 'tom' };
      return decideLessonHandover([handover], new Map([[lesson.lessonId, lesson]]), QUIET).events;
    },
  },
  'edit-lesson': { edit: (lesson) => decideEdit(lesson, { title: 'Jumping' }, undefined, QUIET) },
  'change-extra-staff': {
    'add a helper': (lesson) => decideExtraStaffAddition(lesson, helper, () => 'id', QUIET),
    'remove a helper': (lesson) =>
      decideExtraStaffRemoval({ ...lesson, extraStaff: [{ id: 'id', ...helper }] }, helper, QUIET),
  },
  'reschedule-lesson': { move: (lesson) => decideMove(lesson, { start: 60, end: 60 }, ZONE, QUIET) },
  'follow-time-zone': { 'follow the time zone': (lesson) => decideZone(lesson, 'Europe/Warsaw') },
  'complete-lesson': {
    complete: (lesson) => decideLessonCompletion(lesson, 'COM', AFTER),
    reopen: (lesson) => decideLessonCompletion(lesson, 'SCH', AFTER),
  },
  'cancel-lesson': {
    cancel: (lesson) =>
      decideLessonCancellation(lesson, { action: 'BCNA', dates: {} }, settings(), '2026-11-20', QUIET),
  },
  'advance-bulk': { 'cancel with others': inRun },
  'revert-bulk': { 'take that back': backFromRun },
  'delete-lessons': { delete: (lesson) => [decideDeletion(lesson, false)] },
  'make-recurring': { repeat: (lesson) => checkMayRepeat({ ...lesson, seriesId: null }) },
  'duplicate-lesson': { duplicate: copied },
};
/** They make lessons, begin what another goes on with, or concern notes and series; who is asked for what is not there is told so. */
const OTHERS = ['extend-series', 'note-lesson', 'plan-series', 'restore-lessons', 'schedule-lesson', 'start-bulk'];

const deeds = Object.assign({}, ...Object.values(commands)) as (typeof commands)[string];
const outcome = (deed: string, state: keyof typeof states) => {
  const done = thrown(() => deeds[deed]?.(states[state])) as readonly { type: string }[] | Error | undefined;
  if (done instanceof Error) return done.message;
  return (done ?? []).map(({ type }) => type.replace('scheduling.', '')).join() || 'nothing';
};

const expected: readonly (readonly [deed: string, active: string, completed: string, cancelled: string])[] = [
  ['edit', 'LessonEdited', 'LessonEdited', 'LessonEdited'],
  ['hand over', 'LessonEdited', 'nothing', 'nothing'],
  ['add a helper', 'LessonEdited', 'LessonEdited', 'LessonEdited'],
  ['remove a helper', 'LessonEdited', 'LessonEdited', 'LessonEdited'],
  ['move', 'LessonRescheduled', 'LessonRescheduled', ALREADY],
  ['follow the time zone', 'LessonRescheduled', 'LessonRescheduled', 'LessonRescheduled'],
  ['complete', 'LessonCompleted', 'nothing', ALREADY],
  ['reopen', 'nothing', 'LessonCompleted', ALREADY],
  ['cancel', 'LessonCancelled', 'LessonCancelled', ALREADY],
  ['cancel with others', 'LessonCancelled', 'LessonCancelled', 'skipped: cancelled'],
  ['take that back', 'nothing', 'nothing', 'LessonReinstated'],
  ['delete', 'LessonDeleted', 'LessonDeleted', 'LessonDeleted'],
  ['repeat', 'nothing', 'nothing', ALREADY],
  ['duplicate', 'a lesson of its own', 'a lesson of its own', 'a lesson of its own'],
];

// R236 R082 R089 R127 C19 C22
describe('every state of a lesson, and what may be done in it', () => {
  it.each(expected)('%s: when active %s, when completed %s, when cancelled %s', (deed, ...outcomes) =>
    expect((['active', 'completed', 'cancelled'] as const).map((state) => outcome(deed, state))).toEqual(outcomes),
  );

  it('no command and no deed is missing from the table', () => {
    const folder = path.join(import.meta.dirname, '../commands');
    const known = readdirSync(folder).filter((file) =>
      readFileSync(path.join(folder, file), 'utf8').includes('extends barnCommand'),
    );
    expect(known.map((file) => file.replace('.ts', '')).toSorted()).toEqual(
      [...Object.keys(commands), ...OTHERS].toSorted(),
    );
    expect(expected.map(([deed]) => deed).toSorted()).toEqual(Object.keys(deeds).toSorted());
  });
});

describe('why a barn calls a lesson off', () => {
  it.each([
    ['R119', 'WEA', 'Weather'],
    ['beyond the specification', 'HRS', 'Horse off work'],
    ['R120', 'INS', 'Instructor illness'],
    ['R121', 'PAN', 'Pandemic restrictions'],
    ['R122', 'HOL', 'Holiday'],
    ['R123', 'OTH', null],
  ])('%s: %s reads %p', (_rule, code, name) => {
    expect(CANCEL_REASONS).toContain(code);
    expect(cancelReasonName(code)).toBe(name);
    expect(
      decideLessonCancellation(given(), { action: 'BCNA', reason: code, dates: {} }, settings(), '2026-11-20', QUIET),
    ).toMatchObject([{ data: { reason: code } }]);
  });
  it('is something else unless it is said (R123 R125)', () =>
    expect(decideLessonCancellation(given(), { dates: {} }, settings(), '2026-11-20', QUIET)).toMatchObject([
      { data: { action: 'BCNA', reason: 'OTH' } },
    ]));
});
