import type { RidersMerged } from '../events.js';

/** Students who were merged, each with the one who has from then on what was theirs. */
export const heirsOf = (merged: readonly RidersMerged[]): ReadonlyMap<string, string> =>
  new Map(merged.map(({ data: { mergedId, studentId } }) => [mergedId, studentId]));
