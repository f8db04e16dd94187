import type { CalledOffPolicy } from './barn-cancellation.js';
import { stateAfter } from '../../../platform/event-store/stream.js';
import type { BulkChoice, BulkEvent } from '../bulk-events.js';
import type { LessonEvent } from '../events.js';
import { cancelled, givenPlanned, refusal, settings, thrown, wrong } from '../test/given.js';
import { bulkStream, SLICE, sliceOf, type BulkRun } from './bulk-run.js';
import { decideDeleted, decideReverting, decideSlice, decideSliceBack, decideStart, nextSlice } from './decide-bulk.js';
import type { Lesson } from './lesson.js';

const NOW = new Date('2026-11-24T14:00:00Z');
const CHOICE: BulkChoice = { action: 'BCNA', reason: 'WEA', day: null, dates: {}, notify: true, messageId: null };
const lesson = (lessonId: string, ...history: LessonEvent[]) => givenPlanned({ lessonId }, ...history);
const started = (lessonIds: string[], choice: BulkChoice | null = CHOICE): BulkEvent => ({
  type: 'scheduling.BulkStarted',
  data: { runId: 'run', lessonIds, choice, undoUntil: choice && '2026-11-24T14:10:00.000Z' },
});
const run = (...history: BulkEvent[]) => stateAfter(bulkStream, history) as BulkRun;
const byId = (...lessons: (Lesson & { lessonId?: string })[]) =>
  new Map(lessons.map((one) => [one.lessonId ?? '', one]));
const start = (
  lessonIds: string[],
  chosen: Record<string, { date?: string; isCancelled?: boolean }>,
  choice: BulkChoice | null = CHOICE,
) =>
  decideStart({
    order: { runId: 'run', lessonIds, choice },
    chosen: new Map(
      Object.entries(chosen).map(([id, facts]) => [id, { date: '2026-11-24', isCancelled: false, ...facts }]),
    ),
    settings: settings(),
    now: NOW,
    today: '2026-11-24',
  });

describe('starting', () => {
  it('can be undone for ten minutes', () =>
    expect(start(['a'], { a: {} }).data.undoUntil).toBe('2026-11-24T14:10:00.000Z'));
  it('to delete cannot be undone, and takes cancelled lessons, too', () =>
    expect(start(['a'], { a: { isCancelled: true } }, null).data).toMatchObject({ choice: null, undoUntil: null }));
  it('refuses lessons that are not there', () =>
    expect(thrown(() => start(['a', 'b'], { a: {} }))).toMatchObject({ kind: 'absent' }));
  it('refuses where all are cancelled already, and goes on where one is not (C19 R137)', () => {
    const gone = { isCancelled: true };
    expect(thrown(() => start(['a', 'b'], { a: gone, b: gone }))).toEqual(
      refusal('already_cancelled', 'This lesson is already cancelled'),
    );
    expect(start(['a', 'b'], { a: gone, b: {} }).data.lessonIds).toEqual(['a', 'b']);
  });
  it('refuses impossible dates of any day at once, and only where dates matter (R124)', () => {
    const dates = { makeupStartDate: '2026-12-01' };
    const late = (action: string, date: string, day: string | null) =>
      thrown(() => start(['a', 'b'], { a: {}, b: { date } }, { ...CHOICE, action, day, dates }));
    expect(late('BCWM', '2026-10-01', null)).toEqual(wrong('expiry_date', 'end date must be after start date'));
    expect(late('BCWM', '2026-10-01', '2026-11-24')).toMatchObject({ type: 'scheduling.BulkStarted' });
    expect(late('BCNA', '2026-10-01', null)).toMatchObject({ type: 'scheduling.BulkStarted' });
  });
});

describe('a slice', () => {
  const slice = (
    of: BulkRun,
    lessons: ReturnType<typeof byId>,
    choice = CHOICE,
    policies = new Map<string, CalledOffPolicy>(),
  ) => decideSlice({ run: of, choice, lessons, policies, settings: settings(), today: '2026-11-24' });

  it('is so many lessons, and the rest waits', () => {
    const ids = Array.from({ length: SLICE + 5 }, (_, i) => `l${i}`);
    const begun = run(started(ids));
    expect(nextSlice(begun)).toEqual(ids.slice(0, SLICE));
    const { done } = slice(begun, byId(...ids.map((id) => lesson(id))));
    expect(done.data).toMatchObject({ left: 5, skipped: [] });
    const after = run(started(ids), done);
    expect([after.phase, nextSlice(after)]).toEqual(['running', ids.slice(SLICE)]);
    expect([SLICE - 1, SLICE].map(sliceOf)).toEqual([0, 1]);
  });
  it('skips and reports what was cancelled or deleted meanwhile (C19)', () => {
    const lessons = byId(lesson('a', cancelled), lesson('c'));
    const { done, cancelled: now } = slice(run(started(['a', 'b', 'c'])), lessons);
    expect(done.data).toEqual({
      runId: 'run',
      lessonIds: ['c'],
      skipped: [
        { lessonId: 'a', because: 'cancelled' },
        { lessonId: 'b', because: 'gone' },
      ],
      left: 0,
    });
    expect(now.map(({ lessonId }) => lessonId)).toEqual(['c']);
    expect(run(started(['a', 'b', 'c']), done)).toMatchObject({ phase: 'done', slices: [['c']] });
  });
  it('gives each lesson what its own policy says, and what the settings say where there is none', () => {
    const policies = new Map([['a', { policyId: 'policy', version: 2, given: { WEA: 'BCWA' as const } }]]);
    const [a, b] = slice(
      run(started(['a', 'b'])),
      byId(lesson('a'), lesson('b')),
      { ...CHOICE, action: null },
      policies,
    ).cancelled;
    expect(a?.events).toMatchObject([{ data: { action: 'BCWA', ruledBy: { policyId: 'policy', version: 2 } } }]);
    expect(b?.events).toMatchObject([{ data: { action: 'BCNA', ruledBy: null } }]);
  });
  it('shifts the chosen dates with the day of each lesson', () => {
    const choice = { ...CHOICE, action: 'BCWM', day: '2026-11-23', dates: { expiryDate: '2026-12-23' } };
    const [first] = slice(run(started(['a'])), byId(lesson('a')), choice).cancelled;
    expect(first?.events).toMatchObject([{ data: { dates: { expiryDate: '2026-12-24' } } }]);
  });
  it('of deletions reports what was gone already', () =>
    expect(decideDeleted(run(started(['a', 'b'], null)), ['a']).data).toEqual({
      runId: 'run',
      lessonIds: ['a'],
      skipped: [{ lessonId: 'b', because: 'gone' }],
      left: 0,
    }));
});

