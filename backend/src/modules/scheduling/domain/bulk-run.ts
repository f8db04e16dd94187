import { impossible, streamType } from '../../../platform/event-store/stream.js';
import type { BulkChoice, BulkEvent, Skipped } from '../bulk-events.js';

/** Lessons of one transaction: the barn waits meanwhile. */
export const SLICE = 100;
export const MOST_IN_BULK = 2000;
export const UNDO_MINUTES = 10;

export interface BulkRun {
  readonly phase: 'running' | 'done' | 'reverting' | 'reverted';
  readonly runId: string;
  readonly lessonIds: readonly string[];
  readonly choice: BulkChoice | null;
  readonly undoUntil: string | null;
  readonly waiting: readonly string[];
  /** Lessons done, by slice. Undoing goes through the same slices, so that its mails pair with those sent. */
  readonly slices: readonly (readonly string[])[];
  readonly skipped: readonly Skipped[];
  readonly reverted: number;
}
export type BulkState = { readonly phase: 'none' } | BulkRun;

function evolve(run: BulkState, event: BulkEvent): BulkState {
  if (event.type === 'scheduling.BulkStarted') {
    const { runId, lessonIds, choice, undoUntil } = event.data;
    const empty = { slices: [], skipped: [], reverted: 0 };
    return { phase: 'running', runId, lessonIds, choice, undoUntil, waiting: lessonIds, ...empty };
  }
  if (run.phase === 'none') return run;
  switch (event.type) {
    case 'scheduling.BulkAdvanced': {
      const { lessonIds, skipped, left } = event.data;
      return {
        ...run,
        phase: left === 0 ? 'done' : 'running',
        waiting: left === 0 ? [] : run.lessonIds.slice(-left),
        slices: lessonIds.length ? [...run.slices, lessonIds] : run.slices,
        skipped: [...run.skipped, ...skipped],
      };
    }
    case 'scheduling.BulkReverting':
      return { ...run, phase: run.slices.length ? 'reverting' : 'reverted', waiting: [] };
    case 'scheduling.BulkReverted':
      return { ...run, phase: event.data.left === 0 ? 'reverted' : 'reverting', reverted: run.reverted + 1 };
    default:
      return impossible(event);
  }
}

export const bulkStream = streamType<BulkState, BulkEvent>('bulk', { phase: 'none' }, evolve);

/** The slice that `lessonIds[index]` belongs to: one mail per slice and person. */
export const sliceOf = (index: number) => Math.floor(index / SLICE);
