import { importErrors } from './errors.js';

/**
 * read: the file is here, nothing is changed · running: rows are being imported · done · undoing: what it made is being
 * taken back · undone.
 */
export type RunState = 'read' | 'running' | 'done' | 'undoing' | 'undone';

const UNDO_HOURS = 24;

/** Until when the import can be undone; null where it cannot. */
export function undoableUntil({ state, finishedAt }: { state: RunState; finishedAt: Date | null }) {
  return state === 'done' && finishedAt ? new Date(finishedAt.getTime() + UNDO_HOURS * 3_600_000) : null;
}

interface Start {
  state: RunState;
  /** Another import of the barn is at work. */
  isBusy: boolean;
  /** How many rows would be imported now, and how many whoever starts it has been shown. */
  willImport: number;
  shown: number;
}

export function decideStart({ state, isBusy, willImport, shown }: Start) {
  if (state !== 'read') throw importErrors.import_over();
  if (isBusy) throw importErrors.import_running();
  if (willImport === 0) throw importErrors.nothing_to_import();
  if (willImport !== shown) throw importErrors.import_changed(willImport);
}

export function decideUndo(run: { state: RunState; finishedAt: Date | null; isBusy: boolean; now: Date }) {
  if (run.isBusy) throw importErrors.import_running();
  const until = undoableUntil(run);
  if (!until || until < run.now) throw importErrors.import_undo_over();
}