describe('taking a run back', () => {
  const done = (...lessonIds: string[]): BulkEvent => ({
    type: 'scheduling.BulkAdvanced',
    data: { runId: 'run', lessonIds, skipped: [], left: 0 },
  });
  const reverting: BulkEvent = { type: 'scheduling.BulkReverting', data: { runId: 'run' } };

  it('is possible for ten minutes, once, and not for what was deleted', () => {
    const finished = run(started(['a']), done('a'));
    expect(decideReverting(finished, new Date('2026-11-24T14:10:00Z'))).toEqual([reverting]);
    expect(thrown(() => decideReverting(finished, new Date('2026-11-24T14:10:01Z')))).toMatchObject({
      code: 'undo_over',
    });
    expect(decideReverting(run(started(['a']), done('a'), reverting), NOW)).toEqual([]);
    expect(thrown(() => decideReverting(run(started(['a'], null), done('a')), NOW))).toMatchObject({
      code: 'deleted_for_good',
    });
    expect(thrown(() => decideReverting({ phase: 'none' }, NOW))).toMatchObject({ kind: 'absent' });
  });
  it('drops what is still to be done', () => {
    const left = run(started(['a', 'b']), {
      type: 'scheduling.BulkAdvanced',
      data: { runId: 'run', lessonIds: ['a'], skipped: [], left: 1 },
    });
    expect(stateAfter(bulkStream, [started(['a'])])).toMatchObject({ phase: 'running' });
    expect(bulkStream.evolve(left, reverting)).toMatchObject({ phase: 'reverting', waiting: [] });
    expect(run(started(['a']), reverting)).toMatchObject({ phase: 'reverted' });
  });
  it('takes back what each lesson’s policy gave, whatever that was', () => {
    const finished = run(started(['a'], { ...CHOICE, action: null }), done('a'), reverting);
    const back = decideSliceBack(finished, { ...CHOICE, action: null }, byId(lesson('a', cancelled)));
    expect(back.reinstated).toMatchObject([{ data: { lessonId: 'a' } }]);
  });
  it('goes through its slices one after the other, in the order in which they were done', () => {
    const slice = (lessonId: string, left: number): BulkEvent => ({
      type: 'scheduling.BulkAdvanced',
      data: { runId: 'run', lessonIds: [lessonId], skipped: [], left },
    });
    const lessons = byId(lesson('a', cancelled), lesson('b', cancelled), lesson('c', cancelled));
    const choice = { ...CHOICE, action: 'BCWM' };
    const history: BulkEvent[] = [
      started(['a', 'b', 'c'], choice),
      slice('a', 2),
      slice('b', 1),
      slice('c', 0),
      reverting,
    ];
    const taken = () => {
      const { done: back } = decideSliceBack(run(...history), choice, lessons);
      history.push(back);
      return [back.data.lessonIds, back.data.left, run(...history).phase];
    };
    expect([taken(), taken(), taken()]).toEqual([
      [['a'], 2, 'reverting'],
      [['b'], 1, 'reverting'],
      [['c'], 0, 'reverted'],
    ]);
  });
  it('brings a lesson back as the run found it, and leaves alone what is otherwise now', () => {
    const held: LessonEvent = { type: 'scheduling.LessonCompleted', data: { lessonId: 'a', code: 'COM' } };
    const choice = { ...CHOICE, action: 'BCWM' };
    const lessons = byId(lesson('a', held, cancelled), lesson('b'));
    const { done: back, reinstated } = decideSliceBack(
      run(started(['a', 'b', 'c'], choice), done('a', 'b', 'c'), reverting),
      choice,
      lessons,
    );
    expect(reinstated.map(({ data }) => data)).toEqual([{ lessonId: 'a', runId: 'run', notify: true }]);
    expect(back.data).toEqual({ runId: 'run', lessonIds: ['a'], left: 0 });
    expect(lesson('a', held, cancelled, ...reinstated)).toMatchObject({ phase: 'completed', code: 'COM' });
    expect(lesson('a', cancelled, ...reinstated)).toMatchObject({ phase: 'active' });
    const other = { ...choice, reason: 'HOL' };
    expect(decideSliceBack(run(started(['a'], other), done('a'), reverting), other, lessons).reinstated).toEqual([]);
  });
});
