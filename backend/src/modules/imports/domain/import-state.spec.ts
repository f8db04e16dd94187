import { decideStart, decideUndo, undoableUntil } from './import-state.js';

const code = (expected: string) => expect.objectContaining({ code: expected });
const start = { state: 'read', isBusy: false, willImport: 3, shown: 3 } as const;
const done = { state: 'done', finishedAt: new Date('2026-11-20T14:00:00Z'), isBusy: false } as const;

describe('an import', () => {
  it('starts as it was shown', () => expect(() => decideStart(start)).not.toThrow());

  it.each([
    ['import_over', { state: 'done' as const }],
    ['import_over', { state: 'running' as const }],
    ['import_running', { isBusy: true }],
    ['nothing_to_import', { willImport: 0, shown: 0 }],
    ['import_changed', { shown: 4 }],
  ])('is refused as %s', (refusal, change) =>
    expect(() => decideStart({ ...start, ...change })).toThrow(code(refusal)),
  );

  it('can be undone for a day after it is done', () => {
    expect(undoableUntil(done)).toEqual(new Date('2026-11-21T14:00:00Z'));
    expect(() => decideUndo({ ...done, now: new Date('2026-11-21T14:00:00Z') })).not.toThrow();
    expect(() => decideUndo({ ...done, now: new Date('2026-11-21T14:00:01Z') })).toThrow(code('import_undo_over'));
  });

  it.each(['read', 'running', 'undoing', 'undone'] as const)('cannot be undone while it is %s', (state) =>
    expect(() => decideUndo({ ...done, state, now: new Date('2026-11-20T15:00:00Z') })).toThrow(
      code('import_undo_over'),
    ),
  );

  it('is not undone while another is at work', () =>
    expect(() => decideUndo({ ...done, isBusy: true, now: new Date('2026-11-20T15:00:00Z') })).toThrow(
      code('import_running'),
    ));
});
